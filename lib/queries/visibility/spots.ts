import * as z from 'zod/mini';
import { COUNTED, scores, shelfProducts } from '@/lib/datasets/scores/view';
import { and, NAMED_TUPLES, sql, tupleOf } from '@/lib/metrics/sql';
import { query } from '../query';
import { before, bothDayNeeds, bothDays, TODAY } from './needs';
import { visibilityParams } from './params';

/** The first positions of shelves with a brand. */
export interface BrandSpots {
  name: string | null;
  own: boolean;
  listings: number;
  /** Its share of all listings, 0 to 1. Null if there are none. */
  share: number | null;
  /** Shelves with listings of the brand. */
  shelves: number;
  /** Difference to the compared day, over the scores of both days. Null without a compared day. */
  change: number | null;
  /** 0 if it is searched at a shop without a listing, missing if it has no score there. */
  listings_by_shop: Record<string, number>;
}

export interface Spots {
  /** First positions of the shelves of all shops, each shelf once, and the number of shelves. */
  listings: number;
  shelves: number;
  shops: { shop: string; retailer_name: string | null; retailer_country: string | null; listings: number }[];
  brands: BrandSpots[];
}

const { c } = scores;

/**
 * Who has the first positions, by retailer: own brands first, then those with most. `first_n_products` is their number.
 */
export const spots = query({
  name: 'visibility/spots',
  params: z.object(visibilityParams),
  needs: (params) => bothDayNeeds(params),
  async answer(params, run): Promise<Spots> {
    const where = and(scores.where(params), COUNTED);
    const today = run.from(TODAY);
    const all = sql`SELECT ${shelfProducts(sql`true`)} AS listings, uniqExact(${c.shelf}) AS shelves FROM ${today} WHERE ${where}`;
    const [whole, shops, brands] = await Promise.all([
      run.row<Pick<Spots, 'listings' | 'shelves'>>(all),
      run.rows<Spots['shops'][number]>(
        sql`SELECT ${c.shop}, any(name) AS retailer_name, any(country) AS retailer_country, ${shelfProducts(sql`true`)} AS listings
        FROM (SELECT *, ${c.retailer_name} AS name, ${c.retailer_country} AS country FROM ${today} WHERE ${where})
        GROUP BY ${c.shop} ORDER BY any(country) NULLS LAST, any(name) NULLS LAST, ${c.shop}`,
      ),
      run.rows<BrandSpots>(
        sql`SELECT * EXCEPT (scored, shops) FROM (
          SELECT ${c.searched_brand} AS name, toBool(max(ifNull(${c.is_own_brand}, false))) AS own, sum(${c.own_product_count}) AS listings,
            listings / nullIf((SELECT listings FROM (${all})), 0) AS share, uniqExactIf(${c.shelf}, ${c.own_product_count} > 0) AS shelves,
            ${params.against ? sql`sum(${c.own_product_count} - listings_before)` : sql`NULL`} AS change,
            groupArray(${tupleOf([c.shop, sql`ifNull(${c.own_product_count}, 0) AS held`])}) AS scored, groupUniqArray(${c.shop}) AS shops,
            mapFromArrays(shops, arrayMap(scored_shop -> arraySum(score -> if(score.shop = scored_shop, score.held, 0), scored), shops)) AS listings_by_shop
          FROM (SELECT *, ${before(c.own_product_count)} AS listings_before FROM (${bothDays(params, run)}))
          WHERE now AND ${where} GROUP BY ${c.searched_brand} ${NAMED_TUPLES}) ORDER BY own DESC, listings DESC, name`,
      ),
    ]);
    return { ...whole, shops, brands };
  },
});
