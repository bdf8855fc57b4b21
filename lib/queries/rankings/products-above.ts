import { ranks } from '@/lib/datasets/ranks/view';
import { NAMED_TUPLES, param, raw, type Sql, sql, tupleOf } from '@/lib/metrics/sql';
import type { Run } from '../query';
import { TODAY } from './needs';
import type { RankingsParams } from './params';
import { rankOf, rankRows } from './rank-rows';

const { c } = ranks;

/** Products above that are listed for each keyword. */
const LISTED_ABOVE = 3;

export interface ProductAbove {
  product: string;
  product_name: string;
  brand_name: string | null;
  is_own: boolean;
  rank: number;
}

export type ProductParams = RankingsParams & { product: string; shop: string };

export const isProduct = ({ product, shop }: ProductParams): Sql =>
  shop === ''
    ? sql`${c.product} = ${param(product, 'String')}`
    : sql`${c.product} = ${param(product, 'String')} AND ${c.shop} = ${param(shop, 'String')}`;

interface AboveRow {
  keyword: string;
  shop: string;
  above: ProductAbove[];
  above_count: number;
}

/** Returns the tracked products above a product on the day, by keyword and retailer. */
export async function readAbove(params: ProductParams, run: Run): Promise<AboveRow[]> {
  const ranked = sql`SELECT ${c.keyword}, ${c.shop}, ${c.product}, any(${c.product_name}) AS product_name, any(${c.brand_name}) AS brand_name,
      toBool(max(ifNull(${c.is_customer_brand}, false))) AS is_own, assumeNotNull(min(${rankOf(params)})) AS best
    FROM ${await rankRows(params, run, [TODAY])} WHERE ${rankOf(params)} IS NOT NULL`;
  const ofShelf = sql`GROUP BY ${c.keyword}, ${c.shop}, ${c.product}`;
  const listed = tupleOf(['product', 'product_name', 'brand_name', 'is_own', 'rank']);
  return run.rows<AboveRow>(
    sql`SELECT keyword, shop, count() AS above_count,
      arraySlice(arrayReverseSort(entry -> (entry.rank, entry.product), groupArray(${listed})), 1, ${raw(String(LISTED_ABOVE))}) AS above
    FROM (SELECT * EXCEPT (best), best AS rank FROM (${ranked} ${ofShelf})) AS others
    INNER JOIN (SELECT keyword, shop, min(best) AS mine FROM (${ranked} AND ${isProduct(params)} ${ofShelf}) GROUP BY keyword, shop) AS own USING (keyword, shop)
    WHERE rank < mine AND product != ${param(params.product, 'String')} GROUP BY keyword, shop ${NAMED_TUPLES}`,
  );
}
