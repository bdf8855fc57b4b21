import type { Format } from '@/lib/client/format/format';
import type { Problem, Problems } from '@/lib/queries/overview/problems';
import { addDays, daysBetween } from '@/lib/queries/shared/dates';

/** Longest age that is shown as a number of days. Older events show their first day. */
const COUNTED_DAYS = 7;

/** Formats the last collected day before the day: "yesterday", or "21 Nov". */
export function previousDay({ started }: Pick<Problems, 'started'>, date: string, isToday: boolean, format: Format) {
  const yesterday = addDays(date, -1);
  const previous = started.findLast(({ day, is_collected }) => is_collected && day < date)?.day ?? yesterday;
  return isToday && previous === yesterday ? 'yesterday' : format.shortDay(previous);
}

/** Formats the age of a problem that may have opened earlier: "4+ weeks", or "5+ days" below a week. */
export function minimumAge(since: string, date: string): string {
  const days = daysBetween(since, date);
  const [count, unit] = days >= 7 ? [Math.floor(days / 7), 'week'] : [days, 'day'];
  return `${count}+ ${unit}${count === 1 ? '' : 's'}`;
}

/** "new", "4 days", "since 12 Nov", "4+ weeks" */
export function sinceWords(
  { since, since_at_least }: Pick<Problem, 'since' | 'since_at_least'>,
  date: string,
  format: Format,
): string {
  if (since_at_least) return minimumAge(since, date);
  if (since === date) return 'new';
  const days = daysBetween(since, date);
  return days > COUNTED_DAYS ? `since ${format.shortDay(since)}` : format.count(days, 'day');
}
