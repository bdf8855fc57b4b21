/** Far enough from a float's 15th digit that the order of a sum no longer shows. */
const KNOWN_DIGITS = 14;

/**
 * A computed number cut to six decimals, a half away from zero. Sums of floats depend on the order in which the engine's
 * threads finish; the cut makes the same question give the same answer to the last digit, also where the true number
 * ends in a half: sums in two orders stand on both sides of it.
 */
export function exact(value: number, decimals?: number): number;
export function exact(value: number | null, decimals?: number): number | null;
export function exact(value: number | null, decimals = 6): number | null {
  if (value === null) return null;
  const unit = 10 ** decimals;
  const scaled = Math.abs(value) * unit;
  // A float of this size has no such decimal.
  if (scaled > Number.MAX_SAFE_INTEGER) return value;
  const whole = Math.round(Number(scaled.toPrecision(KNOWN_DIGITS)));
  return whole === 0 ? 0 : (Math.sign(value) * whole) / unit;
}
