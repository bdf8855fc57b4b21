import 'server-only';

let last = 0n;

/**
 * Returns an increasing number, also across restarts: the time in microseconds, as text because it is not a safe
 * integer.
 */
export function nextVersion(): string {
  const now = BigInt(Date.now()) * 1000n;
  last = now > last ? now : last + 1n;
  return last.toString();
}
