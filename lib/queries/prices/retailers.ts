import * as z from 'zod/mini';
import { offers } from '@/lib/datasets/offers/view';
import { and, sql } from '@/lib/metrics/sql';
import { daysOfPeriod } from '@/lib/queries/shared/dates';
import { type Figure, figuresBy, type Group, knownDays } from '@/lib/queries/shared/figures';
import { query, type Run } from '../query';
import { bothDaysOffers, frontOffers, withLowest } from './frame';
import { bothDayNeeds, COMPARED, comparedPeriodNeeds, isComparedDay, TODAY } from './needs';
import { type PricesParams, pricesParams } from './params';

/** SKUs with the lowest price in stock at a retailer, and SKUs with a price in stock there. */
interface LowestCounts {
  lowest: number;
  skus: number;
}

/** The figures of a retailer. `shop` identifies it. */
export interface RetailerPrices
  extends Group<'shop', 'retailer_country' | 'retailer', 'discount' | 'offers' | 'in_stock' | 'buybox'> {
  /** Compared with the other retailers that the filters leave, within a currency. Null on a day without offers. */
  lowest: { now: LowestCounts | null; before: LowestCounts | null };
}

/** Retailers with an offer on the day, on the compared day or in the period, by country and name. */
export const retailers = query({
  name: 'prices/retailers',
  params: z.object(pricesParams),
  needs: (params) => [...bothDayNeeds(params), ...comparedPeriodNeeds(params)],
  async answer(params, run): Promise<RetailerPrices[]> {
    const { date, against } = params;
    const period = { view: offers };
    const known = knownDays(run, period);
    const figures = {
      ...({ ...period, id: 'shop', names: ['retailer_country', 'retailer'] } as const),
      rows: run.from(period),
      date,
      against,
      known,
    };
    const where = offers.where(params);
    const [groups, counts, lowestAt] = await Promise.all([
      figuresBy(run, { ...figures, where, measures: ['discount', 'offers'], steps: daysOfPeriod(params) }),
      // Counting SKUs over the whole period takes too long. These figures have no trend.
      figuresBy(run, {
        ...figures,
        where: and(where, isComparedDay(params)),
        steps: [],
        measures: ['in_stock', 'buybox'],
      }),
      lowestByShop(params, run),
    ]);
    // Retailers without offers on both days.
    const count = known.includes(date) ? 0 : null;
    const without: Figure = { value: null, part: count, whole: count, before: null, trend: [] };
    return groups.map(({ keys, values }) => {
      const countValues = counts.find((group) => group.keys.shop === keys.shop)?.values;
      const { in_stock = without, buybox = without } = countValues ?? {};
      return { keys, values: { ...values, in_stock, buybox }, lowest: lowestAt(keys.shop) };
    });
  },
});

async function lowestByShop(params: PricesParams, run: Run): Promise<(shop: string) => RetailerPrices['lowest']> {
  const { c } = offers;
  const fronts = frontOffers(bothDaysOffers(params, run));
  const rows = await run.rows<LowestCounts & { shop: string; now: boolean }>(
    sql`SELECT ${c.shop}, now, uniqExactIf(${c.sku}, is_lowest) AS lowest, uniqExactIf(${c.sku}, is_lowest IS NOT NULL) AS skus
    FROM (${withLowest(fronts)}) GROUP BY ${c.shop}, now`,
  );
  const countsOn = (shop: string, isNow: boolean): LowestCounts | null => {
    if (!isNow && !params.against) return null;
    if (knownDays(run, isNow ? TODAY : COMPARED).length === 0) return null;
    const { lowest, skus } = rows.find((row) => row.shop === shop && row.now === isNow) ?? { lowest: 0, skus: 0 };
    return { lowest, skus };
  };
  return (shop) => ({ now: countsOn(shop, true), before: countsOn(shop, false) });
}
