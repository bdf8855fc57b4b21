import { currencyDigits, isIsoCurrency } from '@/lib/text/number-format';

/** Maximum decimals of an amount below 1. */
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
 * €1.799 or €0.0125. An amount with still more is a mean, which is rounded to those of its currency.
 */
export function moneyDigits(amount: number, currency: string | null | undefined): number {
  const least = cachedDigits(currency);
  const most = Math.abs(amount) < 1 ? MOST_DIGITS : least + 1;
  for (let digits = least; digits <= most; digits += 1) {
    const scaled = amount * 10 ** digits;
    if (Math.abs(scaled - Math.round(scaled)) < NOISE) return digits;
  }
  return least;
}
