import type { Format } from '@/lib/client/format/format';
import { hourText } from '@/lib/contract/dataset';
import type { FileState } from '@/lib/contract/downloads';
import type { FilesAnswer } from '@/lib/queries/downloads/files';
import { FILE_LETTERS } from '@/lib/queries/downloads/params';

/** Hours of a day by their state. */
export type DayCounts = Record<FileState, number>;

/** @param hours a letter for each hour, see `FILE_LETTERS` */
export function countHours(hours: string): DayCounts {
  const counts = Object.entries(FILE_LETTERS).map(([state, letter]) => [state, hours.split(letter).length - 1]);
  return Object.fromEntries(counts) as DayCounts;
}

export function filesOf({ collected, available, light }: DayCounts): number {
  return collected + available + light;
}

/** "24 files: 23 collected, 1 light", "expected 05:00, not checked" */
export function dayWords(hours: string, format: Format): string {
  const counts = countHours(hours);
  const { expected, awaited, none } = counts;
  const files = filesOf(counts);
  const states = (['collected', 'available', 'light', 'missing'] as const).filter((state) => counts[state] > 0);
  const parts = [
    ...states.map((state) => `${format.integer(counts[state])} ${state}`),
    expected > 0 && `expected ${timesWords(hours, 'e', format)}, not checked`,
    awaited > 0 && `expected ${timesWords(hours, 'w', format)}, not due yet`,
  ].filter(Boolean);
  if (files > 0) return `${format.count(files, 'file')}: ${parts.join(', ')}`;
  if (parts.length > 0) return parts.join(', ');
  return none > 0 ? 'no file' : 'not checked';
}

const MAX_TIMES = 3;

/** "05:00", "05:00 and 17:00", "at 24 hours" */
function timesWords(hours: string, letter: string, format: Format): string {
  const times = [...hours].flatMap((hourLetter, hour) => (hourLetter === letter ? `${hourText(hour)}:00` : []));
  if (times.length > MAX_TIMES) return `at ${format.count(times.length, 'hour')}`;
  return times.length < 2 ? times.join('') : `${times.slice(0, -1).join(', ')} and ${times.at(-1)}`;
}

type ExpectedHour = FilesAnswer['datasets'][number]['expected'][number];

const WEEKDAYS = [0, 1, 2, 3, 4, 5, 6];

/** "05:00", "weekly 05:00", "24 a day", or "1–2 a day" if some hours have a file on some weekdays only. */
export function rhythmWords(expected: readonly Pick<ExpectedHour, 'hour' | 'weekdays'>[]): string {
  const [first, ...others] = expected;
  if (!first) return '';
  const time = `${hourText(first.hour)}:00`;
  if (others.length === 0) return first.weekdays.length === 1 ? `weekly ${time}` : time;
  const counts = WEEKDAYS.map((weekday) => expected.filter(({ weekdays }) => weekdays.includes(weekday)).length);
  return `${[...new Set([Math.min(...counts), Math.max(...counts)])].join('–')} a day`;
}

/** Names and meanings of the states of an hour. */
export const STATES: Readonly<Record<FileState, { label: string; meaning: string }>> = {
  collected: { label: 'Collected', meaning: 'The file was read: its size, rows and hash are known.' },
  available: { label: 'Available', meaning: 'The service has a file; it is not downloaded yet.' },
  light: { label: 'Light', meaning: 'Smaller than 60% of the usual size of its hour.' },
  missing: { label: 'Missing', meaning: 'A file was expected and the service has none.' },
  none: { label: 'No file', meaning: 'The service has no file of this hour.' },
  expected: { label: 'Expected, not checked', meaning: 'Other days have a file at this hour.' },
  awaited: { label: 'Expected, not due yet', meaning: 'Other days have a file at this hour.' },
  unknown: { label: 'Not checked', meaning: 'No request was sent for this hour yet.' },
};

/** "3 lines have other columns than the header" */
export function malformedWords(count: number, integer: (value: number) => string): string {
  return `${integer(count)} ${count === 1 ? 'line has' : 'lines have'} other columns than the header`;
}
