import { hourText } from '@/lib/contract/dataset';
import { datasets } from '@/lib/contract/datasets';
import { latest } from '@/lib/queries/shared/dates';
import { type AssessedDay, assessDays } from './assess-days';
import { groundOf } from './expected-hours';
import type { KnownFiles } from './known-file';

/** A missing or light file. */
export interface Fault {
  dataset: string;
  title: string;
  day: string;
  hour: number;
  /** Expected time, such as "05:00". */
  time: string;
  state: 'missing' | 'light';
  /** Median rows of the other files of the hour. Null if none was read to its end. */
  usual_rows: number | null;
  /** Null for a missing file, and for a light one that was not read to its end. */
  rows: number | null;
  /** Size of a light file as a share of the usual size. */
  share: number | null;
  /** First day of the unbroken run of faults of this state at this hour. */
  since: string;
  /** Time of the last request for the file or its list, ISO 8601. */
  checked_at: string | null;
  /** Evidence for the expectation of a missing file. */
  ground: string | null;
}

/** Finds the missing and light files of a range, the newest first. */
export function findFaults(records: KnownFiles, range: { from: string; to: string; now: Date }): Fault[] {
  return datasets
    .flatMap((dataset) => {
      const days = assessDays(dataset, records, range);
      const listedAt = records.listedAt[dataset.name] ?? null;
      return days.flatMap((day, index) =>
        faultsOf(day, days.slice(0, index + 1), listedAt).map((fault) => ({
          ...fault,
          dataset: dataset.name,
          title: dataset.title,
        })),
      );
    })
    .sort((a, b) => b.day.localeCompare(a.day));
}

/** @param days up to the day itself */
function faultsOf(
  { date, hours }: AssessedDay,
  days: readonly AssessedDay[],
  listedAt: string | null,
): Omit<Fault, 'dataset' | 'title'>[] {
  return hours.flatMap(({ hour, state, files, share, usual, expectation }) => {
    if (state !== 'missing' && state !== 'light') return [];
    const requestTimes = files.flatMap(({ requested_at }) => requested_at ?? []);
    return [
      {
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
      },
    ];
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
