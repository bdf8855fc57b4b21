import { utcDay } from '@/lib/contract/utc-day';
import { addDays, earlier, latest, periodStart } from '@/lib/queries/shared/dates';
import type { FileReader } from '../query';
import { CALENDAR_DAYS } from './params';

/** Returns the first and last day of `rangeParams`, which is never after today. */
export async function rangeOf(
  { until }: { until?: string | undefined },
  files: FileReader,
): Promise<{ from: string; to: string; now: Date }> {
  const { now } = files;
  const today = utcDay(now);
  const to = until === undefined ? lastDayFor(await files.newest(), today) : earlier(until, today);
  return { from: periodStart(to, CALENDAR_DAYS), to, now };
}

/** Returns today, or the newest day with a file if a calendar that ends today has none. */
export function lastDayFor(newest: readonly { date: string }[], today: string): string {
  const last = latest(newest.map(({ date }) => date)) ?? today;
  return last > addDays(today, -CALENDAR_DAYS) ? today : last;
}
