import { choice, day } from '@/lib/contract/params';
import { addDays, daysBetween } from '@/lib/queries/shared/dates';

/** Both days are of the period. */
export interface Period {
  start_date: string;
  end_date: string;
}

/** What a period is compared with: the days right before it, the same weekdays a year before, or nothing. */
export const COMPARISONS = ['before', 'year', 'none'] as const;
export type Comparison = (typeof COMPARISONS)[number];

/** The period in a URL, by the same names on every page. */
export const periodSchemas = {
  start_date: day('First day of the period'),
  end_date: day('Last day of the period'),
  compare: choice('What the period is compared with', COMPARISONS),
};

export function daysOf({ start_date, end_date }: Period): number {
  return daysBetween(start_date, end_date);
}

/** The `count` days that end with `end_date`. */
export function lastDays(end_date: string, count: number): Period {
  return { start_date: addDays(end_date, 1 - count), end_date };
}

/** From another day on; a period never ends before it begins. */
export function withStart({ end_date }: Period, start_date: string): Period {
  return end_date < start_date ? { start_date, end_date: start_date } : { start_date, end_date };
}

export function withEnd({ start_date }: Period, end_date: string): Period {
  return end_date < start_date ? { start_date: end_date, end_date } : { start_date, end_date };
}

/** The period to compare with, as long as the one it is for; null for no comparison. */
export function comparedPeriod(period: Period, comparison: Comparison): Period | null {
  if (comparison === 'none') return null;
  // 364 days are 52 whole weeks: Mondays stand against Mondays.
  const shift = comparison === 'year' ? 364 : daysOf(period);
  return { start_date: addDays(period.start_date, -shift), end_date: addDays(period.end_date, -shift) };
}

/** The period that a URL asks for: a missing day is made up of `count` days, and a first day after the last counts as missing. */
export function periodOf(given: { [Day in keyof Period]: string | null }, newest: string, count: number): Period {
  const { start_date, end_date } = given;
  if (start_date && !end_date) return { start_date, end_date: start_date > newest ? start_date : newest };
  const last = end_date ?? newest;
  return start_date && start_date <= last ? { start_date, end_date: last } : lastDays(last, count);
}
