import * as z from 'zod/mini';
import { rankDays } from '@/lib/datasets/ranks/rank-days';
import { figuresBy, type Group, knownDays } from '@/lib/queries/shared/figures';
import { query } from '../query';
import { bothDayNeeds, bothDays } from './needs';
import { rankingsParams } from './params';
import { measuredDays } from './rank-days';

const NAMES = ['country', 'retailer_name'] as const;
const MEASURES = ['on_page_one', 'on_target', 'gained', 'lost'] as const;

/** The figures of a retailer, without a trend. `shop` identifies it. */
export type RetailerRankings = Group<'shop', (typeof NAMES)[number], (typeof MEASURES)[number]>;

/** Retailers with a selected keyword on the day or the compared day, by country and name. */
export const retailers = query({
  name: 'rankings/retailers',
  params: z.object(rankingsParams),
  needs: bothDayNeeds,
  answer: async (params, run): Promise<RetailerRankings[]> =>
    figuresBy(run, {
      view: rankDays,
      measures: MEASURES,
      id: 'shop',
      names: NAMES,
      rows: await measuredDays(params, run, bothDays(params)),
      date: params.date,
      against: params.against,
      steps: [],
      known: bothDays(params).flatMap((need) => knownDays(run, need)),
    }),
});
