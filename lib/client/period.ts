import { choice, day } from '@/lib/contract/params';
import { addDays, daysBetween } from '@/lib/queries/shared/dates';

/** A range of days, including both. */
export interface Period {
  start_date: string;
  end_date: string;
}

/** Comparison of a period: with the days before it, with the same weekdays a year before, or none. */
export const COMPARISONS = ['before', 'year', 'none'] as const;
export type Comparison = (typeof COMPARISONS)[number];

/** The period's parameters in a URL, the same on all pages. */
export const periodSchemas = {
  start_date: day('First day of the period'),
  end_date: day('Last day of the period'),
  compare: choice('What the period is compared with', COMPARISONS),
};

export function daysOf({ start_date, end_date }: Period): number {
  return daysBetween(start_date, end_date);
}

/** Returns the `count` days that end with `end_date`. */
export function lastDays(end_date: string, count: number): Period {
  return { start_date: addDays(end_date, 1 - count), end_date };
}

/** Changes the first day, and the last one if it would be earlier. */
export function withStart({ end_date }: Period, start_date: string): Period {
  return end_date < start_date ? { start_date, end_date: start_date } : { start_date, end_date };
}

export function withEnd({ start_date }: Period, end_date: string): Period {
  return end_date < start_date ? { start_date: end_date, end_date } : { start_date, end_date };
}

/** Returns the compared period, which has the same length, or null for no comparison. */
export function comparedPeriod(period: Period, comparison: Comparison): Period | null {
  if (comparison === 'none') return null;
  // 364 days are 52 whole weeks, so that weekdays match.
  const shift = comparison === 'year' ? 364 : daysOf(period);
  return { start_date: addDays(period.start_date, -shift), end_date: addDays(period.end_date, -shift) };
}

/**
 * Returns the period of a URL. A missing first day gives `count` days, a missing last day is the newest. A first day
 * after the last is ignored.
 */
export function periodOf(requested: { [Day in keyof Period]: string | null }, newest: string, count: number): Period {
  const { start_date, end_date } = requested;
  if (start_date && !end_date) return { start_date, end_date: start_date > newest ? start_date : newest };
  const last = end_date ?? newest;
  return start_date && start_date <= last ? { start_date, end_date: last } : lastDays(last, count);
}
