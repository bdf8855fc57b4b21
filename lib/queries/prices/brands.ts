import * as z from 'zod/mini';
import { offers } from '@/lib/datasets/offers/view';
import { sql } from '@/lib/metrics/sql';
import { query } from '../query';
import { TODAY, todayNeed } from './needs';
import { pricesParams } from './params';

/** The brands, retailers and SKUs of a day's offers. */
export interface Brands {
  ownBrands: string[];
  /** Number of brands of competitors. Brands that are neither own nor competitors' count as neither. */
  competitors: number;
  skus: number;
  retailers: string[];
  countries: number;
}

export const brands = query({
  name: 'prices/brands',
  params: z.object(pricesParams),
  needs: (params) => [todayNeed(params)],
  async answer(params, run): Promise<Brands> {
    const { c, measures } = offers;
    const { ownBrands, retailers, ...counts } = await run.row<Brands>(sql`
      SELECT groupUniqArrayIf(${c.brand_name}, ifNull(${c.is_own_brand}, false)) AS ownBrands,
        uniqExactIf(${c.brand_name}, ifNull(${c.is_own_brand} = false, false)) AS competitors,
        ${measures.skus.sql} AS skus, groupUniqArray(${c.retailer}) AS retailers,
        uniqExact(${c.retailer_country}) AS countries
      FROM ${run.from(TODAY)} WHERE ${offers.where(params)}`);
    return { ...counts, ownBrands: inOrder(ownBrands), retailers: inOrder(retailers) };
  },
});

function inOrder(names: readonly string[]): string[] {
  return names.toSorted((a, b) => a.localeCompare(b, 'en'));
}
