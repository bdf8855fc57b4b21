import * as z from 'zod/mini';
import { scorecards, WEIGHTED } from '@/lib/datasets/scorecards/view';
import { daysOfPeriod } from '@/lib/queries/shared/dates';
import { type Figure, figuresBy, knownDays } from '@/lib/queries/shared/figures';
import { query, type Run } from '../query';
import { withWeights } from './file-rows';
import { PERIOD, periodNeeds, RATED_PERIOD, ratedPeriodNeeds } from './needs';
import { scorecardsParams } from './params';
import { scoreRows } from './score-rows';

/** The figures of a retailer. `shop` identifies it. `rating` has the weighting of the account. */
export interface RetailerRatings {
  shop: string;
  /** Null if it is not stated. */
  retailer: string | null;
  /** With a trend. */
  rating: Figure;
  /** With a trend. */
  below: Figure;
}

export interface RatingsByRetailer {
  /** Target of the account. */
  target: number;
  /** The steps of the trends. */
  days: string[];
  /** Number of days with a rating file, which averages weighted by reviews need. Null for others. */
  weightedDays: number | null;
  /** The lowest rating of the day first, those without a rating last. */
  retailers: RetailerRatings[];
}

/** The average rating of each retailer over the days of the period, and the SKUs below the target. */
export const retailers = query({
  name: 'scorecards/retailers',
  params: z.object(scorecardsParams),
  needs: (params) => [...periodNeeds(params), ...ratedPeriodNeeds(params)],
  async answer(params, run): Promise<RatingsByRetailer> {
    const { date, against } = params;
    const weighted = WEIGHTED[run.settings.rating_weighting];
    const days = daysOfPeriod(params);
    const groups = await figuresBy(run, {
      view: scorecards,
      measures: [weighted.rating, 'below'],
      id: 'shop',
      names: ['retailer'],
      rows: withWeights(scoreRows(params, run, PERIOD), run, PERIOD, RATED_PERIOD),
      where: scorecards.where(params),
      date,
      against,
      steps: days,
      known: knownDays(run, PERIOD),
    });
    const retailers = groups.map(
      ({ keys, values }): RetailerRatings => ({ ...keys, rating: values[weighted.rating], below: values.below }),
    );
    return {
      target: run.settings.rating_target,
      days,
      weightedDays: run.settings.rating_weighting === 'reviews' ? countFileDays(days, run) : null,
      retailers: retailers.toSorted(byRating),
    };
  },
});

/** Returns the number of days with a rating file. */
function countFileDays(days: readonly string[], run: Run): number {
  return knownDays(run, RATED_PERIOD).filter((day) => days.includes(day)).length;
}

/** The lowest rating first, those without a rating last. */
function byRating(a: RetailerRatings, b: RetailerRatings): number {
  const [first, second] = [a.rating.value, b.rating.value];
  if (first === null || second === null) return Number(first === null) - Number(second === null);
  return first - second;
}
