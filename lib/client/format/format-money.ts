import { NO_VALUE } from '@/lib/client/format/format-number';
import { moneyDigits } from '@/lib/text/money-digits';
import { isIsoCurrency, numberFormat } from '@/lib/text/number-format';

type Amount = number | null | undefined;
type Currency = string | null | undefined;

interface AmountOptions extends Pick<Intl.NumberFormatOptions, 'signDisplay'> {
  /** Replaces the decimals of the currency and of the amount. */
  digits?: number;
}

/**
 * Formats money in the currency of its row, with the decimals of that currency, or of the amount if it has more. A
 * currency that is not an ISO code is appended unchanged. Without a currency, returns only the amount.
 */
export function formatMoney(amount: Amount, currency: Currency, locale: string, digits?: number): string {
  return format(amount, currency, locale, { digits });
}

/** Formats a difference between two amounts, signed unless it rounds to 0: "+€1.20". */
export function formatMoneyDifference(difference: Amount, currency: Currency, locale: string): string {
  return format(difference, currency, locale, { signDisplay: 'exceptZero' });
}

/** Formats an amount whose currency is written elsewhere, such as in the header of its column: "480" of JPY. */
export function formatAmount(
  amount: Amount,
  currency: Currency,
  locale: string,
  { digits, signDisplay = 'auto', ...style }: AmountOptions & Intl.NumberFormatOptions = {},
): string {
  if (amount == null || !Number.isFinite(amount)) return NO_VALUE;
  const decimals = digits ?? moneyDigits(amount, currency);
  return numberFormat(locale, {
    ...style,
    signDisplay,
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  }).format(amount);
}

function format(amount: Amount, currency: Currency, locale: string, options: AmountOptions): string {
  if (isIsoCurrency(currency))
    return formatAmount(amount, currency, locale, {
      ...options,
      ...{ style: 'currency', currency, currencyDisplay: 'narrowSymbol' },
    });
  const text = formatAmount(amount, currency, locale, options);
  return currency && text !== NO_VALUE ? `${text} ${currency}` : text;
}
