import { offers } from '@/lib/datasets/offers/view';
import { and, raw, type Sql, sql } from '@/lib/metrics/sql';
import type { Run } from '../query';
import { amountOf } from './frame';
import type { PriceBasis } from './params';

const { c } = offers;

/**
 * A day and an offer as one number of 256 bits, which sorts by day, then in the order in which a shopper sees offers
 * (`FRONT_ORDER`), and from which the amount can be read. Sorting arrays of numbers is much faster than sorting rows (0498).
 * From the last bit:
 * - 64 bits: the amount. Infinite if it is not known.
 * - 32 bits: the number of the row.
 * - 64 bits: the selling price, whose bits order as positive prices do. Infinite if it is not known.
 * - 1 bit: 1 if the merchant is not a main merchant.
 * - 15 bits: the position in the buybox. The highest number if it is not known.
 * - 80 bits: the number of the day, from 1.
 */
const BITS = { amount: 64, row: 32, price: 64, merchant: 1, position: 15 };
const MAX_POSITION = raw(String(2 ** BITS.position - 1));
const PRICE_SHIFT = BITS.amount + BITS.row;
const MERCHANT_SHIFT = PRICE_SHIFT + BITS.price;
const DAY_SHIFT = MERCHANT_SHIFT + BITS.merchant + BITS.position;
const AMOUNT_MASK = raw(String(2n ** BigInt(BITS.amount) - 1n));

const shifted = (value: Sql, bits: number) => sql`bitShiftLeft(toUInt256(${value}), ${raw(String(bits))})`;
const bitsOf = (value: Sql) => sql`reinterpretAsUInt64(ifNull(${value}, inf))`;

function packedOffer(dayNo: Sql, amount: Sql): Sql {
  const position = sql`toUInt32(least(greatest(ifNull(${c.buybox_position}, ${MAX_POSITION}), 0), ${MAX_POSITION}))`;
  const isOther = sql`NOT ifNull(${c.is_main_merchant}, false)`;
  const rank = sql`bitShiftLeft(${position}, ${raw(String(BITS.merchant))}) + ${isOther}`;
  return sql`${shifted(dayNo, DAY_SHIFT)} + ${shifted(rank, MERCHANT_SHIFT)} + ${shifted(bitsOf(c.selling_price), PRICE_SHIFT)}
    + ${shifted(sql`toUInt32(${c.row_no})`, BITS.amount)} + ${bitsOf(amount)}`;
}

function packedDayNo(offer: Sql): Sql {
  return sql`toUInt32(bitShiftRight(${offer}, ${raw(String(DAY_SHIFT))}))`;
}

function packedAmount(offer: Sql): Sql {
  return sql`reinterpretAsFloat64(toUInt64(bitAnd(${offer}, ${AMOUNT_MASK})))`;
}

/** Returns SQL of the first offer of each day, of a sorted array of packed offers, if its amount is known. */
function firstOffers(packed: Sql): Sql {
  const [offer, previous] = [sql`offer`, sql`previous`];
  const isFirst = sql`isFinite(${packedAmount(offer)}) AND ${packedDayNo(offer)} != ${packedDayNo(previous)}`;
  return sql`arrayFilter((offer, previous) -> ${isFirst}, ${packed}, arrayPushFront(arrayPopBack(${packed}), toUInt256(0)))`;
}

interface SeriesOptions {
  /** The collected days, as a parameter. */
  days: Sql;
  /** Selects offers. All by default. */
  where?: Sql;
}

/**
 * Returns SQL of the known amounts of each SKU at a retailer, of the offer that a shopper sees first: `nos`, the numbers of
 * the collected days that have one, from 1, and `amounts`.
 */
export function priceSeries(run: Pick<Run, 'from'>, basis: PriceBasis, { days, where }: SeriesOptions): Sql {
  const dayNo = sql`indexOf(${days}, ${c.day})`;
  const offer = sql`offer`;
  return sql`
    SELECT any(of_sku) AS sku, any(of_shop) AS shop, any(of_currency) AS currency, any(name) AS retailer, any(country) AS retailer_country,
      arraySort(groupArray(packed)) AS all_packed, ${firstOffers(sql`all_packed`)} AS firsts,
      arrayMap(offer -> ${packedDayNo(offer)}, firsts) AS nos, arrayMap(offer -> ${packedAmount(offer)}, firsts) AS amounts
    FROM (
      SELECT cityHash64(${c.sku}, ${c.shop}, ifNull(toString(${c.currency}), '')) AS listing,
        ${c.sku} AS of_sku, ${c.shop} AS of_shop, ${c.currency} AS of_currency, ${c.retailer} AS name, ${c.retailer_country} AS country,
        ${packedOffer(dayNo, amountOf(basis))} AS packed
      FROM ${run.from({ view: offers })} WHERE ${and(c.has_sku, sql`${c.retailer} IS NOT NULL`, where)})
    GROUP BY listing HAVING length(firsts) > 1`;
}
