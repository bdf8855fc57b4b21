import 'server-only';
import type { Problem, ProblemCode } from '@/lib/contract/problem';

/** Failures that a shorter range can cure. */
const LENGTH_FAILURES: readonly ProblemCode[] = ['bad_request', 'timeout', 'bad_answer', 'upstream_failed', 'internal'];

/** Returns whether a failed request may have asked for too long a range. */
export function mayBeTooLong({ code, brokeOff }: Problem): boolean {
  return LENGTH_FAILURES.includes(code) || brokeOff === true;
}
