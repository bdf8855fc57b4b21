import * as z from 'zod/mini';
import { cell } from '@/lib/datasets/competitions/cells';
import { competitions } from '@/lib/datasets/competitions/view';
import { sql } from '@/lib/metrics/sql';
import { knownDays } from '@/lib/queries/shared/figures';
import { type Tile, tilesAnswer } from '@/lib/queries/shared/tiles';
import { query } from '../query';
import { cellsOf, periodNeeds } from './cells';
import { isChosen } from './filters';
import { boundBuckets, bucketsOf } from './frame';
import { competitionParams } from './params';

/** The headline figures of Price competition, each with a value for every bucket. */
export const tiles = query({
  name: 'price-competition/tiles',
  params: z.object(competitionParams),
  needs: periodNeeds,
  async answer(params, run): Promise<Tile[]> {
    const frame = await bucketsOf(params, run);
    const isInPeriod = sql`${cell.bucket} >= ${boundBuckets(frame).buckets}[1]`;
    // The previous bucket is the last one with an index. A compared day outside the period does not precede its first
    // bucket.
    const before = sql`if(${cell.index} IS NULL, '', lagInFrame(toString(${cell.tone}), 1, '') OVER (
      PARTITION BY ${cell.id}, ${cell.index} IS NULL, ${isInPeriod}
      ORDER BY ${cell.bucket} ROWS BETWEEN 1 PRECEDING AND 1 PRECEDING))`;
    const figures = {
      view: competitions,
      rows: sql`(
        SELECT *, ${cell.bucket} AS day, ${before} AS tone_before,
          max(is_chosen AND ${isInPeriod}) OVER (PARTITION BY ${cell.id}) AS is_of_period,
          uniqExactIf(${cell.id}, is_chosen AND ${isInPeriod}) OVER () AS all_competitions
        FROM (SELECT *, ${isChosen(params, frame, run)} AS is_chosen FROM ${cellsOf(params, run)}))`,
      date: frame.current,
      against: frame.before,
      steps: frame.buckets,
      known: params.by === 'DAILY' ? knownDays(run, { view: competitions }) : frame.buckets,
    };
    const answers = await Promise.all([
      tilesAnswer(run, {
        ...figures,
        where: sql`is_chosen`,
        measures: ['on_target', 'average_index', 'new_off', 'back_on', 'off', 'near'],
      }),
      // A day that lists none of the chosen competitions has an index of none of them.
      tilesAnswer(run, { ...figures, measures: ['no_index'] }),
    ]);
    return answers.flat();
  },
});
