import type { CalendarHour, downloadCalendar, HourState } from '@/lib/contract/downloads';
import type { ResponseOf } from '@/lib/contract/endpoint';

export type Calendar = ResponseOf<typeof downloadCalendar>;

/** One file's place: a dataset, a day and an hour. */
export interface Slot {
  dataset: string;
  date: string;
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

/** States in which a file is known to exist. */
const PRESENT: readonly HourState[] = ['available', 'fetched', 'light'];

export function isPresent({ state }: Pick<CalendarHour, 'state'>): boolean {
  return PRESENT.includes(state);
}

export function hourAt(calendar: Calendar, { date, hour }: Slot): CalendarHour | undefined {
  return calendar.days.find((day) => day.date === date)?.hours.find((cell) => cell.hour === hour);
}

/** The newest hour that has a file: where a person most likely wants to begin. */
export function newestFile({ dataset, days }: Calendar): Slot | null {
  for (const { date, hours } of days) {
    const cell = hours.findLast(isPresent);
    if (cell) return { dataset, date, hour: cell.hour };
  }
  return null;
}

/**
 * The slots of the rectangle between two corners. Of a rectangle that holds files, only the files; of one that holds
 * none, all hours that are not known to be without one: a person may ask for what nobody has tried.
 */
export function slotsBetween({ dataset, days }: Calendar, from: Slot, to: Slot): Slot[] {
  const [first = '', last = ''] = [from.date, to.date].sort();
  const low = Math.min(from.hour, to.hour);
  const high = Math.max(from.hour, to.hour);
  const inside = days
    .filter(({ date }) => first <= date && date <= last)
    .flatMap(({ date, hours }) =>
      hours.filter(({ hour }) => low <= hour && hour <= high).map((cell) => ({ date, cell })),
    );
  const present = inside.filter(({ cell }) => isPresent(cell));
  const chosen = present.length > 0 ? present : inside.filter(({ cell }) => cell.state !== 'empty');
  return chosen.map(({ date, cell }) => ({ dataset, date, hour: cell.hour }));
}

/** Adds the slots, or takes them away when all of them are chosen already. In order of dataset and time. */
export function toggleSlots(chosen: readonly string[], slots: readonly Slot[]): string[] {
  const keys = slots.map(slotKey);
  const set = new Set(chosen);
  if (keys.every((key) => set.has(key))) for (const key of keys) set.delete(key);
  else for (const key of keys) set.add(key);
  return [...set].sort();
}
