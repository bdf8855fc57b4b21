import { isOneOf } from '@/lib/metrics/conditions';
import { fell, offers, rose } from '@/lib/metrics/offers';
import { and, NAMED_TUPLES, param, type Sql, sql, tupleOf } from '@/lib/metrics/sql';
import { PRICE_THRESHOLDS } from '@/lib/metrics/thresholds';
import { knownDays } from '@/lib/queries/shared/figures';
import type { Run } from '../query';
import { isStated } from '../signals/signal';
import { chosenOffers, FILTER_COLUMNS } from './filters';
import { amountOf, LISTING_COLUMNS } from './frame';
import { SKU_COLUMNS, SKU_LIST } from './listing-rows';
import { TODAY } from './needs';
import { NOT_STATED, type PricesParams } from './params';

const MINIMUM = param(PRICE_THRESHOLDS.move, 'Float64');
const NEAR = param(PRICE_THRESHOLDS.move / 2, 'Float64');
const FOLLOW_DAYS = param(PRICE_THRESHOLDS.follow_days, 'UInt32');

/**
 * Returns SQL of the order in which a shopper sees offers, as `FRONT_ORDER` has it, as a number of 80 bits: 15 bits of the
 * buybox position, one of the merchant, and the bits of the price, which order prices as their values do.
 */
function frontKey(price: Sql): Sql {
  return sql`bitShiftLeft(toUInt128(toUInt32(least(greatest(ifNull(buybox_position, 32767), 0), 32767)) * 2 + NOT ifNull(is_main_merchant, false)), 64)
    + reinterpretAsUInt64(ifNull(${price}, inf))`;
}

/** The price in the last bits of `one`. */
const PRICE_BITS = sql`reinterpretAsFloat64(toUInt64(bitAnd(one, 18446744073709551615)))`;

const MOVER = ['shop', 'retailer', 'day', 'or_earlier', 'before', 'after', 'changes'] as const;

const isAmong = (column: Sql, values: readonly string[]) =>
  values.length > 0 && isOneOf(sql`ifNull(toString(${column}), ${param(NOT_STATED, 'String')})`, values);

/**
 * SKUs with an offer of the day that passes the filters. Those of other retailers belong to their moves, so the filter of
 * retailers selects moves instead.
 */
function chosenSkus(params: PricesParams, run: Run): Sql {
  return sql`FROM ${run.from(TODAY, [...FILTER_COLUMNS, ...SKU_COLUMNS])} WHERE ${chosenOffers(params, 'retailer')}`;
}

/**
 * Returns SQL of the known prices of each SKU at a retailer, of the offer that a shopper sees first: `nos`, the numbers of
 * the collected days that have one, from 1, and `amounts`.
 *
 * A day and the key of an offer are one number, `dated`, and the last bits are its price. Sorted, the first number of each
 * day is its first offer. That takes a tenth of the time of groups by day.
 */
function priceSeries(params: PricesParams, run: Run, days: Sql): Sql {
  const columns = ['day', 'sku', 'shop', 'currency', 'retailer', 'retailer_country'] as const;
  const rows = run.from({ view: offers }, [...columns, ...LISTING_COLUMNS]);
  const where = and(
    isStated('sku'),
    sql`retailer IS NOT NULL`,
    sql`sku IN (SELECT sku ${chosenSkus(params, run)})`,
    isAmong(sql`retailer_country`, params.country),
    isAmong(sql`currency`, params.currency),
  );
  return sql`
    SELECT any(of_sku) AS sku, any(of_shop) AS shop, any(of_currency) AS currency, any(name) AS retailer, any(country) AS retailer_country,
      arraySort(groupArray(dated)) AS all_dated,
      arrayFilter((one, before) -> isFinite(${PRICE_BITS}) AND bitShiftRight(one, 80) != bitShiftRight(before, 80), all_dated, arrayPushFront(arrayPopBack(all_dated), toUInt128(0))) AS firsts,
      arrayMap(one -> toUInt32(bitShiftRight(one, 80)), firsts) AS nos, arrayMap(one -> ${PRICE_BITS}, firsts) AS amounts
    FROM (
      SELECT cityHash64(sku, shop, ifNull(toString(currency), '')) AS listing, sku AS of_sku, shop AS of_shop, currency AS of_currency,
        retailer AS name, retailer_country AS country, bitShiftLeft(toUInt128(indexOf(${days}, day)), 80) + ${frontKey(amountOf(params.price))} AS dated
      FROM ${rows} WHERE ${where})
    GROUP BY listing HAVING length(firsts) > 1`;
}

/**
 * Returns SQL of the changes of each price that are large enough. Successive known prices that change in one direction are
 * one change. `back` is the number of the first later day with a price near the earlier one or beyond it, 0 if there is
 * none.
 */
function priceChanges(series: Sql, days: Sql): Sql {
  return sql`
    SELECT sku, shop, currency, retailer, retailer_country, nos[run.1 + 1] AS no, amounts[run.1] AS before, amounts[run.2 + 1] AS after,
      after / before - 1 AS size, toBool(${days}[no] - ${days}[nos[run.1]] > 1) AS or_earlier, nos[-1] AS last_no,
      nos[arrayFirstIndex((amount, at) -> at > run.2 + 1 AND if(size < 0, amount >= before * (1 - ${NEAR}) - 1e-9, amount <= before * (1 + ${NEAR}) + 1e-9),
        amounts, arrayEnumerate(amounts))] AS back
    FROM (
      SELECT *, arrayJoin(arrayZip(
        arrayFilter((at, sign, before) -> sign != 0 AND sign != before, arrayEnumerate(signs), signs, arrayPushFront(arrayPopBack(signs), 0)),
        arrayFilter((at, sign, after) -> sign != 0 AND sign != after, arrayEnumerate(signs), signs, arrayPushBack(arrayPopFront(signs), 0)))) AS run
      FROM (
        SELECT *, arrayMap((now, before) -> multiIf(${rose(sql`before`, sql`now`)}, 1, ${fell(sql`before`, sql`now`)}, -1, 0),
          arrayPopFront(amounts), arrayPopBack(amounts)) AS signs
        FROM (${series})))
    WHERE abs(size) >= ${MINIMUM} - 1e-9`;
}

/**
 * Adds `lane` to the changes of an SKU in a country and currency: a change belongs to the move of the previous one in its
 * direction, unless that is too many days ago, or the retailer that moved first is back.
 */
function inLanes(changes: Sql): Sql {
  const columns = ['no', 'size', 'back', 'shop', 'retailer', 'before', 'after', 'or_earlier', 'last_no'];
  return sql`
    SELECT sku, currency, retailer_country, falls, arrayJoin(arrayZip(lanes, changes)) AS laned, laned.1 AS lane, laned.2 AS change
    FROM (
      SELECT sku, currency, retailer_country, falls, arraySort(change -> (change.no, 0 - abs(change.size), change.shop), groupArray(${tupleOf(columns)})) AS changes,
        arrayFold((state, change) -> if(state.1 = 0 OR change.no > state.2 + ${FOLLOW_DAYS} OR (state.3 > 0 AND change.no >= state.3),
            (toUInt32(state.1 + 1), toUInt32(change.no), toUInt32(change.back), arrayPushBack(state.4, toUInt32(state.1 + 1))),
            (state.1, toUInt32(change.no), state.3, arrayPushBack(state.4, state.1))),
          changes, (toUInt32(0), toUInt32(0), toUInt32(0), emptyArrayUInt32())).4 AS lanes
      FROM (SELECT *, size < 0 AS falls FROM (${changes}))
      GROUP BY sku, currency, retailer_country, falls ${NAMED_TUPLES})`;
}

/** Returns SQL of the lanes, with the retailers in the order in which they moved. `first` is the first one. */
function lanes(laned: Sql, days: Sql): Sql {
  const lane = sql`sku, currency, retailer_country, falls, lane`;
  return sql`
    SELECT ${lane}, arraySort(one -> (one.1, one.2, one.3), groupArray((no, 0 - size, shop, mover, back, last_no))) AS ordered,
      arrayMap(one -> one.4, ordered) AS movers, ordered[1].4 AS first,
      if(ordered[1].5 > 0, toString(${days}[ordered[1].5]), NULL) AS back_day, toString(${days}[ordered[1].6]) AS last_known_day
    FROM (
      SELECT *, ${tupleOf(MOVER)} AS mover
      FROM (
        SELECT ${lane}, change.shop AS shop, any(change.retailer) AS retailer, min(change.no) AS no, toString(${days}[no]) AS day,
          argMin(change.or_earlier, change.no) AS or_earlier, argMin(change.before, change.no) AS before, argMax(change.after, change.no) AS after,
          count() AS changes, argMin(abs(change.size), change.no) AS size, argMin(change.back, change.no) AS back, max(change.last_no) AS last_no
        FROM (${laned}) GROUP BY ${lane}, shop) ${NAMED_TUPLES})
    GROUP BY ${lane}`;
}

/**
 * Returns SQL of the moves of prices within the period, each with the retailers that take part. To be put behind FROM.
 */
export function moveLanes(params: PricesParams, run: Run): Sql {
  const days = param(knownDays(run, { view: offers }), 'Array(Date)');
  const changes = priceChanges(priceSeries(params, run, days), days);
  const isChosen = isAmong(sql`mover.retailer`, params.retailer);
  return sql`(
    SELECT * FROM (${lanes(inLanes(changes), days)}) AS moved
    INNER JOIN (SELECT ${SKU_LIST} ${chosenSkus(params, run)} GROUP BY sku) AS named USING (sku)
    WHERE ${isChosen ? sql`arrayExists(mover -> ${isChosen}, movers)` : sql`true`})`;
}
