import { fell, offers, rose } from '@/lib/datasets/offers/view';
import { NAMED_TUPLES, param, raw, type Sql, sql, tupleOf } from '@/lib/metrics/sql';
import { PRICE_THRESHOLDS } from '@/lib/metrics/thresholds';
import { knownDays } from '@/lib/queries/shared/figures';
import type { Run } from '../query';
import { priceSeries } from './price-series';

/** Access to the offers of the period. */
type OfferRun = Pick<Run, 'from' | 'days'>;

const MINIMUM = param(PRICE_THRESHOLDS.move, 'Float64');
/** Prices are near each other if they differ by at most this part. */
export const NEAR = param(PRICE_THRESHOLDS.move / 2, 'Float64');
const FOLLOW_DAYS = param(PRICE_THRESHOLDS.follow_days, 'UInt32');

/**
 * Returns SQL of the changes of each price that are large enough. Successive known prices that change in one direction are
 * one change, without small steps at its beginning and end, which are noise: a cent less on the day before a cut. Only a
 * change that is large enough by small steps alone has them all. `back` is the number of the first later day with a price
 * near the earlier one or beyond it, 0 if there is none.
 */
function largeChanges(series: Sql, days: Sql): Sql {
  const sign = sql`multiIf(${rose(sql`before`, sql`now`)}, 1, ${fell(sql`before`, sql`now`)}, -1, 0)`;
  const isBack = sql`if(size < 0, amount >= before * (1 - ${NEAR}) - 1e-9, amount <= before * (1 + ${NEAR}) + 1e-9)`;
  const starts = sql`arrayFilter((step_no, sign, before) -> sign != 0 AND sign != before,
    arrayEnumerate(signs), signs, arrayPushFront(arrayPopBack(signs), 0))`;
  const ends = sql`arrayFilter((step_no, sign, after) -> sign != 0 AND sign != after,
    arrayEnumerate(signs), signs, arrayPushBack(arrayPopFront(signs), 0))`;
  const change = (from: Sql, to: Sql) => sql`abs(amounts[${to} + 1] / amounts[${from}] - 1)`;
  const [stepNo, largeStart, largeEnd] = [sql`step_no`, sql`large_steps[1]`, sql`large_steps[-1]`];
  const hasLarge = sql`if(notEmpty(large_steps), ${change(largeStart, largeEnd)} >= ${MINIMUM} - 1e-9, false)`;
  return sql`
    SELECT sku, shop, currency, retailer, retailer_country, nos[start + 1] AS no, amounts[start] AS before, amounts[end + 1] AS after,
      after / before - 1 AS size, toBool(${days}[no] - ${days}[nos[start]] > 1) AS or_earlier, nos[-1] AS last_no, amounts[-1] AS last_price,
      nos[arrayFirstIndex((amount, price_no) -> price_no > end + 1 AND ${isBack}, amounts, arrayEnumerate(amounts))] AS back
    FROM (
      SELECT *, arrayFilter(step_no -> ${change(stepNo, stepNo)} >= ${NEAR} - 1e-9, range(run_start, run_end + 1)) AS large_steps,
        ${hasLarge} AS has_large, if(has_large, ${largeStart}, run_start) AS start, if(has_large, ${largeEnd}, run_end) AS end
      FROM (
        SELECT *, ${starts} AS starts, ${ends} AS ends
        FROM (SELECT *, arrayMap((now, before) -> ${sign}, arrayPopFront(amounts), arrayPopBack(amounts)) AS signs FROM (${series})))
      ARRAY JOIN starts AS run_start, ends AS run_end)
    WHERE abs(size) >= ${MINIMUM} - 1e-9`;
}

/** The current lane, its last change, when its first retailer is back, and the lanes of all changes. */
const LANES = raw(`'Tuple(lane UInt32, last UInt32, back UInt32, lanes Array(UInt32))'`);

/**
 * Adds `lane` to the changes of an SKU in a country and currency: a change belongs to the move of the previous one in its
 * direction, unless that is too many days ago, or the retailer that moved first is back.
 */
function inLanes(changes: Sql): Sql {
  const columns = ['no', 'size', 'back', 'shop', 'retailer', 'before', 'after', 'or_earlier', 'last_no', 'last_price'];
  const isNew = sql`state.lane = 0 OR change.no > state.last + ${FOLLOW_DAYS} OR (state.back > 0 AND change.no >= state.back)`;
  const newLane = sql`toUInt32(state.lane + 1)`;
  return sql`
    SELECT sku, currency, retailer_country, falls, lane, change
    FROM (
      SELECT sku, currency, retailer_country, falls,
        arraySort(change -> (change.no, 0 - abs(change.size), change.shop), groupArray(${tupleOf(columns)})) AS changes,
        arrayFold((state, change) -> CAST(if(${isNew},
            (${newLane}, change.no, change.back, arrayPushBack(state.lanes, ${newLane})),
            (state.lane, change.no, state.back, arrayPushBack(state.lanes, state.lane))), ${LANES}),
          changes, CAST((0, 0, 0, []), ${LANES})).lanes AS lanes
      FROM (SELECT *, size < 0 AS falls FROM (${changes}))
      GROUP BY sku, currency, retailer_country, falls ${NAMED_TUPLES})
    ARRAY JOIN lanes AS lane, changes AS change`;
}

/** Returns SQL of the lanes, with the retailers in the order in which they moved. */
function lanes(laned: Sql, days: Sql): Sql {
  const lane = sql`sku, currency, retailer_country, falls, lane`;
  const mover = tupleOf(['shop', 'retailer', 'day', 'or_earlier', 'before', 'after', 'changes']);
  const moved = tupleOf(['no', 'size', 'shop', 'mover', 'back', 'last_no', 'last_price']);
  return sql`
    SELECT ${lane}, arraySort(moved -> (moved.no, 0 - moved.size, moved.shop), groupArray(moved)) AS ordered,
      arrayMap(moved -> moved.mover, ordered) AS movers,
      if(ordered[1].back > 0, toString(${days}[ordered[1].back]), NULL) AS back_day, toString(${days}[ordered[1].last_no]) AS last_known_day,
      ordered[1].last_price AS last_price
    FROM (
      SELECT *, ${mover} AS mover, ${moved} AS moved
      FROM (
        SELECT ${lane}, change.shop AS shop, any(change.retailer) AS retailer, min(change.no) AS no, toString(${days}[no]) AS day,
          argMin(change.or_earlier, change.no) AS or_earlier, argMin(change.before, change.no) AS before, argMax(change.after, change.no) AS after,
          count() AS changes, argMin(abs(change.size), change.no) AS size, argMin(change.back, change.no) AS back, max(change.last_no) AS last_no, any(change.last_price) AS last_price
        FROM (${laned}) GROUP BY ${lane}, shop) ${NAMED_TUPLES})
    GROUP BY ${lane}`;
}

/** Columns of a move. `subject` is the SKU, and `movers` its retailers, in the order in which they moved. */
export const MOVE_COLUMNS = [
  'subject',
  'currency',
  'retailer_country',
  'falls',
  'movers',
  'back_day',
  'last_known_day',
  'last_price',
] as const;

/** Returns a SELECT of the moves of all prices over collected days. */
export function movesOfPeriod(run: OfferRun): Sql {
  const days = param(knownDays(run, { view: offers }), 'Array(Date)');
  const changes = largeChanges(priceSeries(run, { days }), days);
  return sql`SELECT *, sku AS subject FROM (${lanes(inLanes(changes), days)})`;
}
