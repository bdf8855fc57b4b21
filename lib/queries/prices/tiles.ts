import * as z from 'zod/mini';
import { offers } from '@/lib/datasets/offers/view';
import { and } from '@/lib/metrics/sql';
import { daysOfPeriod } from '@/lib/queries/shared/dates';
import { knownDays } from '@/lib/queries/shared/figures';
import { type Tile, tilesAnswer } from '@/lib/queries/shared/tiles';
import { query } from '../query';
import { type OfferMeasure, sameOffers } from './like-for-like';
import { bothDayNeeds, comparedPeriodNeeds, isComparedDay } from './needs';
import { pricesParams } from './params';

/** Counting different values over the whole period takes too long. These figures have no trend. */
const COUNTS = ['skus', 'retailers'] as const satisfies OfferMeasure[];
const MEASURES = [
  'offers',
  'discount',
  'in_stock',
  'buybox',
  'below_list',
  'above_list',
  'landed',
  'discount_agrees',
] as const satisfies OfferMeasure[];

/** A figure with its change over the offers of both days. */
export interface PriceTile extends Tile {
  /** Null unless the day and the compared day have offers that pass the filters. */
  same_offers: { now: number | null; before: number | null } | null;
}

/** The headline figures of Prices. */
export const tiles = query({
  name: 'prices/tiles',
  params: z.object(pricesParams),
  needs: (params) => [...bothDayNeeds(params), ...comparedPeriodNeeds(params)],
  async answer(params, run): Promise<PriceTile[]> {
    const { date, against } = params;
    const period = { view: offers };
    const figures = { ...period, rows: run.from(period), date, against, known: knownDays(run, period) };
    const where = offers.where(params);
    const isCompared = isComparedDay(params);
    const [main, counts, compared] = await Promise.all([
      tilesAnswer(run, { ...figures, where, measures: MEASURES, steps: daysOfPeriod(params) }),
      tilesAnswer(run, { ...figures, where: and(where, isCompared), measures: COUNTS, steps: [] }),
      sameOffers(params, run, [...MEASURES, ...COUNTS]),
    ]);
    return [...main, ...counts].map((tile) => ({
      ...tile,
      same_offers: compared?.[tile.name as OfferMeasure] ?? null,
    }));
  },
});
