import { addDays } from '@/lib/client/period';

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

/** The collected day that a key leads to from `day`; null where there is none. */
export function nextDay(collected: readonly string[], day: string, key: string): string | null {
  switch (key) {
    case 'ArrowLeft':
    case 'ArrowUp':
      return collected.findLast((one) => one < day) ?? null;
    case 'ArrowRight':
    case 'ArrowDown':
      return collected.find((one) => one > day) ?? null;
    case 'Home':
      return collected[0] ?? null;
    case 'End':
      return collected.at(-1) ?? null;
    default:
      return null;
  }
}
