import { type AddressOf, field, listField } from '@/lib/client/address';
import { DATASET_NAMES } from '@/lib/contract/dataset-names';
import { type DownloadDays, downloadDays, MOST_DAYS } from '@/lib/contract/download-days';
import { requestTarget } from '@/lib/contract/endpoint';
import { FILE_FORMATS, REVIEWERS } from '@/lib/contract/file-formats';
import { choice, day, whole } from '@/lib/contract/params';

/** Lengths of the range that are offered; an address may name another. */
export const SPANS = [7, 14, 28, 31, 62] as const;
/** Which marks stand out, and which files a drag adds. */
export const SHOWN = ['all', 'new', 'odd'] as const;
export type Shown = (typeof SHOWN)[number];
/** What is open beside the files. */
export const TABS = ['files', 'preview', 'columns'] as const;

/** What the address of Downloads says. */
export const downloadFields = {
  dataset: field(choice('Short name of the dataset whose day is open', DATASET_NAMES), null),
  until: field(day('Last day of the range'), null),
  days: field(whole('How many days', { max: MOST_DAYS }), 28),
  at: field(day('The day that is open'), null),
  hour: field(whole('The hour that is open', { min: 0, max: 23 }), null),
  tab: field(choice('What is open', TABS), 'files'),
  format: field(choice('Format of the files', FILE_FORMATS), 'xlsx'),
  show: field(choice('Which marks stand out', SHOWN), 'all'),
  reviewers: field(choice('Names of reviewers', REVIEWERS), 'left-out'),
  /** Datasets in sight; none named: all. */
  only: listField,
};

export type DownloadAddress = AddressOf<typeof downloadFields>;

/** What the days are asked with. */
export function daysAsked({ until, days }: DownloadAddress) {
  return { days, ...(until && { until }) };
}

export function daysUrl(address: DownloadAddress): string {
  return `/api${requestTarget(downloadDays, daysAsked(address))}`;
}

/** The day of a dataset that is open. */
export interface Place {
  dataset: string;
  date: string;
}

/**
 * The day that the page opens with: the one that the address names; of a dataset that it names the newest with a file;
 * else the newest that is light, because the page says so, and the newest file of all where none is.
 */
export function openPlace({ dataset, at, only }: DownloadAddress, { datasets, until }: DownloadDays): Place {
  const named = datasets.find(({ name }) => name === dataset);
  if (named) return { dataset: named.name, date: at ?? named.newest?.date ?? until };
  const shown = datasets.filter(({ name }) => only.length === 0 || only.includes(name));
  const light = shown.flatMap(({ name, odd }) =>
    odd.filter(({ state }) => state === 'light').map(({ date }) => ({ dataset: name, date })),
  );
  const newest = shown.flatMap(({ name, newest: last }) => (last ? [{ dataset: name, date: last.date }] : []));
  const last = (places: Place[]) => places.toSorted((a, b) => a.date.localeCompare(b.date)).at(-1);
  const opening = last(light) ?? last(newest) ?? { dataset: shown[0]?.name ?? 'rating', date: until };
  return at ? { ...opening, date: at } : opening;
}

/** The hour that is open: the one that the address names, else the last of the day with a file. */
export function openSlot(
  { hour }: DownloadAddress,
  place: Place,
  { datasets }: DownloadDays,
): Place & { hour: number } {
  const dataset = datasets.find(({ name }) => name === place.dataset);
  if (hour !== null) return { ...place, hour };
  if (dataset?.newest?.date === place.date) return { ...place, hour: dataset.newest.hour };
  const letters = dataset?.days.find(({ date }) => date === place.date)?.hours ?? '';
  const odd = dataset?.odd.find(({ date, state }) => date === place.date && state === 'light');
  const last = Math.max(letters.lastIndexOf('f'), letters.lastIndexOf('a'), letters.lastIndexOf('l'));
  return { ...place, hour: odd?.hour ?? Math.max(0, last) };
}
