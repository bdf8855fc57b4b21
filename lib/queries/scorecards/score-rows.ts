import { NOT_STATED } from '@/lib/datasets/filters';
import { offers, TAGS } from '@/lib/datasets/offers/view';
import { scorecards } from '@/lib/datasets/scorecards/view';
import { and, param, type Sql, sql } from '@/lib/metrics/sql';
import type { Run } from '../query';
import { COMPARED, FACTS, readsFacts, TODAY } from './needs';
import type { ScorecardsParams } from './params';

const { c } = scorecards;
const o = offers.c;

/** The row names an SKU and a retailer, so that it can be found on another day. */
const IS_NAMED = sql`${c.sku} != ${param(NOT_STATED, 'String')} AND ${c.shop} != ${param(NOT_STATED, 'String')}`;

const NO_FLAG = sql`CAST(NULL, 'Nullable(Bool)')`;
const NO_TEXTS = sql`CAST([], 'Array(String)')`;

/** A flag on which the offers of an SKU agree. Null if none states it. */
const agreed = (flag: Sql) => sql`if(uniqExact(${flag}) = 1, any(${flag}), NULL)`;

/** SELECT of what the offers of the newest day of an SKU state. */
function factsOf(run: Run): Sql {
  const isStated = sql`fact -> fact != ${param(NOT_STATED, 'String')}`;
  return sql`
    SELECT assumeNotNull(${o.csku_id}) AS fact_sku, ${agreed(o.is_own_brand)} AS is_own, ${agreed(o.is_psku)} AS is_power,
      arrayFilter(${isStated}, groupUniqArrayArray(${TAGS})) AS tags,
      groupUniqArrayIf((ifNull(toString(${o.retailer}), ''), ifNull(toString(${o.retailer_country}), '')), ${o.retailer_country} IS NOT NULL) AS retailer_countries
    FROM ${run.from(FACTS)} WHERE ifNull(${o.csku_id}, '') != '' GROUP BY ${o.csku_id}, ${o.day}
    ORDER BY ${o.day} DESC LIMIT 1 BY fact_sku`;
}

/**
 * Returns the ratings of a need, to be put behind FROM, with the columns `ADDED` of the dataset but `rating_change`.
 * @param withFacts whether what offers state is read, which is unknown otherwise
 */
export function scoreRows(
  params: ScorecardsParams,
  run: Run,
  need: { view: typeof scorecards; as?: string },
  withFacts = readsFacts(params),
): Sql {
  const isBelow = sql`toBool(${c.average_rating} < ${param(run.settings.rating_target, 'Float64')})`;
  if (!withFacts)
    return sql`(SELECT *, ${isBelow} AS is_below, ${NO_FLAG} AS is_own, ${NO_FLAG} AS is_power, ${NO_TEXTS} AS tags, ${NO_TEXTS} AS countries
      FROM ${run.from(need)})`;
  return sql`(SELECT *, ${isBelow} AS is_below, arrayMap(pair -> pair.2, arrayFilter(pair -> pair.1 = ${c.shop}, retailer_countries)) AS countries
    FROM ${run.from(need)} AS score LEFT JOIN (${factsOf(run)}) AS fact ON ${c.sku} = fact_sku)`;
}

/**
 * Returns the ratings of the day, to be put behind FROM, with `rating_before` of the compared day and `rating_change`. Both are
 * null for an SKU that is not comparable: it is not rated on both days, several rows have its name, or their ranges are
 * not equally long.
 */
export function changeRows(params: ScorecardsParams, run: Run): Sql {
  const today = scoreRows(params, run, TODAY);
  if (!params.against)
    return sql`(SELECT *, CAST(NULL, 'Nullable(Float64)') AS rating_before, CAST(NULL, 'Nullable(Float64)') AS rating_change FROM ${today})`;
  // The difference of two floats may differ from its decimal value.
  return sql`(SELECT *, round(${c.average_rating} - rating_before, 6) AS rating_change FROM (
    SELECT *, if(is_single AND ifNull(${c.range_days} = days_then, true), rating_then, NULL) AS rating_before
    FROM (SELECT *, ${and(IS_NAMED, sql`count() OVER (PARTITION BY ${c.id}) = 1`)} AS is_single FROM ${today}) AS score
    LEFT JOIN (
      SELECT ${c.id} AS id_then, any(${c.average_rating}) AS rating_then, any(${c.range_days}) AS days_then
      FROM ${run.from(COMPARED)} WHERE ${IS_NAMED} GROUP BY ${c.id} HAVING count() = 1) AS earlier
    ON ${c.id} = id_then))`;
}
