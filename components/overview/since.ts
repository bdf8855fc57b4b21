import { daysBetween } from '@/lib/queries/shared/dates';

/** Formats the age of a problem that may have opened earlier: "4+ weeks", or "5+ days" below a week. */
export function minimumAge(since: string, date: string): string {
  const days = daysBetween(since, date);
  const [count, unit] = days >= 7 ? [Math.floor(days / 7), 'week'] : [days, 'day'];
  return `${count}+ ${unit}${count === 1 ? '' : 's'}`;
}
