/**
 * A computed number cut to six decimals. Sums of floats depend on the order in which the engine's threads finish; the
 * cut makes the same question give the same answer to the last digit.
 */
export function exact(value: number): number;
export function exact(value: number | null): number | null;
export function exact(value: number | null): number | null {
  return value === null ? null : Number(value.toFixed(6));
}
