import type { FilesAnswer } from '@/lib/queries/downloads/files';
import { addDays } from '@/lib/queries/shared/dates';

type DatasetFiles = FilesAnswer['datasets'][number];

const COUNTS = { due: 0, present: 0, collected: 0, light: 0, missing: 0, unchecked: 0, compared: 0 };

/** Returns the letters of a day with files at the given hours. */
export function dayWith(letters: Readonly<Record<number, string>>, other = '-'): string {
  return Array.from({ length: 24 }, (_, hour) => letters[hour] ?? other).join('');
}

/** Days from 15 November on, by dataset. */
export function filesWith(
  days: Readonly<Record<string, readonly string[]>>,
  more: Readonly<Record<string, Partial<DatasetFiles>>> = {},
): FilesAnswer {
  const length = Math.max(...Object.values(days).map(({ length }) => length));
  const from = '2026-11-15';
  return {
    today: '2026-11-21',
    hoursOver: 10,
    from,
    to: addDays(from, length - 1),
    counts: COUNTS,
    checked: 0,
    byDay: [],
    rules: [],
    datasets: Object.entries(days).map(([name, hours]) => ({
      name,
      title: name,
      listed: false,
      listedAt: null,
      newest: null,
      expected: [],
      unknown: null,
      counts: COUNTS,
      days: hours.map((letters, index) => ({ date: addDays(from, index), hours: letters, bytes: null, sized: 0 })),
      ...more[name],
    })),
  };
}
