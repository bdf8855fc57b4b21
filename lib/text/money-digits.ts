import { currencyDigits, isIsoCurrency } from '@/lib/text/number-format';

/** Largest error of binary fractions, in units of the last digit. */
const NOISE = 1e-6;

const cache = new Map<string, number>();

/** Caches `currencyDigits`, as workbooks format millions of amounts. */
function cachedDigits(currency: string | null | undefined): number {
  if (!isIsoCurrency(currency)) return currencyDigits(currency);
  const digits = cache.get(currency) ?? currencyDigits(currency);
  cache.set(currency, digits);
  return digits;
}

/**
 * Returns the decimals that an amount is shown with: those of its currency, or one more where the amount has it, such as
 * €1.799. An amount with still more is a mean, which is rounded to those of its currency. Below 1, zeros behind the point
 * do not count, and a mean has one more: €0.0125, €0.144.
 */
export function moneyDigits(amount: number, currency: string | null | undefined): number {
  const least = cachedDigits(currency);
  const isBelowOne = Math.abs(amount) < 1;
  const zeros = isBelowOne && amount !== 0 ? Math.ceil(-Math.log10(Math.abs(amount))) - 1 : 0;
  const most = least + zeros + 1;
  for (let digits = least; digits <= most; digits += 1) {
    const scaled = amount * 10 ** digits;
    if (Math.abs(scaled - Math.round(scaled)) < NOISE) return digits;
  }
  return isBelowOne ? most : least;
}
