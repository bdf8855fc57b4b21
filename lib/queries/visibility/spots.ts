import * as z from 'zod/mini';
import { and, sql } from '@/lib/metrics/sql';
import { shelfProducts } from '@/lib/metrics/visibility';
import { query } from '../query';
import { before, bothDays, chosenScores, comparedNeed, dayNeed, FILTER_COLUMNS, TODAY } from './needs';
import { visibilityParams } from './params';

/** The first places of shelves that a brand holds. */
export interface BrandSpots {
  brand: string | null;
  own: boolean;
  listings: number;
  /** Shelves on which it holds any. */
  shelves: number;
  /** Places more than on the compared day, over the scores that both days have; null without one. */
  change: number | null;
  /** By shop: 0 where it is searched and has none, missing where it has no score. */
  at: Record<string, number>;
}

export interface Spots {
  /** Places of a shop's shelves, each shelf once. */
  shops: { shop: string; retailer: string | null; country: string | null; listings: number; shelves: number }[];
  brands: BrandSpots[];
}

const SPOT_COLUMNS = [...FILTER_COLUMNS, 'id', 'shop', 'shelf', 'own_product_count', 'total_product_count'] as const;

/** Who holds the first places, by retailer: own brands first, then by places. Asked with as many places as are meant. */
export const spots = query({
  name: 'visibility/spots',
  params: z.object(visibilityParams),
  needs: (params) => [dayNeed(params), ...comparedNeed(params)],
  async answer(params, run): Promise<Spots> {
    const counted = and(chosenScores(params), sql`own_product_count IS NOT NULL AND total_product_count IS NOT NULL`);
    const [shops, brands] = await Promise.all([
      run.rows<Spots['shops'][number]>(
        sql`SELECT shop, any(retailer_name) AS retailer, any(retailer_country) AS country, ${shelfProducts(sql`true`)} AS listings, uniqExact(shelf) AS shelves
        FROM ${run.from(TODAY, SPOT_COLUMNS)} WHERE ${counted} GROUP BY shop ORDER BY country NULLS LAST, retailer NULLS LAST, shop`,
      ),
      run.rows<Omit<BrandSpots, 'at'> & { by_shop: [string, number][] }>(
        sql`SELECT * EXCEPT scored FROM (SELECT searched_brand AS brand, toBool(max(ifNull(is_own_brand, false))) AS own, sum(own_product_count) AS listings, uniqExactIf(shelf, own_product_count > 0) AS shelves,
          ${params.against ? sql`sum(own_product_count - listings_before)` : sql`NULL`} AS change,
          groupArray((shop, ifNull(own_product_count, 0))) AS scored, arrayMap(name -> (name, arraySum(one -> if(one.1 = name, one.2, 0), scored)), groupUniqArray(shop)) AS by_shop
        FROM (SELECT *, ${before('own_product_count')} AS listings_before FROM (${bothDays(params, run, SPOT_COLUMNS)}))
        WHERE now AND ${counted} GROUP BY searched_brand) ORDER BY own DESC, listings DESC, brand`,
      ),
    ]);
    return {
      shops,
      brands: brands.map(({ by_shop, ...brand }) => ({ ...brand, at: Object.fromEntries(by_shop) })),
    };
  },
});
