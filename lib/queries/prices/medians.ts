import * as z from 'zod/mini';
import { offers } from '@/lib/datasets/offers/view';
import { sql } from '@/lib/metrics/sql';
import { query } from '../query';
import { todayOffers } from './frame';
import { todayNeed } from './needs';
import { pricesParams } from './params';

const { c } = offers;

/** The median price of the offers in a currency. */
export interface CurrencyMedian {
  /** Null for offers whose currency is not stated. */
  currency: string | null;
  median: number;
  /** Offers with a price. */
  offers: number;
}

/** Currencies by number of offers, each with its median price. */
export const medians = query({
  name: 'prices/medians',
  params: z.object(pricesParams),
  needs: (params) => [todayNeed(params)],
  async answer(params, run): Promise<CurrencyMedian[]> {
    return run.rows<CurrencyMedian>(
      sql`SELECT ${c.currency}, round(quantileExactInclusive(0.5)(assumeNotNull(amount)), 6) AS median, count() AS offers
      FROM (${todayOffers(params, run)}) WHERE amount IS NOT NULL
      GROUP BY ${c.currency} ORDER BY offers DESC, ${c.currency} NULLS LAST`,
    );
  },
});
