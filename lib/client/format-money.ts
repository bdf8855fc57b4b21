import { formatDecimal, formatDifference, NO_VALUE, numberFormat } from '@/lib/client/format-number';

/**
 * Money in the currency its row carries. A currency that is not an ISO code is written behind the amount as it came;
 * no currency at all leaves the bare amount, for inventing one would be worse.
 */
export function formatMoney(
  amount: number | null | undefined,
  currency: string | null | undefined,
  locale: string,
): string {
  return write(amount, currency, locale, false);
}

/** A difference of two amounts, signed unless it rounds to 0: "+€1.20". */
export function formatMoneyDifference(
  difference: number | null | undefined,
  currency: string | null | undefined,
  locale: string,
): string {
  return write(difference, currency, locale, true);
}

function write(
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
