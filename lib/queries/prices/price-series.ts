import { offers } from '@/lib/datasets/offers/view';
import { and, raw, type Sql, sql } from '@/lib/metrics/sql';
import type { Run } from '../query';
import { amountOf } from './frame';
import type { PriceBasis } from './params';

const { c } = offers;

/**
 * A day and an offer as one number of 128 bits, which sorts by day, then in the order in which a shopper sees offers
 * (`FRONT_ORDER`), and from which the price can be read. Sorting arrays of numbers is much faster than sorting rows (0498).
 * From the last bit:
 * - 64 bits: the price, whose bits order as positive prices do. Infinite if it is not known.
 * - 1 bit: 1 if the merchant is not a main merchant.
 * - 15 bits: the position in the buybox. The highest number if it is not known.
 * - 48 bits: the number of the day, from 1.
 */
const BITS = { price: 64, merchant: 1, position: 15 };
const MAX_POSITION = raw(String(2 ** BITS.position - 1));
const DAY_SHIFT = raw(String(BITS.price + BITS.merchant + BITS.position));
const PRICE_MASK = raw(String(2n ** BigInt(BITS.price) - 1n));

function packedOffer(dayNo: Sql, price: Sql): Sql {
  const position = sql`toUInt32(least(greatest(ifNull(${c.buybox_position}, ${MAX_POSITION}), 0), ${MAX_POSITION}))`;
  const isOther = sql`NOT ifNull(${c.is_main_merchant}, false)`;
  return sql`bitShiftLeft(toUInt128(${dayNo}), ${DAY_SHIFT})
    + bitShiftLeft(toUInt128(bitShiftLeft(${position}, ${raw(String(BITS.merchant))}) + ${isOther}), ${raw(String(BITS.price))})
    + reinterpretAsUInt64(ifNull(${price}, inf))`;
}

function packedDayNo(offer: Sql): Sql {
  return sql`toUInt32(bitShiftRight(${offer}, ${DAY_SHIFT}))`;
}

function packedPrice(offer: Sql): Sql {
  return sql`reinterpretAsFloat64(toUInt64(bitAnd(${offer}, ${PRICE_MASK})))`;
}

/** Returns SQL of the first offer of each day, of a sorted array of packed offers, if its price is known. */
function firstOffers(packed: Sql): Sql {
  const [offer, previous] = [sql`offer`, sql`previous`];
  const isFirst = sql`isFinite(${packedPrice(offer)}) AND ${packedDayNo(offer)} != ${packedDayNo(previous)}`;
  return sql`arrayFilter((offer, previous) -> ${isFirst}, ${packed}, arrayPushFront(arrayPopBack(${packed}), toUInt128(0)))`;
}

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
export function priceSeries(run: Pick<Run, 'from'>, basis: PriceBasis, { days, where }: SeriesOptions): Sql {
  const dayNo = sql`indexOf(${days}, ${c.day})`;
  const offer = sql`offer`;
  return sql`
    SELECT any(of_sku) AS sku, any(of_shop) AS shop, any(of_currency) AS currency, any(name) AS retailer, any(country) AS retailer_country,
      arraySort(groupArray(packed)) AS all_packed, ${firstOffers(sql`all_packed`)} AS firsts,
      arrayMap(offer -> ${packedDayNo(offer)}, firsts) AS nos, arrayMap(offer -> ${packedPrice(offer)}, firsts) AS amounts
    FROM (
      SELECT cityHash64(${c.sku}, ${c.shop}, ifNull(toString(${c.currency}), '')) AS listing,
        ${c.sku} AS of_sku, ${c.shop} AS of_shop, ${c.currency} AS of_currency, ${c.retailer} AS name, ${c.retailer_country} AS country,
        ${packedOffer(dayNo, amountOf(basis))} AS packed
      FROM ${run.from({ view: offers })} WHERE ${and(c.has_sku, sql`${c.retailer} IS NOT NULL`, where)})
    GROUP BY listing HAVING length(firsts) > 1`;
}
