import 'server-only';

let last = 0n;

/** A number larger than any before it, over restarts too: microseconds, as text because it exceeds a safe integer. */
export function nextVersion(): string {
  const now = BigInt(Date.now()) * 1000n;
  last = now > last ? now : last + 1n;
  return last.toString();
}
