import * as z from 'zod/mini';
import { ranks, VERDICT } from '@/lib/datasets/ranks/view';
import { sql } from '@/lib/metrics/sql';
import { daysOfPeriod } from '@/lib/queries/shared/dates';
import { text } from '../params';
import { query, type Run } from '../query';
import type { RankState } from './all.columns';
import { PERIOD, periodNeeds } from './needs';
import { rankingsParams, shelfOf } from './params';
import { isProduct, type ProductAbove, type ProductParams, readAbove } from './products-above';
import { rankOf, rankRows, STATE } from './rank-rows';

const { c } = ranks;

/** A keyword at a retailer for which the product is tracked. */
export interface ProductKeywordRanks {
  keyword: string;
  shop: string;
  keyword_name: string;
  search_keyword_id: string | null;
  retailer_name: string | null;
  retailer_code: string | null;
  is_power: boolean | null;
  /** Of the day. Null if the product is not tracked for the keyword on it. */
  state: RankState | null;
  rank: number | null;
  page_no: number | null;
  target: number | null;
  /** The verdict of the service, and whether it follows from rank and target. */
  is_on_target: boolean | null;
  verdict_agrees: boolean | null;
  /** Rank − target, by the rank that the service compares with the target. */
  distance: number | null;
  /** The rank of each day. Null without one: see `states`. */
  ranks: (number | null)[];
  /** Null on days that are not collected. */
  states: (RankState | 'not_tracked' | null)[];
  /** The tracked products directly above, the nearest first, and the number of all above. */
  above: ProductAbove[];
  above_count: number;
}

export interface Product {
  product: string;
  product_name: string;
  brand_name: string | null;
  barcode: string | null;
  product_id: string | null;
  is_customer_brand: boolean | null;
  is_psku: boolean | null;
  days: string[];
  /** Power keywords first, then the best ranks. */
  keywords: ProductKeywordRanks[];
}

type DayRow = Omit<ProductKeywordRanks, 'ranks' | 'states' | 'above' | 'above_count'> &
  Omit<Product, 'days' | 'keywords'> & { on_day: string };

/** A product with its ranks by keyword over the days, regardless of filters. Null if the period does not have it. */
export const product = query({
  name: 'rankings/product',
  params: z.object({
    ...rankingsParams,
    product: text(),
    /** All retailers with the product if omitted. */
    shop: text(),
  }),
  needs: periodNeeds,
  async answer(params, run): Promise<Product | null> {
    const [rows, above] = await Promise.all([readDays(params, run), readAbove(params, run)]);
    const newest = rows.at(-1);
    if (!newest) return null;
    const { product_name, brand_name, barcode, product_id, is_customer_brand, is_psku } = newest;
    const aboveOf = new Map(above.map((row) => [shelfOf(row), row]));
    const rowOn = new Map(rows.map((row) => [`${shelfOf(row)} ${row.on_day}`, row]));
    const days = daysOfPeriod(params);
    const collected = new Set(
      run.days(PERIOD).flatMap(({ day, state }) => (state === 'not_collected' || state === 'failed' ? [] : [day])),
    );
    // The newest row of a keyword is the last.
    const keywords = [...new Map(rows.map((row) => [shelfOf(row), row]))].map(([shelf, row]): ProductKeywordRanks => {
      const on = (day: string) => rowOn.get(`${shelf} ${day}`);
      const { keyword, shop, keyword_name, search_keyword_id, retailer_name, retailer_code, is_power } = row;
      const { state = null, rank = null, page_no = null, target = null } = on(params.date) ?? {};
      const { is_on_target = null, verdict_agrees = null, distance = null } = on(params.date) ?? {};
      const { above = [], above_count = 0 } = aboveOf.get(shelf) ?? {};
      return {
        keyword,
        shop,
        keyword_name,
        search_keyword_id,
        retailer_name,
        retailer_code,
        is_power,
        state,
        rank,
        page_no,
        target,
        is_on_target,
        verdict_agrees,
        distance,
        ranks: days.map((day) => on(day)?.rank ?? null),
        states: days.map((day) => on(day)?.state ?? (collected.has(day) ? 'not_tracked' : null)),
        above,
        above_count,
      };
    });
    return {
      product: params.product,
      product_name,
      brand_name,
      barcode,
      product_id,
      is_customer_brand,
      is_psku,
      days,
      keywords: keywords.toSorted(byPowerAndRank),
    };
  },
});

function byPowerAndRank(a: ProductKeywordRanks, b: ProductKeywordRanks): number {
  const last = ({ rank }: ProductKeywordRanks) => rank ?? Number.MAX_SAFE_INTEGER;
  return (
    Number(b.is_power === true) - Number(a.is_power === true) ||
    last(a) - last(b) ||
    (a.keyword_name < b.keyword_name ? -1 : 1)
  );
}

/** One row for each keyword, retailer and day: the best rank of the product. */
async function readDays(params: ProductParams, run: Run): Promise<DayRow[]> {
  return run.rows<DayRow>(
    sql`SELECT toString(${c.day}) AS on_day, ${c.keyword}, ${c.shop}, ${c.keyword_name}, ${c.search_keyword_id}, ${c.retailer_name}, ${c.retailer_code},
      is_power_keyword AS is_power, state, ranked AS rank, ${c.page_no}, ${c.target}, verdict AS is_on_target, ${c.verdict_agrees},
      judged - ${c.target} AS distance, ${c.product_name}, ${c.brand_name}, ${c.barcode}, ${c.product_id}, ${c.is_customer_brand}, ${c.is_psku}
    FROM (
      SELECT *, ${rankOf(params)} AS ranked, ${c.rank} AS judged, ${VERDICT} AS verdict, ${STATE} AS state
      FROM ${await rankRows(params, run, [PERIOD])} WHERE ${c.place} > 0 AND ${isProduct(params)})
    ORDER BY ${c.day}, ${c.keyword}, ${c.shop}, ranked NULLS LAST LIMIT 1 BY ${c.day}, ${c.keyword}, ${c.shop}`,
  );
}
