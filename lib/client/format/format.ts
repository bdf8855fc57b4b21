import {
  formatAge,
  formatDateTime,
  formatDay,
  formatLongDay,
  formatMoment,
  formatMonth,
  formatShortDay,
  formatWeekday,
} from '@/lib/client/format/format-date';
import { formatAmount, formatMoney, formatMoneyDifference } from '@/lib/client/format/format-money';
import {
  formatBytes,
  formatCompact,
  formatDecimal,
  formatDifference,
  formatIndex,
  formatInteger,
  formatPercent,
  formatPercentChange,
  formatPoints,
  formatPosition,
  formatSpeed,
} from '@/lib/client/format/format-number';

type Value = number | null | undefined;
type Text = string | null | undefined;

/** Creates all formatters for a locale. They are pure functions and return "—" without a value. */
export function createFormat(locale: string) {
  return {
    locale,
    integer: (value: Value) => formatInteger(value, locale),
    decimal: (value: Value, digits?: number) => formatDecimal(value, locale, digits),
    compact: (value: Value) => formatCompact(value, locale),
    percent: (ratio: Value, digits?: number) => formatPercent(ratio, locale, digits),
    difference: (difference: Value, digits?: number) => formatDifference(difference, locale, digits),
    points: (difference: Value, digits?: number) => formatPoints(difference, locale, digits),
    index: (value: Value) => formatIndex(value, locale),
    position: (value: Value, digits?: number) => formatPosition(value, locale, digits),
    bytes: (value: Value) => formatBytes(value, locale),
    speed: (value: Value) => formatSpeed(value, locale),
    /** An amount whose currency is written elsewhere. */
    amount: (amount: Value, currency: Text) => formatAmount(amount, currency, locale),
    amountDifference: (difference: Value, currency: Text) =>
      formatAmount(difference, currency, locale, { signDisplay: 'exceptZero' }),
    money: (amount: Value, currency: Text, digits?: number) => formatMoney(amount, currency, locale, digits),
    moneyDifference: (difference: Value, currency: Text) => formatMoneyDifference(difference, currency, locale),
    percentChange: (ratio: Value) => formatPercentChange(ratio, locale),
    day: formatDay,
    shortDay: formatShortDay,
    weekday: (date: Text) => formatWeekday(date),
    longDay: (date: Text) => formatLongDay(date),
    month: formatMonth,
    dateTime: (iso: Text) => formatDateTime(iso),
    moment: (iso: Text, now: number) => formatMoment(iso, now),
    age: formatAge,
  };
}

export type Format = ReturnType<typeof createFormat>;
