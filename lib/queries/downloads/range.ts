import { utcDay } from '@/lib/contract/utc-day';
import { periodStart } from '@/lib/queries/shared/dates';
import type { FileReader } from '../query';
import { lastDayFor } from './last-day';

/** Returns the first and last day of `rangeParams`. */
export async function rangeOf(
  { until, days }: { until?: string | undefined; days: number },
  files: FileReader,
): Promise<{ from: string; to: string; now: Date }> {
  const { now } = files;
  const to = until ?? lastDayFor(await files.newest(), days, utcDay(now));
  return { from: periodStart(to, days), to, now };
}
