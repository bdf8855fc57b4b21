import type * as z from 'zod/mini';
import { scorecardFilters } from '@/lib/datasets/scorecards/filters';
import { addDays, daysBetween, earlier, later } from '@/lib/queries/shared/dates';
import { commonParams, filterParams, text, whole } from '../params';

/** Parameters of every query of Scorecards. Target and weighting are settings of the account. */
export const scorecardsParams = {
  ...commonParams,
  ...filterParams(scorecardFilters),
  /** Length of the period that ends with `date`. */
  days: whole(1, 366, 56),
  /** Title of the scorecard. '' is the first available one, which the service does not name. */
  scorecard_title: text(),
};

export type ScorecardsParams = z.output<z.ZodMiniObject<typeof scorecardsParams>>;

/** Some days, both included. */
interface DayRange {
  from: string;
  to: string;
}

/** The days between the day and the compared day, and as many days that end with the compared day. */
interface ComparedRanges {
  /** Length of each of them. */
  length: number;
  now: DayRange;
  before: DayRange;
}

/**
 * Returns the ranges in which new reviews are counted, which do not overlap. Null without a compared day other than the
 * day.
 */
export function comparedRanges({ date, against }: Pick<ScorecardsParams, 'date' | 'against'>): ComparedRanges | null {
  if (!against || against === date) return null;
  const length = daysBetween(earlier(date, against), later(date, against)) - 1;
  const endingAt = (to: string): DayRange => ({ from: addDays(to, 1 - length), to });
  return { length, now: endingAt(date), before: endingAt(against) };
}
