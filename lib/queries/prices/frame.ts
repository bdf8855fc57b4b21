import { LANDED_PRICE, type OfferColumn } from '@/lib/metrics/offers';
import { and, raw, type Sql, sql } from '@/lib/metrics/sql';
import type { Run } from '../query';
import { chosenOffers, FILTER_COLUMNS } from './filters';
import { COMPARED, TODAY } from './needs';
import type { PriceBasis, PricesParams } from './params';

export type OfferColumns = readonly OfferColumn[];

/** Filters of what changes from day to day in an offer. */
const OF_THE_DAY = { merchant: [], stock: [], discount: [], buybox: [], check: [] };

/** Returns SQL of the price of an offer in its currency, null if it is not known. */
export function amountOf(basis: PriceBasis): Sql {
  return basis === 'landed' ? LANDED_PRICE : sql`selling_price`;
}

/** Columns that `amountOf`, `frontOffers` and `withLowest` read. */
export const LISTING_COLUMNS = [
  'sku',
  'shop',
  'currency',
  'row_no',
  'in_stock',
  'selling_price',
  'cargo_fee',
  'buybox_position',
  'is_main_merchant',
] as const satisfies readonly OfferColumn[];

/** Returns SQL of the filtered offers of the day, with these columns, `amount` and `now`, which is true. */
export function todayOffers(params: PricesParams, run: Run, columns: OfferColumns): Sql {
  const rows = run.from(TODAY, [...FILTER_COLUMNS, ...LISTING_COLUMNS, ...columns]);
  return sql`SELECT *, ${amountOf(params.price)} AS amount, true AS now FROM ${rows} WHERE ${chosenOffers(params)}`;
}

/**
 * Returns SQL of the filtered offers of both days. `now` is true for those of the day. Filters of what changes from day
 * to day select offers of the day, and of the compared day those of the same SKUs at the same retailers: who filters by
 * "out of stock" sees that they were in stock before.
 */
export function bothDaysOffers(params: PricesParams, run: Run, columns: OfferColumns): Sql {
  const today = todayOffers(params, run, columns);
  if (!params.against) return today;
  const isFiltered = Object.keys(OF_THE_DAY).some((name) => params[name as keyof typeof OF_THE_DAY].length > 0);
  const where = and(
    chosenOffers({ ...params, ...OF_THE_DAY }),
    isFiltered && sql`(sku, shop) IN (SELECT sku, shop FROM (${todayOffers(params, run, [])}))`,
  );
  const rows = run.from(COMPARED, [...FILTER_COLUMNS, ...LISTING_COLUMNS, ...columns]);
  return sql`${today} UNION ALL SELECT *, ${amountOf(params.price)} AS amount, false AS now FROM ${rows} WHERE ${where}`;
}

/** By buybox position, main merchants first, then by price. Unknown values are last. */
export const FRONT_ORDER = sql`buybox_position NULLS LAST, NOT ifNull(is_main_merchant, false), selling_price NULLS LAST, row_no`;

/**
 * Returns SQL of one offer of each SKU at a retailer in a currency: the first one that a shopper sees.
 * @param rows a SELECT with `LISTING_COLUMNS` and the column `per`
 * @param per column that separates days
 */
export function frontOffers(rows: Sql, per: 'now' | 'day'): Sql {
  return sql`SELECT * FROM (${rows}) ORDER BY ${FRONT_ORDER} LIMIT 1 BY ${raw(per)}, sku, shop, currency`;
}

/** The amount of an offer that is compared with others. Null if it is out of stock. */
export const COMPARED_AMOUNT = sql`if(ifNull(in_stock, true), amount, NULL)`;

/**
 * Adds `is_lowest` to rows of `frontOffers`: the lowest amount of the SKU in its currency, if there are two or more
 * different ones. An offer that is out of stock is not compared. Null if the offer has no amount or is out of stock.
 */
export function withLowest(fronts: Sql, per: 'now' | 'day'): Sql {
  const bySku = sql`OVER (PARTITION BY ${raw(per)}, sku, currency)`;
  return sql`SELECT *, if(${COMPARED_AMOUNT} IS NULL, NULL, toBool(lowest_amount < highest_amount AND ${COMPARED_AMOUNT} = lowest_amount)) AS is_lowest
    FROM (SELECT *, min(${COMPARED_AMOUNT}) ${bySku} AS lowest_amount, max(${COMPARED_AMOUNT}) ${bySku} AS highest_amount FROM (${fronts}))`;
}
