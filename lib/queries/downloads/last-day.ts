import { addDays, latest } from '@/lib/queries/shared/dates';

/** Returns today, or the newest day with a file if a range that ends today has none. */
export function lastDayFor(newest: readonly { date: string }[], days: number, today: string): string {
  const last = latest(newest.map(({ date }) => date)) ?? today;
  return last > addDays(today, -days) ? today : last;
}
