import * as z from 'zod/mini';
import { daysBetween } from '@/lib/queries/shared/dates';

/** Plausible days. Others are assumed to have a mistyped year. */
const PLAUSIBLE = { from: '2000-01-01', to: '2099-12-31' };
const MAX_BOOKING_DAYS = 366;

/** Returns why the days of a booking are invalid, or null. */
export function bookingDaysProblem({ from, to }: { from: string; to: string }): string | null {
  for (const day of [from, to]) {
    if (!z.iso.date().safeParse(day).success) return `“${day}” is not a day. Write it as 2026-06-07.`;
    if (day < PLAUSIBLE.from || day > PLAUSIBLE.to)
      return `Bookings are between ${PLAUSIBLE.from} and ${PLAUSIBLE.to}, and ${day} is not. Check the year.`;
  }
  if (to < from) return `The last day, ${to}, is before the first day, ${from}.`;
  if (daysBetween(from, to) > MAX_BOOKING_DAYS) return `From ${from} to ${to} is longer than a year.`;
  return null;
}
