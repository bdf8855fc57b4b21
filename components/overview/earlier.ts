import { periodTo } from '@/components/overview/questions';
import { addDays, daysOf, type Period } from '@/lib/client/period';

/** The day that a day is compared with: the one that was chosen where it lies before, else the day before. */
export function earlierThan(day: string | null, against: string | null): string | null {
  if (day === null) return null;
  return against !== null && against < day ? against : addDays(day, -1);
}

/** The days to ask competitions for besides those shown: up to the earlier day where it lies before them all. */
export function periodBefore(period: Period, against: string): Period | null {
  return against < period.start_date ? periodTo(against) : null;
}

/** The calendars that Downloads has, in days. */
const SPANS = [14, 31, 62];

/** As many days of files as reach back to the earlier day, or the most that Downloads shows. */
export function calendarDays(since: string, until: string): number {
  const days = daysOf({ start_date: since, end_date: until });
  return SPANS.find((span) => span >= days) ?? Math.max(...SPANS);
}
