import { addDays } from '@/lib/queries/shared/dates';

/** A range of days, including both. */
export interface Period {
  start_date: string;
  end_date: string;
}

/** Returns the `count` days that end with `end_date`. */
export function lastDays(end_date: string, count: number): Period {
  return { start_date: addDays(end_date, 1 - count), end_date };
}
