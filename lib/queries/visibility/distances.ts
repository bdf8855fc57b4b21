import * as z from 'zod/mini';
import { COUNTED, scores } from '@/lib/datasets/scores/view';
import { param, sql } from '@/lib/metrics/sql';
import { query } from '../query';
import { TODAY, targetedScores, todayNeed, withoutVerdict } from './needs';
import { visibilityParams } from './params';

const { c } = scores;

/** The largest distances that are counted separately. Larger ones are counted with them. */
const FARTHEST = { short: 5, spare: 2 };

export interface Distance {
  /** Own listings beyond the target, negative if some are missing. The first and the last include larger distances. */
  to_spare: number;
  /** By the verdict of the service. */
  met: number;
  missed: number;
}

export interface Distances {
  rows: Distance[];
  /** Scores with a verdict. `unknown` counts those of them without a known distance. */
  judged: number;
  unknown: number;
  /** Scores with fewer listings than their target. `reached` counts the others. */
  below: number;
  reached: number;
  /** Missed targets by the number of missing listings, those that pass the filter by verdict: the rows of their tabs. */
  short: { one: number; two: number; more: number };
  /** Scores of all brands, and brands with counted listings: the rows of the tabs All and Brands. */
  scores: number;
  brands: number;
}

/** The distances of the day's scores from their targets, in own listings. A filter by verdict leaves out none of them. */
export const distances = query({
  name: 'visibility/distances',
  params: z.object(visibilityParams),
  needs: (params) => [todayNeed(params)],
  async answer(params, run): Promise<Distances> {
    const where = await targetedScores(withoutVerdict(params), run);
    const judged = sql`FROM ${run.from(TODAY)} WHERE ${where} AND ${c.is_target_met} IS NOT NULL`;
    const missed = sql`FROM ${run.from(TODAY)} WHERE ${await targetedScores(params, run)} AND NOT ${c.is_target_met}`;
    const [byDistance, counts, short, all] = await Promise.all([
      run.rows<Omit<Distance, 'to_spare'> & { distance: number }>(
        sql`SELECT greatest(${param(-FARTHEST.short, 'Int8')}, least(${param(FARTHEST.spare, 'Int8')}, ${c.to_spare})) AS distance,
          countIf(${c.is_target_met}) AS met, countIf(NOT ${c.is_target_met}) AS missed
        ${judged} AND ${c.to_spare} IS NOT NULL GROUP BY distance`,
      ),
      run.row<Pick<Distances, 'judged' | 'unknown' | 'below' | 'reached'>>(
        sql`SELECT count() AS judged, countIf(${c.to_spare} IS NULL) AS unknown, countIf(${c.to_spare} < 0) AS below,
          countIf(${c.to_spare} >= 0) AS reached
        ${judged}`,
      ),
      run.row<Distances['short']>(
        sql`SELECT countIf(${c.to_spare} = -1) AS one, countIf(${c.to_spare} = -2) AS two, countIf(${c.to_spare} < -2) AS more ${missed}`,
      ),
      run.row<Pick<Distances, 'scores' | 'brands'>>(
        sql`SELECT count() AS scores, uniqExactIf(tuple(${c.searched_brand}), ${COUNTED}) AS brands
        FROM ${run.from(TODAY)} WHERE ${scores.where(params)}`,
      ),
    ]);
    const rows = Array.from({ length: FARTHEST.short + FARTHEST.spare + 1 }, (_, index) => index - FARTHEST.short).map(
      (to_spare) => {
        const { met = 0, missed = 0 } = byDistance.find(({ distance }) => distance === to_spare) ?? {};
        return { to_spare, met, missed };
      },
    );
    return { rows, ...counts, short, ...all };
  },
});
