import * as z from 'zod/mini';
import { rankDays } from '@/lib/datasets/ranks/rank-days';
import { daysOfPeriod } from '@/lib/queries/shared/dates';
import { knownDays } from '@/lib/queries/shared/figures';
import { type Tile, tilesAnswer } from '@/lib/queries/shared/tiles';
import { query } from '../query';
import { comparedPeriodNeeds, PERIOD } from './needs';
import { rankingsParams } from './params';
import { measuredDays } from './rank-days';

const MEASURES = [
  'on_page_one',
  'on_target',
  'page_one_share',
  'gained',
  'lost',
  'rival_ranks',
  'at_stake',
  'keywords',
  'retailers',
] as const satisfies (keyof typeof rankDays.measures)[];

/**
 * The headline figures of Search rankings. A step of the trend of `gained` and `lost` compares its day with one that is as
 * many days before it as the compared day is before the day.
 */
export const tiles = query({
  name: 'rankings/tiles',
  params: z.object(rankingsParams),
  needs: comparedPeriodNeeds,
  answer: async (params, run): Promise<Tile[]> =>
    tilesAnswer(run, {
      view: rankDays,
      measures: MEASURES,
      rows: await measuredDays(params, run, [PERIOD]),
      date: params.date,
      against: params.against,
      steps: daysOfPeriod(params),
      known: knownDays(run, PERIOD),
    }),
});
