import * as z from 'zod/mini';
import { offers } from '@/lib/datasets/offers/view';
import { and } from '@/lib/metrics/sql';
import { daysOfPeriod } from '@/lib/queries/shared/dates';
import { knownDays } from '@/lib/queries/shared/figures';
import { type Tile, tilesAnswer } from '@/lib/queries/shared/tiles';
import { query } from '../query';
import { changeTiles, lowestTiles } from './change-tiles';
import { type OfferMeasure, sameOffers } from './like-for-like';
import { bothDayNeeds, comparedPeriodNeeds, isComparedDay } from './needs';
import { pricesParams } from './params';

/** Counting different texts over the whole period takes too long. These figures have no trend. */
const COUNTS = ['skus'] as const satisfies OfferMeasure[];
const MEASURES = [
  'discount',
  'in_stock',
  'buybox',
  'offers',
  'offers_in_stock',
  'above_list',
] as const satisfies OfferMeasure[];

/** A figure. The average discount has its change over the offers of both days. */
export interface PriceTile extends Tile {
  /** Null for other figures, and unless the day and the compared day have offers that pass the filters. */
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
    const [main, counts, compared, lowest, changed] = await Promise.all([
      tilesAnswer(run, { ...figures, where, measures: MEASURES, steps: daysOfPeriod(params) }),
      tilesAnswer(run, { ...figures, where: and(where, isCompared), measures: COUNTS, steps: [] }),
      sameOffers(params, run, ['discount']),
      lowestTiles(params, run),
      changeTiles(params, run),
    ]);
    return [...main, ...lowest, ...changed, ...counts].map((tile) => ({
      ...tile,
      same_offers: tile.name === 'discount' ? (compared?.discount ?? null) : null,
    }));
  },
});
