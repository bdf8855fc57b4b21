import { formatDecimal, NO_VALUE, numberFormat } from '@/lib/client/format-number';

/**
 * Money in the currency its row carries. A currency that is not an ISO code is written behind the amount as it came;
 * no currency at all leaves the bare amount, for inventing one would be worse.
 */
export function formatMoney(
  amount: number | null | undefined,
  currency: string | null | undefined,
  locale: string,
): string {
  if (amount == null || !Number.isFinite(amount)) return NO_VALUE;
  if (!currency) return formatDecimal(amount, locale);
  if (!/^[A-Z]{3}$/.test(currency)) return `${formatDecimal(amount, locale)} ${currency}`;
  return numberFormat(locale, { style: 'currency', currency, currencyDisplay: 'narrowSymbol' }).format(amount);
}
