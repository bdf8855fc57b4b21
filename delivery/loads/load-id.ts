import { randomInt } from 'node:crypto';

let last = 0;

/**
 * Returns an increasing number: milliseconds × 1000 plus a random part, as two processes may start in the same
 * millisecond. It is a safe integer until the year 2255.
 */
export function nextLoadId(now = Date.now()): number {
  last = Math.max(last + 1, now * 1000 + randomInt(1000));
  return last;
}
