import * as z from 'zod/mini';
import { offers } from '@/lib/datasets/offers/view';
import { and } from '@/lib/metrics/sql';
import { daysOfPeriod } from '@/lib/queries/shared/dates';
import { knownDays } from '@/lib/queries/shared/figures';
import { type Tile, tilesAnswer } from '@/lib/queries/shared/tiles';
import { query } from '../query';
import { changeTiles, lowestTiles, sameOffersTile } from './change-tiles';
import { bothDayNeeds, comparedPeriodNeeds, isComparedDay } from './needs';
import { pricesParams } from './params';

/** The headline figures of Prices. */
export const tiles = query({
  name: 'prices/tiles',
  params: z.object(pricesParams),
  needs: (params) => [...bothDayNeeds(params), ...comparedPeriodNeeds(params)],
  async answer(params, run): Promise<Tile[]> {
    const { date, against } = params;
    const period = { view: offers };
    const figures = { ...period, rows: run.from(period), date, against, known: knownDays(run, period) };
    const where = offers.where(params);
    const answers = await Promise.all([
      tilesAnswer(run, {
        ...figures,
        where,
        steps: daysOfPeriod(params),
        measures: ['discount', 'in_stock', 'buybox', 'offers', 'offers_in_stock', 'above_list'],
      }),
      // Counting different texts over the whole period takes too long, so it has no trend.
      tilesAnswer(run, { ...figures, where: and(where, isComparedDay(params)), steps: [], measures: ['skus'] }),
      lowestTiles(params, run),
      changeTiles(params, run),
      sameOffersTile(params, run),
    ]);
    return answers.flat();
  },
});
