import type { BulkDataset } from '@/lib/contract/dataset';
import { utcDay } from '@/lib/contract/utc-day';
import { addDays, earlier } from '@/lib/queries/shared/dates';
import { assessDays } from './assess-days';
import type { KnownFiles } from './known-file';

/** The week in which the hours of a dataset can be found. */
export interface UnknownWeek {
  from: string;
  to: string;
  /** Number of its hours that are not checked. */
  requests: number;
}

/**
 * Returns the last week of a calendar that is over, or null if all of its hours are checked. A week shows the hours of
 * datasets with files on some weekdays only.
 */
export function unknownWeek(
  dataset: Pick<BulkDataset, 'name'>,
  records: KnownFiles,
  { to: last, now }: { to: string; now: Date },
): UnknownWeek | null {
  const yesterday = addDays(utcDay(now), -1);
  const to = earlier(last, yesterday);
  const from = addDays(to, -6);
  const hours = assessDays(dataset, records, { from, to, now }).flatMap((day) => day.hours);
  const requests = hours.filter(({ state }) => state === 'unknown').length;
  return requests > 0 ? { from, to, requests } : null;
}
