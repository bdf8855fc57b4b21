import { randomInt } from 'node:crypto';

let last = 0;

/**
 * A number larger than every earlier one: milliseconds × 1000, and a random rest so that two processes that begin in
 * the same millisecond differ. Stays a safe integer until the year 2255.
 */
export function nextLoadId(now = Date.now()): number {
  last = Math.max(last + 1, now * 1000 + randomInt(1000));
  return last;
}
