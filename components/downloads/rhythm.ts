import { isPresent } from '@/components/downloads/selection';
import { hourText } from '@/lib/contract/dataset';
import type { DatasetDay } from '@/lib/contract/download-days';

/** An hour is regular when it had a file on this share of the days that are known of it. */
const REGULAR = 0.8;
const FEWEST_DAYS = 5;
const FEWEST_WEEKS = 2;
/** Hours of which nobody knows whether they have a file. */
const UNKNOWN = '?r';

const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

/** Hours that have a file every day, and hours that have one on some weekdays, as far as the days show. */
export interface Rhythm {
  readonly daily: readonly number[];
  /** Weekdays from 0, a Sunday. */
  readonly weekly: readonly { readonly hour: number; readonly weekdays: readonly number[] }[];
}

export function rhythmOf(days: readonly DatasetDay[]): Rhythm {
  const daily: number[] = [];
  const weekly: { hour: number; weekdays: number[] }[] = [];
  for (let hour = 0; hour < 24; hour += 1) {
    const known = days.flatMap(({ date, hours }) => {
      const letter = hours[hour];
      return letter && !UNKNOWN.includes(letter) ? [{ weekday: weekdayOf(date), present: isPresent(letter) }] : [];
    });
    if (isRegular(known, FEWEST_DAYS)) {
      daily.push(hour);
      continue;
    }
    const weekdays = WEEKDAYS.map((_, day) => day).filter((day) =>
      isRegular(
        known.filter(({ weekday }) => weekday === day),
        FEWEST_WEEKS,
      ),
    );
    if (weekdays.length > 0) weekly.push({ hour, weekdays });
  }
  return { daily, weekly };
}

function isRegular(known: readonly { present: boolean }[], fewest: number): boolean {
  const present = known.filter((one) => one.present).length;
  return known.length >= fewest && present >= known.length * REGULAR;
}

/** "every day at 05:00; Tue, Fri at 15:00"; empty where nothing is regular. */
export function rhythmWords({ daily, weekly }: Rhythm): string {
  const lines = weekly.map(
    ({ hour, weekdays }) => `${weekdays.map((day) => WEEKDAYS[day]).join(', ')} at ${clock(hour)}`,
  );
  return [...(daily.length > 0 ? [dailyWord(daily)] : []), ...lines].join('; ');
}

function dailyWord(hours: readonly number[]): string {
  if (hours.length === 24) return 'every hour';
  if (hours.length < 5) return `every day at ${hours.map(clock).join(', ')}`;
  return `every day, ${hours.length} hours from ${clock(hours[0] ?? 0)} to ${clock(hours.at(-1) ?? 0)}`;
}

function clock(hour: number): string {
  return `${hourText(hour)}:00`;
}

function weekdayOf(date: string): number {
  return new Date(`${date}T00:00:00Z`).getUTCDay();
}
