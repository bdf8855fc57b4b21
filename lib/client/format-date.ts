import { NO_VALUE } from '@/lib/client/format-number';
import { parseTime } from '@/lib/text/parse-time';

// Numbers follow the reader's locale; dates are words of the interface's language, day before month, 24 hours: "30 Jun
// 2026" is read the same everywhere, 06/07/2026 is not.
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
const MONTH = new Intl.DateTimeFormat(LOCALE, { month: 'short', timeZone: 'UTC' });
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

/** A long table holds few days, each very often. */
const days = new Map<string, string>();

/** A calendar day, "2026-06-30" → "30 Jun 2026". No time zone touches it: a day is a day everywhere. */
export function formatDay(date: string | null | undefined): string {
  const day = date?.slice(0, 10) ?? '';
  const known = days.get(day);
  if (known !== undefined) return known;
  const time = instant(day);
  const text = time ? DAY.format(time) : NO_VALUE;
  days.set(day, text);
  return text;
}

/** A day without its year, for axes: "30 Jun". */
export function formatShortDay(date: string | null | undefined): string {
  const time = instant(date?.slice(0, 10));
  return time ? SHORT_DAY.format(time) : NO_VALUE;
}

/** A day with its day of the week, for calendars: "Tue 30 Jun". */
export function formatWeekday(date: string | null | undefined): string {
  const time = instant(date?.slice(0, 10));
  return time ? WEEKDAY.format(time).replace(',', '') : NO_VALUE;
}

/** "Tue 30 Jun 2026": the day of a page. */
export function formatLongDay(date: string | null | undefined): string {
  const time = instant(date?.slice(0, 10));
  return time ? LONG_DAY.format(time).replace(',', '') : NO_VALUE;
}

/** A day's month, for calendars: "Jun". */
export function formatMonth(date: string): string {
  const time = instant(date.slice(0, 10));
  return time ? MONTH.format(time) : NO_VALUE;
}

/** By time zone: making a format costs a hundred times what using it does, and a scrolled table uses it in every row. */
const dateTimes = new Map<string | undefined, Intl.DateTimeFormat>();

/** An instant by the reader's clock, or by `timeZone`: "30 Jun 2026, 06:10". */
export function formatDateTime(iso: string | null | undefined, timeZone?: string): string {
  const time = instant(iso);
  if (!time) return NO_VALUE;
  const known = dateTimes.get(timeZone);
  const format = known ?? new Intl.DateTimeFormat(LOCALE, { dateStyle: 'medium', timeStyle: 'short', timeZone });
  dateTimes.set(timeZone, format);
  return format.format(time);
}

/** As much of an instant as `now` does not say: "06:10", "30 Jun, 06:10", of another year "30 Jun 2023, 06:10". */
export function formatMoment(iso: string | null | undefined, now: number, timeZone?: string): string {
  const time = instant(iso);
  if (!time) return NO_VALUE;
  const clock = new Intl.DateTimeFormat(LOCALE, { timeStyle: 'short', timeZone }).format(time);
  const same = (part: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(LOCALE, { ...part, timeZone });
    return format.format(time) === format.format(now);
  };
  if (same({ dateStyle: 'short' })) return clock;
  const year = same({ year: 'numeric' }) ? undefined : 'numeric';
  const named = new Intl.DateTimeFormat(LOCALE, { day: 'numeric', month: 'short', year, timeZone }).format(time);
  return `${named}, ${clock}`;
}

/** How long before `now` (milliseconds) an instant was: "2 min ago"; "just now" below ten seconds and for the future. */
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

/** The ISO 8601 week of a calendar day: "2027-01-02" → "2026-W53". */
export function isoWeek(date: string): string {
  const day = instant(date.slice(0, 10));
  if (!day) return NO_VALUE;
  const thursday = new Date(day);
  thursday.setUTCDate(day.getUTCDate() + 4 - (day.getUTCDay() || 7));
  const year = thursday.getUTCFullYear();
  const week = Math.ceil(((thursday.getTime() - Date.UTC(year, 0, 1)) / 86_400_000 + 1) / 7);
  return `${year}-W${String(week).padStart(2, '0')}`;
}
