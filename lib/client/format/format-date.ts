import { NO_VALUE } from '@/lib/client/format/format-number';
import { parseTime } from '@/lib/text/parse-time';

type Text = string | null | undefined;

// Numbers follow the user's locale, but dates use the language of the interface, as 06/07/2026 is ambiguous and
// "30 Jun 2026" is not.
const LOCALE = 'en-GB';

const formats = new Map<string, Intl.DateTimeFormat>();

/** Returns a cached format. Creating one costs as much as a hundred uses, and tables need it in every row. */
function dateFormat(options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = JSON.stringify(options);
  const format = formats.get(key) ?? new Intl.DateTimeFormat(LOCALE, options);
  formats.set(key, format);
  return format;
}

function instant(iso: Text): Date | null {
  const time = parseTime(iso ?? '');
  return Number.isNaN(time) ? null : new Date(time);
}

/** Returns a formatter of calendar days, independent of the time zone. A long table has few days, each in many rows. */
function dayFormatter(parts: Intl.DateTimeFormatOptions) {
  const format = new Intl.DateTimeFormat(LOCALE, { ...parts, timeZone: 'UTC' });
  const cache = new Map<string, string>();
  return (date: Text): string => {
    const day = date?.slice(0, 10) ?? '';
    const cached = cache.get(day);
    if (cached !== undefined) return cached;
    const time = instant(day);
    const text = time ? format.format(time).replace(',', '') : NO_VALUE;
    cache.set(day, text);
    return text;
  };
}

/** Formats a calendar day: "2026-06-30" → "30 Jun 2026". */
export const formatDay = dayFormatter({ day: 'numeric', month: 'short', year: 'numeric' });

/** Formats a day without its year, for axes: "30 Jun". */
export const formatShortDay = dayFormatter({ day: 'numeric', month: 'short' });

/** Formats a day with its weekday, for calendars: "Tue 30 Jun". */
export const formatWeekday = dayFormatter({ weekday: 'short', day: 'numeric', month: 'short' });

/** Formats the day of a page: "Tue 30 Jun 2026". */
export const formatLongDay = dayFormatter({ weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' });

/** Formats an instant in the local time zone or `timeZone`: "30 Jun 2026, 06:10". */
export function formatDateTime(iso: Text, timeZone?: string): string {
  const time = instant(iso);
  return time ? dateFormat({ dateStyle: 'medium', timeStyle: 'short', timeZone }).format(time) : NO_VALUE;
}

/** Formats an instant without the parts that equal `now`: "06:10", "30 Jun, 06:10", "30 Jun 2023, 06:10". */
export function formatMoment(iso: Text, now: number, timeZone?: string): string {
  const time = instant(iso);
  if (!time) return NO_VALUE;
  const timeText = dateFormat({ timeStyle: 'short', timeZone }).format(time);
  const isSame = (part: Intl.DateTimeFormatOptions) => {
    const format = dateFormat({ ...part, timeZone });
    return format.format(time) === format.format(now);
  };
  if (isSame({ dateStyle: 'short' })) return timeText;
  const year = isSame({ year: 'numeric' }) ? undefined : 'numeric';
  return `${dateFormat({ day: 'numeric', month: 'short', year, timeZone }).format(time)}, ${timeText}`;
}

/** Formats the age of an instant at `now` (ms): "2 min ago", or "just now" below ten seconds and in the future. */
export function formatAge(iso: Text, now: number): string {
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
