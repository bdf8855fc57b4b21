import { formatDecimal, NO_VALUE } from '@/lib/client/format/format-number';
import { moneyDigits } from '@/lib/text/money-digits';
import { isIsoCurrency } from '@/lib/text/number-format';

type Amount = number | null | undefined;
type Currency = string | null | undefined;

interface AmountOptions extends Intl.NumberFormatOptions {
  /** Replaces the decimals of the currency and of the amount. */
  digits?: number;
}

/**
 * Formats money in the currency of its row, with the decimals of that currency, or of the amount if it has more. A
 * currency that is not an ISO code is appended unchanged. Without a currency, returns only the amount.
 */
export function formatMoney(amount: Amount, currency: Currency, locale: string, options: AmountOptions = {}): string {
  if (isIsoCurrency(currency)) {
    const style = { style: 'currency', currency, currencyDisplay: 'narrowSymbol' } as const;
    return formatAmount(amount, currency, locale, { ...options, ...style });
  }
  const text = formatAmount(amount, currency, locale, options);
  return currency && text !== NO_VALUE ? `${text} ${currency}` : text;
}

/** Formats an amount whose currency is written elsewhere, such as in the header of its column: "480" of JPY. */
export function formatAmount(
  amount: Amount,
  currency: Currency,
  locale: string,
  { digits, ...options }: AmountOptions = {},
): string {
  return formatDecimal(amount, locale, digits ?? moneyDigits(amount ?? 0, currency), options);
}
