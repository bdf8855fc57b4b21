import type { Place, Shown } from '@/components/downloads/download-params';
import type { DatasetDay, DownloadDays } from '@/lib/contract/download-days';

/** One file's place: a dataset, a day and an hour. */
export interface Slot extends Place {
  hour: number;
}

/** The slot as a word, in the order of time within a dataset: `price/2026-06-30/07`. */
export function slotKey({ dataset, date, hour }: Slot): string {
  return `${dataset}/${date}/${String(hour).padStart(2, '0')}`;
}

export function parseSlot(key: string): Slot {
  const [dataset = '', date = '', hour = ''] = key.split('/');
  return { dataset, date, hour: Number(hour) };
}

/** Letters of hours that are known to have a file, and of those that the marks of each choice are about. */
const PRESENT = 'afl';
const WANTED: Record<Shown, string> = { all: PRESENT, new: 'a', odd: 'lm' };

export function isPresent(letter: string | undefined): boolean {
  return letter !== undefined && PRESENT.includes(letter);
}

export function hasWanted({ hours }: DatasetDay, show: Shown): boolean {
  return [...hours].some((letter) => WANTED[show].includes(letter));
}

/** Hours of a day whose letter is one of these. */
export function hoursWith({ hours }: DatasetDay, letters: string): number[] {
  return [...hours].flatMap((letter, hour) => (letters.includes(letter) ? hour : []));
}

export function dayAt({ datasets }: DownloadDays, { dataset, date }: Place): DatasetDay | undefined {
  return datasets.find(({ name }) => name === dataset)?.days.find((day) => day.date === date);
}

/** The days of the rectangle between two corners, of the datasets in sight. */
export function placesBetween({ datasets }: Pick<DownloadDays, 'datasets'>, from: Place, to: Place): Place[] {
  const rows = [from, to].map((place) => datasets.findIndex(({ name }) => name === place.dataset));
  const [first = '', last = ''] = [from.date, to.date].sort();
  return datasets
    .slice(Math.min(...rows), Math.max(...rows) + 1)
    .flatMap(({ name, days }) =>
      days.filter(({ date }) => first <= date && date <= last).map(({ date }) => ({ dataset: name, date })),
    );
}

/**
 * The files of these days that the choice of marks is about. Of days that hold none of them, all hours that may have one:
 * a person may ask for what nobody has tried.
 */
export function slotsOf(days: DownloadDays, places: readonly Place[], show: Shown): Slot[] {
  const slots = (letters: string) =>
    places.flatMap((place) => {
      const day = dayAt(days, place);
      return day ? hoursWith(day, letters).map((hour) => ({ ...place, hour })) : [];
    });
  const wanted = slots(WANTED[show]);
  return wanted.length > 0 || show !== 'all' ? wanted : slots('?m');
}

/** Adds the slots, or takes them away when all of them are chosen already. In order of dataset and time. */
export function toggleSlots(chosen: readonly string[], slots: readonly Slot[]): string[] {
  return toggle(chosen, slots.map(slotKey)).sort();
}

export function placeKey({ dataset, date }: Place): string {
  return `${dataset}/${date}`;
}

/** The same for whole days. */
export function togglePlaces(chosen: readonly Place[], places: readonly Place[]): Place[] {
  const known = new Map([...chosen, ...places].map((place) => [placeKey(place), place]));
  return toggle(chosen.map(placeKey), places.map(placeKey)).flatMap((key) => known.get(key) ?? []);
}

function toggle(chosen: readonly string[], keys: readonly string[]): string[] {
  const set = new Set(chosen);
  if (keys.every((key) => set.has(key))) for (const key of keys) set.delete(key);
  else for (const key of keys) set.add(key);
  return [...set];
}
