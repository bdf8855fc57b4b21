import { type AddressOf, field, listField } from '@/lib/client/address/address';
import { DATASET_NAMES } from '@/lib/contract/dataset-names';
import { FILE_FORMATS, REVIEWERS } from '@/lib/contract/file-formats';
import { choice, day, whole } from '@/lib/contract/params';
import type { FilesAnswer } from '@/lib/queries/downloads/files';

const HOURS = ['expected', 'all'] as const;
export type SelectedHours = (typeof HOURS)[number];

export const downloadFields = {
  /** Last day of the calendar, null for today. */
  until: field(day('Last day of the calendar'), null),
  /** The chosen files: datasets, days, and which hours of them. */
  get: listField,
  from: field(day('First chosen day'), null),
  to: field(day('Last chosen day'), null),
  hours: field(choice('Chosen hours', HOURS), 'expected'),
  format: field(choice('Format of the files', FILE_FORMATS), 'xlsx'),
  reviewers: field(choice('Names of reviewers', REVIEWERS), 'left-out'),
  /** The open hour. */
  dataset: field(choice('Short name of the open dataset', DATASET_NAMES), null),
  at: field(day('The open day'), null),
  hour: field(whole('The open hour', { min: 0, max: 23 }), null),
};

export type DownloadAddress = AddressOf<typeof downloadFields>;

/** Parameters of the queries about files. */
export function filesParams({ until }: Pick<DownloadAddress, 'until'>) {
  return until ? { until } : {};
}

/** Number of faults that are listed initially. */
export const FEW_FAULTS = 8;

export function faultsParams(params: ReturnType<typeof filesParams>, limit = FEW_FAULTS) {
  return { ...params, limit };
}

/** A day of a dataset. */
export interface DayCell {
  dataset: string;
  date: string;
}

/** A file: a dataset, a day and an hour. */
export interface Slot extends DayCell {
  hour: number;
}

type Files = Pick<FilesAnswer, 'datasets' | 'to'>;

/** Returns the hour of the address, otherwise the newest fault, file or expected hour of the calendar. */
export function openSlot(address: Pick<DownloadAddress, 'dataset' | 'at' | 'hour'>, files: Files): Slot {
  const { at, hour } = address;
  const datasets = files.datasets.filter(({ name }) => address.dataset === null || name === address.dataset);
  const [first] = datasets;
  const dataset = first?.name ?? 'rating';
  if (at) return { dataset, date: at, hour: hour ?? hourOf(first?.days.find(({ date }) => date === at)?.hours ?? '') };
  const [slot = { dataset, date: files.to, hour: 0 }] = ['lm', 'ca', 'e'].flatMap(
    (letters) => latest(hoursWith(letters, datasets)) ?? [],
  );
  return { ...slot, hour: hour ?? slot.hour };
}

/** @param letters of states, see `FILE_LETTERS` */
function hoursWith(letters: string, datasets: Files['datasets']): Slot[] {
  return datasets.flatMap(({ name, days }) =>
    days.flatMap(({ date, hours }) =>
      [...hours].flatMap((letter, hour) => (letters.includes(letter) ? { dataset: name, date, hour } : [])),
    ),
  );
}

function latest(slots: readonly Slot[]): Slot | undefined {
  return slots.toSorted((a, b) => a.date.localeCompare(b.date) || a.hour - b.hour).at(-1);
}

/** Returns the hour of a day to open: the first fault, otherwise the last file, otherwise the first expected hour. */
function hourOf(hours: string): number {
  const fault = hours.search(/[lm]/);
  if (fault >= 0) return fault;
  const file = Math.max(hours.lastIndexOf('c'), hours.lastIndexOf('a'));
  return file >= 0 ? file : Math.max(0, hours.search(/[ew]/));
}
