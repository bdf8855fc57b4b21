import { offers } from '@/lib/datasets/offers/view';
import { and, type Sql, sql } from '@/lib/metrics/sql';
import type { Run } from '../query';

const { c } = offers;

interface SeriesOptions {
  /** The collected days, as a parameter. */
  days: Sql;
  /** Selects offers. All by default. */
  where?: Sql;
}

/**
 * Returns SQL of the known prices of each SKU at a retailer, of the offer that a shopper sees first: `nos`, the numbers of
 * the collected days that have one, from 1, and `amounts`.
 */
export function priceSeries(run: Pick<Run, 'from'>, { days, where }: SeriesOptions): Sql {
  // `indexOf` would search the days for each row.
  const dayNo = sql`transform(${c.day}, ${days}, arrayEnumerate(${days}), toUInt32(0))`;
  const isKnown = and(
    c.has_sku,
    c.is_front,
    sql`${c.retailer} IS NOT NULL`,
    sql`${c.selling_price} IS NOT NULL`,
    where,
  );
  return sql`
    SELECT any(of_sku) AS sku, any(of_shop) AS shop, any(of_currency) AS currency, any(name) AS retailer, any(country) AS retailer_country,
      arraySort(groupArray(no)) AS nos, arraySort((amount, no) -> no, groupArray(amount), groupArray(no)) AS amounts
    FROM (
      SELECT cityHash64(${c.sku}, ${c.shop}, ifNull(toString(${c.currency}), '')) AS listing,
        ${c.sku} AS of_sku, ${c.shop} AS of_shop, ${c.currency} AS of_currency, ${c.retailer} AS name, ${c.retailer_country} AS country,
        ${dayNo} AS no, assumeNotNull(${c.selling_price}) AS amount
      FROM ${run.from({ view: offers })} WHERE ${isKnown})
    GROUP BY listing HAVING length(nos) > 1`;
}
