import { utcDay } from '@/lib/contract/utc-day';
import { addDays, latest, periodStart } from '@/lib/queries/shared/dates';
import type { FileReader } from '../query';
import { CALENDAR_DAYS } from './params';

/** Returns the first and last day of `rangeParams`. */
export async function rangeOf(
  { until }: { until?: string | undefined },
  files: FileReader,
): Promise<{ from: string; to: string; now: Date }> {
  const { now } = files;
  const to = until ?? lastDayFor(await files.newest(), utcDay(now));
  return { from: periodStart(to, CALENDAR_DAYS), to, now };
}

/** Returns today, or the newest day with a file if a calendar that ends today has none. */
export function lastDayFor(newest: readonly { date: string }[], today: string): string {
  const last = latest(newest.map(({ date }) => date)) ?? today;
  return last > addDays(today, -CALENDAR_DAYS) ? today : last;
}
