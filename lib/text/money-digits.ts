import { currencyDigits, isIsoCurrency } from '@/lib/text/number-format';

/** A price with more decimals is a computed one, such as a mean. */
const MOST_DIGITS = 6;
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
 * Returns the decimals that an amount is shown with: those of its currency, or more where the amount has more, such as
 * €1.799. An amount whose decimals do not end is rounded to those of its currency.
 */
export function moneyDigits(amount: number, currency: string | null | undefined): number {
  const least = cachedDigits(currency);
  for (let digits = least; digits <= MOST_DIGITS; digits += 1) {
    const scaled = amount * 10 ** digits;
    if (Math.abs(scaled - Math.round(scaled)) < NOISE) return digits;
  }
  return least;
}
