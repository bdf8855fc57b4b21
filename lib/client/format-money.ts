import { formatDecimal, formatDifference, NO_VALUE } from '@/lib/client/format-number';
import { currencyDigits, isIsoCurrency, numberFormat } from '@/lib/text/number-format';

/**
 * Formats money in the currency of its row. A currency that is not an ISO code is appended unchanged. Without a
 * currency, returns only the amount. `digits` replaces the decimals of the currency.
 */
export function formatMoney(
  amount: number | null | undefined,
  currency: string | null | undefined,
  locale: string,
  digits?: number,
): string {
  return format(amount, currency, locale, false, digits);
}

/** Formats a difference between two amounts, signed unless it rounds to 0: "+€1.20". */
export function formatMoneyDifference(
  difference: number | null | undefined,
  currency: string | null | undefined,
  locale: string,
): string {
  return format(difference, currency, locale, true);
}

function format(
  amount: number | null | undefined,
  currency: string | null | undefined,
  locale: string,
  isSigned: boolean,
  digits = currencyDigits(currency),
): string {
  if (amount == null || !Number.isFinite(amount)) return NO_VALUE;
  const plain = () => (isSigned ? formatDifference : formatDecimal)(amount, locale, digits);
  if (!currency) return plain();
  if (!isIsoCurrency(currency)) return `${plain()} ${currency}`;
  return numberFormat(locale, {
    ...{ style: 'currency', currency, currencyDisplay: 'narrowSymbol', signDisplay: isSigned ? 'exceptZero' : 'auto' },
    ...{ minimumFractionDigits: digits, maximumFractionDigits: digits },
  }).format(amount);
}
