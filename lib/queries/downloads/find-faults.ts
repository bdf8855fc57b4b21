import { type BulkDataset, hourText } from '@/lib/contract/dataset';
import { datasets } from '@/lib/contract/datasets';
import { latest } from '@/lib/queries/shared/dates';
import { type AssessedDay, assessDays } from './assess-days';
import { groundOf } from './expected-hours';
import type { FaultRow } from './faults.columns';
import type { KnownFiles } from './known-file';

/** Finds the missing and light files of a range, the newest first. */
export function findFaults(records: KnownFiles, range: { from: string; to: string; now: Date }): FaultRow[] {
  return datasets
    .flatMap((dataset) => {
      const days = assessDays(dataset, records, range);
      const listedAt = records.listedAt[dataset.name] ?? null;
      return days.flatMap((day, index) => faultsOf(dataset, day, days.slice(0, index + 1), listedAt));
    })
    .sort((a, b) => b.day.localeCompare(a.day));
}

/** @param days up to the day itself */
function faultsOf(
  { name, title }: BulkDataset,
  { date, hours }: AssessedDay,
  days: readonly AssessedDay[],
  listedAt: string | null,
): FaultRow[] {
  return hours.flatMap(({ hour, state, files, share, usual, expectation }) => {
    if (state !== 'missing' && state !== 'light') return [];
    const requestTimes = files.flatMap(({ requested_at }) => requested_at ?? []);
    return {
      dataset: name,
      title,
      day: date,
      hour,
      time: `${hourText(hour)}:00`,
      state,
      usual_rows: usual.rows,
      rows: state === 'light' ? (files.find(({ rows }) => rows !== null)?.rows ?? null) : null,
      share,
      since: startOfRun(days, hour, state),
      checked_at: latest(requestTimes) ?? listedAt,
      ground: expectation && groundOf(expectation),
    };
  });
}

/**
 * Returns the first day of the run of a fault that ends on the last of these days. Days without a due file do not end
 * it.
 */
function startOfRun(days: readonly AssessedDay[], hour: number, fault: string): string {
  let start = days.at(-1)?.date ?? '';
  for (const { date, hours } of days.toReversed()) {
    const state = hours[hour]?.state;
    if (state === fault) start = date;
    else if (state !== 'none' && state !== 'unknown') break;
  }
  return start;
}
