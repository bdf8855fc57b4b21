import * as z from 'zod/mini';
import { scorecards, WEIGHTED } from '@/lib/datasets/scorecards/view';
import { param, sql } from '@/lib/metrics/sql';
import { daysFrom, daysOfPeriod } from '@/lib/queries/shared/dates';
import { knownDays } from '@/lib/queries/shared/figures';
import { type Tile, tilesAnswer } from '@/lib/queries/shared/tiles';
import { query, type Run } from '../query';
import { withFile, withWeights } from './file-rows';
import { PERIOD, periodNeeds, RATED_PERIOD, ratedPeriodNeeds, TODAY } from './needs';
import { comparedRanges, type ScorecardsParams, scorecardsParams } from './params';
import { changeRows, scoreRows } from './score-rows';

const { c } = scorecards;

/** A headline figure. */
export interface ScorecardTile extends Tile {
  /** Target of the account. Only of `rating`. */
  target?: number;
}

/**
 * The headline figures of Scorecards. `rating` and `change` have the weighting of the account. `change` and `falling` compare the SKUs that are rated on both days. New reviews are
 * those of the days since the compared day, or of the period without one. Their counts are the days that are collected.
 * `needed` is of the rating files, and null on a day without one.
 */
export const tiles = query({
  name: 'scorecards/tiles',
  params: z.object(scorecardsParams),
  needs: (params) => [...periodNeeds(params), ...ratedPeriodNeeds(params)],
  async answer(params, run): Promise<ScorecardTile[]> {
    const { date, against } = params;
    const { rating_weighting, rating_target } = run.settings;
    const weighted = WEIGHTED[rating_weighting];
    const where = scorecards.where(params);
    const figures = { view: scorecards, where, date };
    const [[rating, below, reviews, needed], [change, falling], counts] = await Promise.all([
      tilesAnswer(run, {
        ...figures,
        against,
        measures: [weighted.rating, 'below', 'reviews', 'needed'],
        rows: withFile(scoreRows(params, run, PERIOD), run, PERIOD, RATED_PERIOD),
        steps: daysOfPeriod(params),
        known: knownDays(run, PERIOD),
      }),
      tilesAnswer(run, {
        ...figures,
        measures: [weighted.change, 'falling'],
        rows: withWeights(changeRows(params, run), run, TODAY, RATED_PERIOD),
        steps: [],
        known: against ? knownDays(run, TODAY) : [],
      }),
      newReviews(params, run),
    ]);
    return [
      { ...rating, name: 'rating', target: rating_target },
      below,
      { ...change, name: 'change' },
      falling,
      { ...reviews, ...counts },
      needed,
    ];
  },
});

/** New reviews of the days since the compared day. `before` is null unless all days of both ranges are collected whole. */
async function newReviews(
  params: ScorecardsParams,
  run: Run,
): Promise<Pick<Tile, 'value' | 'before' | 'part' | 'whole' | 'of'>> {
  const ranges = comparedRanges(params);
  const period = daysOfPeriod(params);
  const now = ranges ? daysFrom(ranges.now.from, ranges.now.to) : period;
  const before = ranges ? daysFrom(ranges.before.from, ranges.before.to) : [];
  const days = run.days(PERIOD);
  const whole = new Set(days.filter(({ state }) => state === 'complete').map(({ day }) => day));
  const coveredDays = new Set(knownDays(run, PERIOD));
  const isComparable = before.length > 0 && [...now, ...before].every((day) => whole.has(day));
  const readReviews = async (range: readonly string[]) => {
    if (!range.some((day) => coveredDays.has(day))) return null;
    const { rows, reviews } = await run.row<{ rows: number; reviews: number | null }>(
      sql`SELECT count() AS rows, ${scorecards.measures.reviews.sql} AS reviews FROM ${scoreRows(params, run, PERIOD)}
      WHERE ${scorecards.where(params)} AND ${c.day} IN ${param(range, 'Array(Date)')}`,
    );
    return rows === 0 ? 0 : reviews;
  };
  return {
    value: await readReviews(now),
    before: isComparable ? await readReviews(before) : null,
    part: now.filter((day) => coveredDays.has(day)).length,
    whole: now.length,
    of: 'days',
  };
}
