/** Rounds to cents. */
export function cents(amount: number): number {
  return Math.round(amount * 100) / 100;
}

/**
 * Returns the nearest price with a usual ending, such as 2.95.
 * @param endings in hundredths, or empty for any ending
 */
export function priceEnding(amount: number, endings: readonly number[]): number {
  if (endings.length === 0) return cents(amount);
  const whole = Math.floor(amount);
  const near = [whole - 1, whole, whole + 1].flatMap((unit) => endings.map((ending) => unit + ending / 100));
  const [first = amount, ...others] = near.filter((price) => price > 0);
  return cents(
    others.reduce((best, price) => (Math.abs(price - amount) < Math.abs(best - amount) ? price : best), first),
  );
}
