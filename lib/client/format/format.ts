import { formatCount } from '@/lib/client/format/format-count';
import {
  formatAge,
  formatDateTime,
  formatDay,
  formatLongDay,
  formatMoment,
  formatShortDay,
  formatWeekday,
} from '@/lib/client/format/format-date';
import { formatAmount, formatMoney, formatMoneyDifference } from '@/lib/client/format/format-money';
import {
  formatDecimal,
  formatDifference,
  formatIndex,
  formatInteger,
  formatPercent,
  formatPercentChange,
  formatPoints,
  formatPosition,
} from '@/lib/client/format/format-number';

type Value = number | null | undefined;
type Text = string | null | undefined;

/** Creates all formatters for a locale. They are pure functions and return "—" without a value. */
export function createFormat(locale: string) {
  return {
    locale,
    integer: (value: Value) => formatInteger(value, locale),
    count: (count: number, noun: string) => formatCount(count, noun, locale),
    decimal: (value: Value, digits?: number) => formatDecimal(value, locale, digits),
    percent: (ratio: Value, digits?: number) => formatPercent(ratio, locale, digits),
    difference: (difference: Value, digits?: number) => formatDifference(difference, locale, digits),
    points: (difference: Value, digits?: number) => formatPoints(difference, locale, digits),
    index: (value: Value) => formatIndex(value, locale),
    position: (value: Value, digits?: number) => formatPosition(value, locale, digits),
    /** An amount whose currency is written elsewhere. */
    amount: (amount: Value, currency: Text) => formatAmount(amount, currency, locale),
    amountDifference: (difference: Value, currency: Text) =>
      formatAmount(difference, currency, locale, { signDisplay: 'exceptZero' }),
    money: (amount: Value, currency: Text, digits?: number) => formatMoney(amount, currency, locale, digits),
    moneyDifference: (difference: Value, currency: Text) => formatMoneyDifference(difference, currency, locale),
    percentChange: (ratio: Value) => formatPercentChange(ratio, locale),
    day: formatDay,
    shortDay: formatShortDay,
    weekday: formatWeekday,
    longDay: formatLongDay,
    dateTime: (iso: Text) => formatDateTime(iso),
    moment: (iso: Text, now: number) => formatMoment(iso, now),
    age: formatAge,
  };
}

export type Format = ReturnType<typeof createFormat>;
