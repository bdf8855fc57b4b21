/** Number of digits that do not depend on the order of summation. */
const KNOWN_DIGITS = 14;

/**
 * Rounds a computed number to six decimals, half away from zero. Sums of floats depend on the order in which the
 * engine's threads finish. Rounding makes answers reproducible to the last digit, also if the exact number ends in a
 * half, where sums in different orders are above and below it.
 */
export function exact(value: number, decimals?: number): number;
export function exact(value: number | null, decimals?: number): number | null;
export function exact(value: number | null, decimals = 6): number | null {
  if (value === null) return null;
  const unit = 10 ** decimals;
  const scaled = Math.abs(value) * unit;
  // Floats of this size have no decimals.
  if (scaled > Number.MAX_SAFE_INTEGER) return value;
  const whole = Math.round(Number(scaled.toPrecision(KNOWN_DIGITS)));
  return whole === 0 ? 0 : (Math.sign(value) * whole) / unit;
}
