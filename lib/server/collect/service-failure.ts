import 'server-only';
import type { Problem, ProblemCode } from '@/lib/contract/problem';

const SERVICE_FAILURES: readonly ProblemCode[] = [
  'key_refused',
  'unreachable',
  'timeout',
  'upstream_failed',
  'rate_limited',
  'redirected',
  'internal',
];

/** Returns whether the service, the network or the store failed, so that other requests would probably fail, too. */
export function isServiceFailure({ code }: Problem): boolean {
  return SERVICE_FAILURES.includes(code);
}
