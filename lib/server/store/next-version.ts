import 'server-only';
import { processWide } from '../process-wide';

const state = processWide('versions', () => ({ last: 0n }));

/**
 * Returns an increasing number, also across restarts: the time in microseconds, as text because it is not a safe
 * integer.
 */
export function nextVersion(): string {
  const now = BigInt(Date.now()) * 1000n;
  const { last } = state();
  state().last = now > last ? now : last + 1n;
  return state().last.toString();
}
