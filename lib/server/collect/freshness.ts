import 'server-only';
import type { Question } from './question';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** Time after the end of a day in UTC until it is over in every time zone and its last hours are collected. */
const SETTLING = DAY / 2;

/** Returns the last day of a question, or null if it has none. */
function lastDay({ params }: Pick<Question, 'params'>): string | null {
  const day = params.end_date ?? params.date;
  return typeof day === 'string' ? day : null;
}

/**
 * Returns whether the days of a question can no longer change at a time. Their answers are fresh until a user refreshes
 * them.
 */
export function isSettled(question: Pick<Question, 'params'>, time: Date): boolean {
  const day = lastDay(question);
  return day !== null && time.getTime() >= Date.parse(day) + DAY + SETTLING;
}

/**
 * Returns whether a stored answer is fresh. Answers are stale after five minutes for the running day, after an hour
 * until it settles.
 */
export function isFresh(question: Pick<Question, 'params'>, fetchedAt: Date, now: Date): boolean {
  if (isSettled(question, fetchedAt)) return true;
  const day = lastDay(question);
  const over = day !== null && fetchedAt.getTime() >= Date.parse(day) + DAY;
  return now.getTime() - fetchedAt.getTime() < (over ? 60 : 5) * MINUTE;
}
