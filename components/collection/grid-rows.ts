import { DAY_STATES } from '@/components/collection/day-states';
import type { Sheet } from '@/lib/client/files/export-csv';
import type { Format } from '@/lib/client/format/format';
import type { CollectedEndpoint, CollectedFiles, CollectedState, Collection } from '@/lib/contract/collection';

/** A row of the grid of days: an endpoint, or the bulk files of a dataset. */
export interface GridRow {
  key: string;
  title: string;
  /** `label` is the state in files, which have no legend. */
  days: readonly { day: string; state: CollectedState; label: string; words: string }[];
  /** Average number of requests for a day. Null before the first request and for files. */
  perDay: number | null;
}

/** Returns the rows of the collected endpoints and of each dataset's files. */
export function gridRows({ endpoints, files }: Pick<Collection, 'endpoints' | 'files'>, format: Format): GridRow[] {
  return [
    ...endpoints.map(({ endpoint, title, perDay, days }) => ({
      key: endpoint,
      title,
      perDay,
      days: days.map((day) => ({
        ...{ day: day.day, state: day.state, label: DAY_STATES[day.state].label },
        words: endpointWords(day, format),
      })),
    })),
    ...files.map(({ dataset, title, days }) => ({
      key: `files/${dataset}`,
      title: `Files: ${title}`,
      perDay: null,
      days: days.map((day) => {
        const state = stateOfFiles(day);
        return { day: day.day, state, label: FILE_LABELS[state], words: fileWords(day, format) };
      }),
    })),
  ];
}

/** The planned days, and those of them that are complete or have no data. */
export function coverageOf(days: readonly { state: CollectedState }[]): { covered: number; planned: number } {
  const count = (states: readonly CollectedState[]) => days.filter(({ state }) => states.includes(state)).length;
  return { covered: count(['complete', 'no_data']), planned: days.length - count(['not_planned']) };
}

/** Formats the coverage of days: "27 of 28". */
export function coverageWords(days: GridRow['days'], format: Format): string {
  const { covered, planned } = coverageOf(days);
  return `${format.integer(covered)} of ${format.integer(planned)}`;
}

/** Formats the average number of requests for a day. Empty if it is not known or rounds to none. */
export function requestsWords(perDay: GridRow['perDay'], format: Format): string {
  if (perDay === null || perDay < 0.05) return '';
  return format.decimal(perDay, perDay >= 10 ? 0 : 1);
}

/** Returns the grid as a sheet with a row for each day of each dataset. */
export function coverageSheet(rows: readonly GridRow[]): Sheet {
  return {
    title: 'Coverage',
    columns: [
      { title: 'Dataset', kind: 'text' },
      { title: 'Day', kind: 'date' },
      { title: 'State', kind: 'text' },
    ],
    rows: rows.flatMap(({ title, days }) => days.map(({ day, label }) => [title, day, label])),
  };
}

function endpointWords(
  { day, state, answered, planned, rows, fetchedAt, revised }: CollectedEndpoint['days'][number],
  format: Format,
): string {
  const parts = [
    DAY_STATES[state].label.toLowerCase(),
    planned > 1 ? `${format.integer(answered)} of ${format.count(planned, 'request')}` : '',
    rows > 0 ? format.count(rows, 'row') : '',
    fetchedAt ? `fetched ${format.dateTime(fetchedAt)}` : '',
    revised > 0 ? 'revised by the service' : '',
  ];
  return `${format.weekday(day)}: ${parts.filter(Boolean).join(' · ')}`;
}

type FileDay = CollectedFiles['days'][number];

/** Files are not collected: the service has them or not. */
const FILE_LABELS: Readonly<Record<CollectedState, string>> = {
  complete: 'Available',
  partly: 'Partly available or light',
  no_data: 'Missing',
  failed: 'Failed',
  not_collected: 'Not checked',
  not_planned: 'No file expected',
};

/** Returns the state of a day's files. Days without expected files are outside the plan. */
export function stateOfFiles({ due, present, light, missing }: Omit<FileDay, 'day'>): CollectedState {
  if (due === 0) return 'not_planned';
  if (present === due) return light > 0 ? 'partly' : 'complete';
  if (present > 0) return 'partly';
  return missing === due ? 'no_data' : 'not_collected';
}

function fileWords({ day, due, present, light, missing, unchecked }: FileDay, format: Format): string {
  const count = (value: number, word: string) => (value > 0 ? `${format.integer(value)} ${word}` : '');
  const parts = [
    due === 0 ? 'no file expected' : `${format.integer(present)} of ${format.count(due, 'file')} available`,
    count(light, 'light'),
    count(missing, 'missing'),
    count(unchecked, 'not checked'),
  ];
  return `${format.weekday(day)}: ${parts.filter(Boolean).join(' · ')}`;
}
