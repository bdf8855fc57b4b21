import { DAY_STATES } from '@/components/collection/day-states';
import type { Format } from '@/lib/client/format/format';
import type { CollectedEndpoint, CollectedFiles, CollectedState, Collection } from '@/lib/contract/collection';

/** A row of the grid of days: an endpoint, or the bulk files of a dataset. */
export interface GridRow {
  key: string;
  title: string;
  days: readonly { day: string; state: CollectedState; words: string }[];
  /** Average number of requests for a day. Null before the first request and for files. */
  perDay: number | null;
}

/** Returns the rows of the collected endpoints and of each dataset's files. */
export function gridRows({ endpoints, files }: Pick<Collection, 'endpoints' | 'files'>, format: Format): GridRow[] {
  return [
    ...endpoints.map((endpoint) => endpointRow(endpoint, format)),
    ...files.map((dataset) => fileRow(dataset, format)),
  ];
}

/** Formats the planned days that are complete or have no data: "27 of 28". */
export function coverageWords(days: GridRow['days'], format: Format): string {
  const planned = days.filter(({ state }) => state !== 'not_planned');
  const covered = planned.filter(({ state }) => state === 'complete' || state === 'no_data');
  return `${format.integer(covered.length)} of ${format.integer(planned.length)}`;
}

/** Formats the average number of requests for a day. Empty if it is not known or rounds to none. */
export function requestsWords(perDay: GridRow['perDay'], format: Format): string {
  if (perDay === null || perDay < 0.05) return '';
  return format.decimal(perDay, perDay >= 10 ? 0 : 1);
}

function endpointRow({ endpoint, title, perDay, days }: CollectedEndpoint, format: Format): GridRow {
  const rows = days.map((day) => ({ day: day.day, state: day.state, words: endpointWords(day, format) }));
  return { key: endpoint, title, perDay, days: rows };
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
    revised > 0 ? `revised by the service` : '',
  ];
  return `${format.weekday(day)}: ${parts.filter(Boolean).join(' · ')}`;
}

type FileDay = CollectedFiles['days'][number];

function fileRow({ dataset, title, days }: CollectedFiles, format: Format): GridRow {
  const rows = days.map((day) => ({ day: day.day, state: stateOfFiles(day), words: fileWords(day, format) }));
  return { key: `files/${dataset}`, title: `Files: ${title}`, perDay: null, days: rows };
}

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
