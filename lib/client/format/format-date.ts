import { NO_VALUE } from '@/lib/client/format/format-number';
import { parseTime } from '@/lib/text/parse-time';

// Numbers follow the user's locale, but dates use the language of the interface, as 06/07/2026 is ambiguous and
// "30 Jun 2026" is not.
const LOCALE = 'en-GB';
const DAY = new Intl.DateTimeFormat(LOCALE, { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' });
const SHORT_DAY = new Intl.DateTimeFormat(LOCALE, { day: 'numeric', month: 'short', timeZone: 'UTC' });
const LONG_DAY = new Intl.DateTimeFormat(LOCALE, {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
});
const WEEKDAY = new Intl.DateTimeFormat(LOCALE, {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  timeZone: 'UTC',
});

function instant(iso: string | null | undefined): Date | null {
  const time = parseTime(iso ?? '');
  return Number.isNaN(time) ? null : new Date(time);
}

/** Formatted days. A long table has few days, each in many rows. */
const cache = new Map<string, string>();

/** Formats a calendar day, independent of the time zone: "2026-06-30" → "30 Jun 2026". */
export function formatDay(date: string | null | undefined): string {
  const day = date?.slice(0, 10) ?? '';
  const cached = cache.get(day);
  if (cached !== undefined) return cached;
  const time = instant(day);
  const text = time ? DAY.format(time) : NO_VALUE;
  cache.set(day, text);
  return text;
}

/** Formats a day without its year, for axes: "30 Jun". */
export function formatShortDay(date: string | null | undefined): string {
  const time = instant(date?.slice(0, 10));
  return time ? SHORT_DAY.format(time) : NO_VALUE;
}

/** Formats a day with its weekday, for calendars: "Tue 30 Jun". */
export function formatWeekday(date: string | null | undefined): string {
  const time = instant(date?.slice(0, 10));
  return time ? WEEKDAY.format(time).replace(',', '') : NO_VALUE;
}

/** Formats the day of a page: "Tue 30 Jun 2026". */
export function formatLongDay(date: string | null | undefined): string {
  const time = instant(date?.slice(0, 10));
  return time ? LONG_DAY.format(time).replace(',', '') : NO_VALUE;
}

/** Formats by time zone. Creating one costs as much as a hundred uses, and tables need it in every row. */
const dateTimeFormats = new Map<string | undefined, Intl.DateTimeFormat>();

/** Formats an instant in the local time zone or `timeZone`: "30 Jun 2026, 06:10". */
export function formatDateTime(iso: string | null | undefined, timeZone?: string): string {
  const time = instant(iso);
  if (!time) return NO_VALUE;
  const cached = dateTimeFormats.get(timeZone);
  const format = cached ?? new Intl.DateTimeFormat(LOCALE, { dateStyle: 'medium', timeStyle: 'short', timeZone });
  dateTimeFormats.set(timeZone, format);
  return format.format(time);
}

/** Formats an instant without the parts that equal `now`: "06:10", "30 Jun, 06:10", "30 Jun 2023, 06:10". */
export function formatMoment(iso: string | null | undefined, now: number, timeZone?: string): string {
  const time = instant(iso);
  if (!time) return NO_VALUE;
  const timeText = new Intl.DateTimeFormat(LOCALE, { timeStyle: 'short', timeZone }).format(time);
  const same = (part: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(LOCALE, { ...part, timeZone });
    return format.format(time) === format.format(now);
  };
  if (same({ dateStyle: 'short' })) return timeText;
  const year = same({ year: 'numeric' }) ? undefined : 'numeric';
  const dayText = new Intl.DateTimeFormat(LOCALE, { day: 'numeric', month: 'short', year, timeZone }).format(time);
  return `${dayText}, ${timeText}`;
}

/** Formats the age of an instant at `now` (ms): "2 min ago", or "just now" below ten seconds and in the future. */
export function formatAge(iso: string | null | undefined, now: number): string {
  const time = instant(iso);
  if (!time) return NO_VALUE;
  const seconds = Math.floor((now - time.getTime()) / 1000);
  if (seconds < 10) return 'just now';
  if (seconds < 60) return `${seconds} s ago`;
  if (seconds < 3600) return `${Math.floor(seconds / 60)} min ago`;
  if (seconds < 86_400) return `${Math.floor(seconds / 3600)} h ago`;
  const days = Math.floor(seconds / 86_400);
  return days === 1 ? '1 day ago' : `${days} days ago`;
}
