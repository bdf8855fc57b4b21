import { numberFormat } from '@/lib/text/number-format';

/** More decimals print the binary rounding of a double. */
const MAX_DIGITS = 15;

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
  const numbers = [...new Set(values.filter((value) => value != null && Number.isFinite(value)))] as number[];
  const isDistinct = (count: number) => new Set(numbers.map((value) => print(value, count))).size === numbers.length;
  for (let count = digits; count <= MAX_DIGITS; count++) if (isDistinct(count)) return count;
  return digits;
}
