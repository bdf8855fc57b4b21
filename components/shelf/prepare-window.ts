import { addDays } from '@/lib/queries/shared/dates';

/** Days of the strip: a month of weeks. */
export const WINDOW = 28;

/**
 * The days of the strip: up to the newest collected one, so that it stands still while a person walks over it. A day
 * shown that lies outside ends the window itself.
 */
export function windowOf(date: string, collected: Iterable<string>): string[] {
  const newest = [...collected].reduce((last, day) => (day > last ? day : last), date);
  const last = date < addDays(newest, 1 - WINDOW) ? date : newest;
  return Array.from({ length: WINDOW }, (_, at) => addDays(last, at + 1 - WINDOW));
}
