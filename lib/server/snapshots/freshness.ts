import 'server-only';
import type { Question } from '../sets/question';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** After the end of a day (UTC) somewhere it is still that day, and its last hours are still collected. */
const SETTLING = DAY / 2;

/** The last day that a question is about, or null when it names none. */
function lastDay({ params }: Pick<Question, 'params'>): string | null {
  const day = params.end_date ?? params.date;
  return typeof day === 'string' ? day : null;
}

/** Whether an answer of this moment is about days that are over for good: it is kept until somebody asks again. */
export function isSettled(question: Pick<Question, 'params'>, at: Date): boolean {
  const day = lastDay(question);
  return day !== null && at.getTime() >= Date.parse(day) + DAY + SETTLING;
}

/** Whether a kept answer may still be given. Running days grow stale in five minutes, those just over in an hour. */
export function isFresh(question: Pick<Question, 'params'>, fetchedAt: Date, now: Date): boolean {
  if (isSettled(question, fetchedAt)) return true;
  const day = lastDay(question);
  const over = day !== null && fetchedAt.getTime() >= Date.parse(day) + DAY;
  return now.getTime() - fetchedAt.getTime() < (over ? 60 : 5) * MINUTE;
}
