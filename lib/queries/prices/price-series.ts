import { offers } from '@/lib/datasets/offers/view';
import { and, type Sql, sql } from '@/lib/metrics/sql';
import type { Run } from '../query';
import { amountOf } from './frame';
import type { PricesParams } from './params';

const { c } = offers;

/**
 * Returns SQL of the order in which a shopper sees offers, as `FRONT_ORDER` has it, as a number of 80 bits: 15 bits of the
 * buybox position, one of the merchant, and the bits of the price, which order prices as their values do.
 */
function frontKey(price: Sql): Sql {
  const position = sql`toUInt32(least(greatest(ifNull(${c.buybox_position}, 32767), 0), 32767))`;
  return sql`bitShiftLeft(toUInt128(${position} * 2 + NOT ifNull(${c.is_main_merchant}, false)), 64)
    + reinterpretAsUInt64(ifNull(${price}, inf))`;
}

/** The price in the last bits of `one`. */
const PRICE_BITS = sql`reinterpretAsFloat64(toUInt64(bitAnd(one, 18446744073709551615)))`;

/**
 * Returns SQL of the known prices of each SKU at a retailer, of the offer that a shopper sees first: `nos`, the numbers of
 * the collected days that have one, from 1, and `amounts`.
 *
 * A day and the key of an offer are one number, `dated`, and the last bits are its price. Sorted, the first number of each
 * day is its first offer. That takes a tenth of the time of groups by day.
 *
 * @param days the collected days, as a parameter
 * @param where selects offers
 */
export function priceSeries(
  { price }: Pick<PricesParams, 'price'>,
  run: Run,
  { days, where }: { days: Sql; where: Sql },
): Sql {
  const stated = and(c.has_sku, sql`${c.retailer} IS NOT NULL`, where);
  const dayNo = (dated: Sql) => sql`bitShiftRight(${dated}, 80)`;
  const isFirst = sql`isFinite(${PRICE_BITS}) AND ${dayNo(sql`one`)} != ${dayNo(sql`before`)}`;
  return sql`
    SELECT any(of_sku) AS sku, any(of_shop) AS shop, any(of_currency) AS currency, any(name) AS retailer, any(country) AS retailer_country,
      arraySort(groupArray(dated)) AS all_dated,
      arrayFilter((one, before) -> ${isFirst}, all_dated, arrayPushFront(arrayPopBack(all_dated), toUInt128(0))) AS firsts,
      arrayMap(one -> toUInt32(${dayNo(sql`one`)}), firsts) AS nos, arrayMap(one -> ${PRICE_BITS}, firsts) AS amounts
    FROM (
      SELECT cityHash64(${c.sku}, ${c.shop}, ifNull(toString(${c.currency}), '')) AS listing,
        ${c.sku} AS of_sku, ${c.shop} AS of_shop, ${c.currency} AS of_currency, ${c.retailer} AS name, ${c.retailer_country} AS country,
        bitShiftLeft(toUInt128(indexOf(${days}, ${c.day})), 80) + ${frontKey(amountOf(price))} AS dated
      FROM ${run.from({ view: offers })} WHERE ${stated})
    GROUP BY listing HAVING length(firsts) > 1`;
}
