import type { DayCell, DownloadAddress, SelectedHours, Slot } from '@/components/downloads/download-params';
import type { FilesAnswer } from '@/lib/queries/downloads/files';
import { addDays, daysFrom } from '@/lib/queries/shared/dates';

/** The selected files: datasets, a range of days, and which of their hours. */
export interface Selection {
  datasets: readonly string[];
  from: string;
  to: string;
  hours: SelectedHours;
}

type Files = Pick<FilesAnswer, 'datasets' | 'to'>;
type TimedFiles = Pick<FilesAnswer, 'datasets' | 'today' | 'hoursOver'>;
type DatasetFiles = FilesAnswer['datasets'][number];

/** Default length of the selected range, in days. */
const DEFAULT_DAYS = 7;
const DEFAULT_DATASET = 'price';

/** Returns prices, or the first dataset with known hours if those of prices are unknown. */
function defaultDataset(datasets: Files['datasets']): string {
  const hasHours = ({ expected }: DatasetFiles) => expected.length > 0;
  const prices = datasets.find(({ name }) => name === DEFAULT_DATASET);
  const dataset = prices && hasHours(prices) ? prices : datasets.find(hasHours);
  return dataset?.name ?? DEFAULT_DATASET;
}

/** The value of `get` if no dataset is selected. */
export const NO_DATASET = 'none';

/** Returns the choice of the address, otherwise the open day, otherwise the last days of the default dataset. */
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

/** A selected file with its state. */
export interface SelectedSlot extends Slot {
  /** See `FILE_LETTERS`. */
  letter: string;
}

/** Letters of hours with an existing file. */
const EXISTING = 'cal';
/** EXISTING and expected files that are not known to be missing. */
const LIKELY = `${EXISTING}e`;
/** LIKELY and missing files. Missing files are requested again, because they may have arrived. */
const EXPECTED = `${LIKELY}m`;
/** The letter of an expected hour that is not over. */
const AWAITED = 'w';

/** Returns the selected files by dataset and time, without hours that are not over and have no file yet. */
export function slotsOf({ hours, ...selection }: Selection, files: TimedFiles): SelectedSlot[] {
  return hoursOf(selection, files).filter(
    ({ letter, date, hour }) => EXPECTED.includes(letter) || (hours === 'all' && isOver(date, hour, files)),
  );
}

/** Whether the selection has expected files that are not due yet. */
export function isAwaited(selection: Selection, files: TimedFiles): boolean {
  return hoursOf(selection, files).some(({ letter }) => letter === AWAITED);
}

function isOver(date: string, hour: number, { today, hoursOver }: TimedFiles): boolean {
  return date < today || (date === today && hour < hoursOver);
}

function hoursOf({ datasets: names, from, to }: Omit<Selection, 'hours'>, files: TimedFiles): SelectedSlot[] {
  return files.datasets
    .filter(({ name }) => names.includes(name))
    .flatMap((dataset) =>
      daysFrom(from, to).flatMap((date) =>
        [...lettersOf(dataset, date, files)].map((letter, hour) => ({ dataset: dataset.name, date, hour, letter })),
      ),
    );
}

/** Returns the letters of the hours of a day, from expectations if the day is outside the calendar. */
function lettersOf({ days, expected }: DatasetFiles, date: string, files: TimedFiles): string {
  const day = days.find((day) => day.date === date);
  if (day) return day.hours;
  const weekday = new Date(date).getUTCDay();
  const due = new Set(expected.filter(({ weekdays }) => weekdays.includes(weekday)).map(({ hour }) => hour));
  const letterOf = (hour: number) => (isOver(date, hour, files) ? 'e' : AWAITED);
  return Array.from({ length: 24 }, (_, hour) => (due.has(hour) ? letterOf(hour) : '?')).join('');
}

export function isInSelection({ datasets, from, to }: Selection, { dataset, date }: DayCell): boolean {
  return datasets.includes(dataset) && from <= date && date <= to;
}

/** The selection between two corners of the calendar. */
export function selectionBetween({ datasets }: Pick<Files, 'datasets'>, a: DayCell, b: DayCell) {
  const names = datasets.map(({ name }) => name);
  const [top, bottom] = [names.indexOf(a.dataset), names.indexOf(b.dataset)].sort((x, y) => x - y);
  const [from = a.date, to = b.date] = [a.date, b.date].sort();
  return { datasets: names.slice(top, (bottom ?? 0) + 1), from, to };
}

/** Estimated size of files. */
export interface SizeEstimate {
  /** Null if the size of no file of a selected dataset is known. */
  bytes: number | null;
  /** Whether the size of each file is known. */
  isExact: boolean;
}

/**
 * Estimates the size of existing and expected files by the size of the day, or the mean size of files of the dataset.
 */
export function sizeOf(slots: readonly SelectedSlot[], { datasets }: Pick<Files, 'datasets'>): SizeEstimate {
  const sizes = slots
    .filter(({ letter }) => LIKELY.includes(letter))
    .map(({ dataset, date, letter }) => {
      const { days = [] } = datasets.find(({ name }) => name === dataset) ?? {};
      const day = EXISTING.includes(letter) ? days.find((day) => day.date === date) : undefined;
      return { bytes: (day && meanSize([day])) ?? meanSize(days), isExact: day !== undefined && isSized(day) };
    });
  const knownSizes = sizes.flatMap(({ bytes }) => bytes ?? []);
  return {
    bytes: knownSizes.length > 0 ? Math.round(knownSizes.reduce((sum, bytes) => sum + bytes, 0)) : null,
    isExact: sizes.every(({ isExact }) => isExact),
  };
}

/** Whether the size of each existing file of a day is known. */
function isSized({ hours, sized }: DatasetFiles['days'][number]): boolean {
  return sized === [...hours].filter((letter) => EXISTING.includes(letter)).length;
}

/** Returns the mean size of files, null if no size is known. */
function meanSize(days: DatasetFiles['days']): number | null {
  const files = days.reduce((sum, { sized }) => sum + sized, 0);
  const bytes = days.reduce((sum, day) => sum + (day.bytes ?? 0), 0);
  return files > 0 ? bytes / files : null;
}

/** Returns the file of the preview: the newest selected one that exists or is expected, else the newest not missing. */
export function previewSlot(slots: readonly SelectedSlot[], dataset?: string): SelectedSlot | null {
  const candidates = slots.filter((slot) => slot.letter !== 'm' && (dataset === undefined || slot.dataset === dataset));
  return candidates.findLast(({ letter }) => LIKELY.includes(letter)) ?? candidates.at(-1) ?? null;
}

export function slotKey({ dataset, date, hour }: Slot): string {
  return `${dataset}/${date}/${String(hour).padStart(2, '0')}`;
}
