import 'server-only';
import type { Problem, ProblemCode } from '@/lib/contract/problem';
import type { LedgerRow } from './ledger';

/** Failures that a shorter range can cure. */
const LENGTH_FAILURES: readonly ProblemCode[] = ['bad_request', 'timeout', 'bad_answer', 'upstream_failed', 'internal'];

/** Returns whether a failed request may have asked for too long a range. */
export function mayBeTooLong({ code, brokeOff }: Problem): boolean {
  return LENGTH_FAILURES.includes(code) || brokeOff === true;
}

/** Returns how many failures in a row may be due to the length. It is one of the facts of the ledger. */
export function tooLongOf({ facts }: Pick<LedgerRow, 'facts'>): number {
  const { tooLong = 0 } = JSON.parse(facts) as { tooLong?: number };
  return tooLong;
}
