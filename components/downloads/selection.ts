import type { ChosenHours, DownloadAddress, Place, Slot } from '@/components/downloads/download-params';
import type { FilesAnswer } from '@/lib/queries/downloads/files';
import { addDays, daysFrom } from '@/lib/queries/shared/dates';

/** The chosen files as people choose them: datasets, a range of days, and which hours of them. */
export interface Selection {
  datasets: readonly string[];
  from: string;
  to: string;
  hours: ChosenHours;
}

type Files = Pick<FilesAnswer, 'datasets' | 'to'>;
type DatasetFiles = FilesAnswer['datasets'][number];

/** Length of the range that is chosen if the address names none, in days. */
const DEFAULT_DAYS = 7;
const DEFAULT_DATASET = 'price';

/** Prices, unless their hours are unknown: then the first dataset with known hours. */
function defaultDataset(datasets: Files['datasets']): string {
  const hasHours = ({ expected }: DatasetFiles) => expected.length > 0;
  const prices = datasets.find(({ name }) => name === DEFAULT_DATASET);
  const known = prices && hasHours(prices) ? prices : datasets.find(hasHours);
  return known?.name ?? DEFAULT_DATASET;
}

/** The value of `get` if no dataset is chosen. */
export const NO_DATASET = 'none';

/** The choice of the address, else the open day, else the last days of the default dataset. */
export function selectionOf(
  address: Pick<DownloadAddress, 'get' | 'from' | 'to' | 'hours' | 'dataset' | 'at'>,
  { datasets, to: last }: Files,
): Selection {
  const named = datasets.map(({ name }) => name).filter((name) => address.get.includes(name));
  const to = address.to ?? address.from ?? address.at ?? last;
  const from = address.from ?? address.to ?? address.at ?? addDays(to, 1 - DEFAULT_DAYS);
  const [first = from, end = to] = [from, to].sort();
  return {
    datasets: address.get.length > 0 ? named : [address.dataset ?? defaultDataset(datasets)],
    from: first,
    to: end,
    hours: address.hours,
  };
}

/** A chosen file with what is known of it. */
export interface ChosenSlot extends Slot {
  /** See `FILE_LETTERS`. */
  letter: string;
}

/** Letters of hours at which a file exists, or is expected and not known to be missing. */
const LIKELY = 'cale';
/** The same and missing files. These are requested again: they may have arrived. */
const EXPECTED = `${LIKELY}m`;
/** The letter of an hour that is not over. */
const AWAITED = 'w';

/** The chosen files, by dataset and time. Hours that are not over are left out. */
export function slotsOf({ hours, ...selection }: Selection, files: Pick<Files, 'datasets'>): ChosenSlot[] {
  return hoursOf(selection, files).filter(({ letter }) =>
    hours === 'all' ? letter !== AWAITED : EXPECTED.includes(letter),
  );
}

/** Whether files of the selection are expected that are not due yet. */
export function isAwaited(selection: Selection, files: Pick<Files, 'datasets'>): boolean {
  return hoursOf(selection, files).some(({ letter }) => letter === AWAITED);
}

function hoursOf(
  { datasets: names, from, to }: Omit<Selection, 'hours'>,
  { datasets }: Pick<Files, 'datasets'>,
): ChosenSlot[] {
  return datasets
    .filter(({ name }) => names.includes(name))
    .flatMap((dataset) =>
      daysFrom(from, to).flatMap((date) =>
        [...lettersOf(dataset, date)].map((letter, hour) => ({ dataset: dataset.name, date, hour, letter })),
      ),
    );
}

/** Letters of the hours of a day. A day outside the calendar has its expected hours. */
function lettersOf({ days, expected }: DatasetFiles, date: string): string {
  const day = days.find((day) => day.date === date);
  if (day) return day.hours;
  const weekday = new Date(date).getUTCDay();
  const due = new Set(expected.filter(({ weekdays }) => weekdays.includes(weekday)).map(({ hour }) => hour));
  return Array.from({ length: 24 }, (_, hour) => (due.has(hour) ? 'e' : '?')).join('');
}

export function isChosen({ datasets, from, to }: Selection, { dataset, date }: Place): boolean {
  return datasets.includes(dataset) && from <= date && date <= to;
}

/** The selection between two corners of the calendar. */
export function selectionBetween({ datasets }: Pick<Files, 'datasets'>, one: Place, other: Place) {
  const names = datasets.map(({ name }) => name);
  const [top, bottom] = [names.indexOf(one.dataset), names.indexOf(other.dataset)].sort((a, b) => a - b);
  const [from = one.date, to = other.date] = [one.date, other.date].sort();
  return { datasets: names.slice(top, (bottom ?? 0) + 1), from, to };
}

/** The size of some files. */
export interface SizeEstimate {
  /** Null if the size of no file of a chosen dataset is known. */
  bytes: number | null;
  /** Whether the size of each file is known. */
  isExact: boolean;
}

/** Estimates the size of files that exist or are expected: sizes of the day, else the mean size of a file of the dataset. */
export function sizeOf(slots: readonly ChosenSlot[], { datasets }: Pick<Files, 'datasets'>): SizeEstimate {
  const sizes = slots
    .filter(({ letter }) => LIKELY.includes(letter))
    .map(({ dataset, date, letter }) => {
      const { days = [] } = datasets.find(({ name }) => name === dataset) ?? {};
      const day = isSized(letter) ? days.find((day) => day.date === date) : undefined;
      return { bytes: (day && meanSize([day])) ?? meanSize(days), isExact: Boolean(day?.bytes) };
    });
  const known = sizes.flatMap(({ bytes }) => bytes ?? []);
  return {
    bytes: known.length > 0 ? Math.round(known.reduce((sum, bytes) => sum + bytes, 0)) : null,
    isExact: sizes.every(({ isExact }) => isExact),
  };
}

/** Sizes are known of files that were read to their end. */
function isSized(letter: string): boolean {
  return letter === 'c' || letter === 'l';
}

/** Mean size of a file of some days; null if none is known. */
function meanSize(days: DatasetFiles['days']): number | null {
  const sized = days.filter(({ bytes }) => bytes !== null);
  const files = sized.reduce((sum, { hours }) => sum + [...hours].filter(isSized).length, 0);
  const bytes = sized.reduce((sum, day) => sum + (day.bytes ?? 0), 0);
  return files > 0 ? bytes / files : null;
}

/** The newest chosen file of a dataset that is not missing: the one that a preview shows. */
export function previewSlot(slots: readonly ChosenSlot[], dataset?: string): ChosenSlot | null {
  const shown = slots.filter((slot) => slot.letter !== 'm' && (dataset === undefined || slot.dataset === dataset));
  return shown.at(-1) ?? null;
}

export function slotKey({ dataset, date, hour }: Slot): string {
  return `${dataset}/${date}/${String(hour).padStart(2, '0')}`;
}
