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
import { formatAmount, formatMoney } from '@/lib/client/format/format-money';
import { formatDecimal, formatInteger, NO_VALUE, SIGNED } from '@/lib/client/format/format-number';

type Value = number | null | undefined;
type Text = string | null | undefined;

const PERCENT = { style: 'percent' } as const;

/** Creates all formatters for a locale. They are pure functions and return "—" without a value. */
export function createFormat(locale: string) {
  const decimal = (value: Value, digits?: number) => formatDecimal(value, locale, digits);
  const difference = (value: Value, digits?: number) => formatDecimal(value, locale, digits, SIGNED);
  return {
    locale,
    integer: (value: Value) => formatInteger(value, locale),
    count: (count: number, noun: string) => formatCount(count, noun, locale),
    decimal,
    /** A difference, signed unless it rounds to 0: 0.121 → "+0.12". */
    difference,
    /** A share from 0 to 1: 0.123 → "12.3%". */
    percent: (ratio: Value, digits = 1) => formatDecimal(ratio, locale, digits, PERCENT),
    /** A relative change: 0.042 → "+4.2%". */
    percentChange: (ratio: Value) => formatDecimal(ratio, locale, 1, { ...PERCENT, ...SIGNED }),
    /** A difference between two shares in percentage points: 0.021 → "+2.1 pp". */
    points(value: Value, digits = 1) {
      const text = difference(value == null ? value : value * 100, digits);
      return text === NO_VALUE ? text : `${text} pp`;
    },
    /** A rank: 3 → "#3". */
    position(value: Value, digits = 0) {
      const text = decimal(value, digits);
      return text === NO_VALUE ? text : `#${text}`;
    },
    /** An amount whose currency is written elsewhere. */
    amount: (amount: Value, currency: Text) => formatAmount(amount, currency, locale),
    amountDifference: (value: Value, currency: Text) => formatAmount(value, currency, locale, SIGNED),
    money: (amount: Value, currency: Text, digits?: number) => formatMoney(amount, currency, locale, { digits }),
    moneyDifference: (value: Value, currency: Text) => formatMoney(value, currency, locale, SIGNED),
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
