import { LISTING, offers } from '@/lib/datasets/offers/view';
import { and, type Sql, sql } from '@/lib/metrics/sql';
import type { Run } from '../query';
import { COMPARED, TODAY } from './needs';
import type { PricesParams } from './params';

const { c } = offers;
const NOW = sql`now`;

/** Filters of what changes from day to day in an offer. */
const OF_THE_DAY = { merchant: [], stock: [], discount: [], buybox: [], check: [] };

/** Returns SQL of the filtered offers of the day, with `now`, which is true. */
function todayOffers(params: PricesParams, run: Run): Sql {
  return sql`SELECT *, true AS now FROM ${run.from(TODAY)} WHERE ${offers.where(params)}`;
}

/**
 * Returns SQL of the offers of the day as `todayOffers` has them, and with `passes` the other offers of the same SKUs: of
 * retailers that the filters leave, but with another merchant, stock, discount, buybox or text than the filters select.
 */
export function listingOffers(params: PricesParams, run: Run): Sql {
  if (!isOfTheDayFiltered(params) && params.q === '')
    return sql`SELECT *, true AS passes FROM (${todayOffers(params, run)})`;
  const passes = offers.where(params);
  const where = and(
    offers.where({ ...params, ...OF_THE_DAY, q: '' }),
    sql`${c.sku} IN (SELECT ${c.sku} FROM ${run.from(TODAY)} WHERE ${passes})`,
  );
  return sql`SELECT *, true AS now, ${passes} AS passes FROM ${run.from(TODAY)} WHERE ${where}`;
}

function isOfTheDayFiltered(params: PricesParams): boolean {
  return Object.keys(OF_THE_DAY).some((name) => params[name as keyof typeof OF_THE_DAY].length > 0);
}

/**
 * Returns SQL of the filtered offers of both days. `now` is true for those of the day. Filters of what changes from day
 * to day select offers of the day, and of the compared day those of the same SKUs at the same retailers: who filters by
 * "out of stock" sees that they were in stock before.
 */
export function bothDaysOffers(params: PricesParams, run: Run): Sql {
  const today = todayOffers(params, run);
  if (!params.against) return today;
  const where = and(
    offers.where({ ...params, ...OF_THE_DAY }),
    isOfTheDayFiltered(params) && sql`${LISTING} IN (SELECT ${LISTING} FROM (${today}))`,
  );
  return sql`${today} UNION ALL
    SELECT *, false AS now FROM ${run.from(COMPARED)} WHERE ${where}`;
}

/** By buybox position, main merchants first, then by price. Unknown values are last. */
export const FRONT_ORDER = sql`${c.buybox_position} NULLS LAST, NOT ifNull(${c.is_main_merchant}, false), ${c.selling_price} NULLS LAST, ${c.row_no}`;

/**
 * Returns SQL of one offer of each SKU at a retailer in a currency: the first one that a shopper sees.
 * @param rows a SELECT of offers with the column `per`
 * @param per column that separates days
 */
export function frontOffers(rows: Sql, per = NOW): Sql {
  return sql`SELECT * FROM (${rows}) ORDER BY ${FRONT_ORDER} LIMIT 1 BY ${per}, ${c.sku}, ${c.shop}, ${c.currency}`;
}

/** The price of an offer that is compared with others. Null if it is out of stock. */
export const COMPARED_PRICE = sql`if(ifNull(${c.in_stock}, true), ${c.selling_price}, NULL)`;

/**
 * Adds `is_lowest` to rows of offers, such as `frontOffers`: the lowest price of the SKU in its currency, if there are two or more
 * different ones. An offer that is out of stock is not compared. Null if the offer has no price or is out of stock.
 */
export function withLowest(rows: Sql): Sql {
  const bySku = sql`OVER (PARTITION BY now, ${c.sku}, ${c.currency})`;
  const isLowest = sql`lowest_price < highest_price AND ${COMPARED_PRICE} = lowest_price`;
  return sql`SELECT *, if(${COMPARED_PRICE} IS NULL, NULL, toBool(${isLowest})) AS is_lowest
    FROM (SELECT *, min(${COMPARED_PRICE}) ${bySku} AS lowest_price, max(${COMPARED_PRICE}) ${bySku} AS highest_price FROM (${rows}))`;
}
