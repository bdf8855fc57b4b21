import { formatDecimal, formatDifference, NO_VALUE, numberFormat } from '@/lib/client/format-number';

/**
 * Formats money in the currency of its row. A currency that is not an ISO code is appended unchanged. Without a
 * currency, returns only the amount.
 */
export function formatMoney(
  amount: number | null | undefined,
  currency: string | null | undefined,
  locale: string,
): string {
  return format(amount, currency, locale, false);
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
): string {
  if (amount == null || !Number.isFinite(amount)) return NO_VALUE;
  const plain = () => (isSigned ? formatDifference : formatDecimal)(amount, locale);
  if (!currency) return plain();
  if (!/^[A-Z]{3}$/.test(currency)) return `${plain()} ${currency}`;
  const signDisplay = isSigned ? 'exceptZero' : 'auto';
  return numberFormat(locale, { style: 'currency', currency, currencyDisplay: 'narrowSymbol', signDisplay }).format(
    amount,
  );
}
