import { numberFormat } from '@/lib/text/number-format';

/** Beyond these decimals, computed numbers differ in the errors of binary fractions. */
const MAX_DIGITS = 9;

function printDecimal(value: number, digits: number): string {
  // Without a sign of numbers that round to 0.
  return numberFormat('en', { maximumFractionDigits: digits, signDisplay: 'exceptZero' }).format(value);
}

/**
 * Returns the fewest decimals, at least `digits`, with which different numbers print differently: 3 for 3.996 and 4.
 * Missing numbers are ignored. `print` prints a number in its unit: a percentage has fewer decimals than its ratio.
 */
export function distinctDigits(
  values: readonly (number | null | undefined)[],
  digits: number,
  print: (value: number, digits: number) => string = printDecimal,
): number {
  const finite = values.filter((value): value is number => value != null && Number.isFinite(value));
  const numbers = [...new Set(finite.map((value) => Number(value.toFixed(MAX_DIGITS))))];
  const isDistinct = (count: number) => new Set(numbers.map((value) => print(value, count))).size === numbers.length;
  for (let count = digits; count <= MAX_DIGITS; count++) if (isDistinct(count)) return count;
  return digits;
}
