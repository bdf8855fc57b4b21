import * as z from 'zod/mini';
import { datasets } from '@/lib/contract/datasets';
import { utcDay } from '@/lib/contract/utc-day';
import { query } from '../query';
import { type AssessedHour, assessDays } from './assess-days';
import { countFiles, type FileCounts } from './count-files';
import { type ExpectedHour, expectedHours } from './expected-hours';
import { RULES } from './file-rules';
import { FILE_LETTERS, rangeParams } from './params';
import { rangeOf } from './range';
import { type UnknownWeek, unknownWeek } from './unknown-week';

/** A day of a dataset. */
interface FileDay {
  date: string;
  /** A letter for each hour, see `FILE_LETTERS`. */
  hours: string;
  /** Total size of the files with a known size, one for each hour. Null if none is known. */
  bytes: number | null;
  /** Number of hours whose files are counted in `bytes`. */
  sized: number;
}

interface DatasetFiles {
  name: string;
  title: string;
  /** Whether the service lists its files, and when the list was last fetched. */
  listed: boolean;
  listedAt: string | null;
  newest: { date: string; hour: number } | null;
  /** Hours with expected files. Empty if no files are known. */
  expected: ExpectedHour[];
  /** The week to check to find the hours. Null if they are known, or if its hours are all checked. */
  unknown: UnknownWeek | null;
  counts: FileCounts;
  /** The oldest first. */
  days: FileDay[];
}

export interface FilesAnswer {
  today: string;
  /** Number of hours of today that are over. */
  hoursOver: number;
  from: string;
  to: string;
  datasets: DatasetFiles[];
  /** Of all datasets. */
  counts: FileCounts;
  /** Datasets whose due hours are all checked: "3 of 7 checked". */
  checked: number;
  /** Counts of all datasets for each day. */
  byDay: FileCounts[];
  /** The rules behind the states, in sentences. */
  rules: readonly string[];
}

/** The calendar of all bulk files: every day and hour of each dataset with its state. */
export const files = query({
  name: 'downloads/files',
  params: z.object(rangeParams),
  needs: () => [],
  readsFiles: true,
  async answer(params, run): Promise<FilesAnswer> {
    const range = await rangeOf(params, run.files);
    const [records, newest] = await Promise.all([run.files.between(range.from, range.to), run.files.newest()]);
    const assessed = datasets.map((dataset) => ({ dataset, days: assessDays(dataset, records, range) }));
    const answers = assessed.map(({ dataset, days }): DatasetFiles => {
      const { name, title, listed } = dataset;
      const counts = countFiles(days.flatMap(({ hours }) => hours));
      const expected = expectedHours(dataset, records, range);
      const isKnown = expected.length > 0 || records.listedAt[name] !== undefined;
      const last = newest.find((file) => file.dataset === name);
      return {
        name,
        title,
        listed,
        listedAt: records.listedAt[name] ?? null,
        newest: last ? { date: last.date, hour: last.hour } : null,
        expected,
        unknown: isKnown ? null : unknownWeek(dataset, records, range),
        counts,
        days: days.map(({ date, hours }) => ({
          date,
          hours: hours.map(({ state }) => FILE_LETTERS[state]).join(''),
          ...sizeOf(hours),
        })),
      };
    });
    const byDay = (assessed[0]?.days ?? []).map((_, index) =>
      countFiles(assessed.flatMap(({ days }) => days[index]?.hours ?? [])),
    );
    return {
      today: utcDay(range.now),
      hoursOver: range.now.getUTCHours(),
      from: range.from,
      to: range.to,
      datasets: answers,
      counts: countFiles(assessed.flatMap(({ days }) => days.flatMap(({ hours }) => hours))),
      checked: answers.filter(({ counts: { due, unchecked } }) => due > 0 && unchecked === 0).length,
      byDay,
      rules: RULES,
    };
  },
});

function sizeOf(hours: readonly AssessedHour[]): Pick<FileDay, 'bytes' | 'sized'> {
  const sizes = hours.flatMap(({ files: all }) => all.flatMap(({ bytes }) => bytes ?? []).slice(0, 1));
  return {
    bytes: sizes.length > 0 ? sizes.reduce((sum, bytes) => sum + bytes, 0) : null,
    sized: sizes.length,
  };
}
