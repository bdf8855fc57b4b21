import * as z from 'zod/mini';
import { offers } from '@/lib/metrics/offers';
import { daysOfPeriod } from '@/lib/queries/shared/dates';
import { knownDays } from '@/lib/queries/shared/figures';
import { type Tile, tilesAnswer } from '@/lib/queries/shared/tiles';
import { query } from '../query';
import { chosenOffers } from './filters';
import { type OfferMeasure, sameOffers } from './like-for-like';
import { bothDayNeeds, comparedPeriodNeeds, periodOffers } from './needs';
import { pricesParams } from './params';

const MEASURES = [
  'offers',
  'skus',
  'retailers',
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
    const [figures, compared] = await Promise.all([
      tilesAnswer(run, {
        view: offers,
        rows: periodOffers(run),
        measures: MEASURES,
        where: chosenOffers(params),
        date: params.date,
        against: params.against,
        steps: daysOfPeriod(params),
        known: knownDays(run, { view: offers }),
      }),
      sameOffers(params, run, MEASURES),
    ]);
    return figures.map((tile) => ({ ...tile, same_offers: compared?.[tile.name as OfferMeasure] ?? null }));
  },
});
