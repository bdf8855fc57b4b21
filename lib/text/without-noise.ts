/** More than any figure shows, and fewer than the noise of differences of amounts in millions has. */
const DECIMALS = 8;

/**
 * Rounds off the noise of binary fractions: 97.2 − 96.8 is 0.4000000000000057. Decimals are counted instead of digits, so
 * that large amounts keep theirs, and the noise of a small difference between large numbers is removed.
 */
export function withoutNoise(value: number): number {
  return Number(value.toFixed(DECIMALS));
}
