import 'server-only';
import { DAY_MS } from '@/lib/contract/utc-day';

const MINUTE = 60_000;

/** Time after the end of a day in UTC until it is over in every time zone and its last hours are collected. */
const SETTLING = DAY_MS / 2;

function endOf(day: string): number {
  return Date.parse(day) + DAY_MS;
}

/** Returns whether a day can no longer change at a time. Its answers are fresh until a user refreshes them. */
export function isSettled(day: string, time: string | number): boolean {
  return new Date(time).getTime() >= endOf(day) + SETTLING;
}

/**
 * Returns whether an answer to these parameters is fresh. Answers are stale after five minutes for the running day and
 * without a day, and after an hour until the day settles.
 */
export function isFresh(params: Readonly<Record<string, unknown>>, fetchedAt: string | Date): boolean {
  const time = new Date(fetchedAt).getTime();
  const day = params.end_date ?? params.date;
  const sinceEnd = typeof day === 'string' ? time - endOf(day) : Number.NEGATIVE_INFINITY;
  const age = Date.now() - time;
  // A negative age means that the clock was set back.
  return age >= 0 && (sinceEnd >= SETTLING || age < (sinceEnd >= 0 ? 60 : 5) * MINUTE);
}
