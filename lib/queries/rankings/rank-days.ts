import { STAKE_RANKS } from '@/lib/datasets/ranks/filters';
import { rankShelves } from '@/lib/datasets/ranks/shelves';
import { ranks, VERDICT } from '@/lib/datasets/ranks/view';
import { and, NAMED_TUPLES, raw, type Sql, sql, tupleOf } from '@/lib/metrics/sql';
import { daysBetween } from '@/lib/queries/shared/dates';
import type { Run } from '../query';
import type { RankingsParams } from './params';
import {
  IS_COLLECTED,
  LISTING_ID,
  lastRankOf,
  onShelves,
  ourRanks,
  type RankNeed,
  rankOf,
  rankRows,
  STATE,
  shelfRows,
} from './rank-rows';

const { c } = ranks;

/** A product on a shelf. */
const LISTING = tupleOf([c.product, c.product_name, c.brand_name, c.barcode, c.is_customer_brand]);

/**
 * Returns a SELECT of ranks of all products, with `ranked`, `judged`, `verdict`, `on_first`, `state`, `is_ours`, `on_shelf`
 * and `listing`.
 */
export async function listedRanks(params: RankingsParams, run: Run, needs: readonly RankNeed[]): Promise<Sql> {
  return sql`SELECT *, ${rankOf(params)} AS ranked, ${c.rank} AS judged, ${VERDICT} AS verdict, ${c.on_page_one} AS on_first, ${STATE} AS state,
      toBool(ifNull(${await ourRanks(params, run)}, false)) AS is_ours, toBool(ifNull(${onShelves(params)}, false)) AS on_shelf, ${LISTING} AS listing
    FROM ${await rankRows(params, run, needs)} WHERE ${c.place} > 0 ${NAMED_TUPLES}`;
}

/**
 * Returns the rows of `rankDays` of the dataset, to be put behind FROM: all products for the selected keywords at each
 * retailer, by day.
 */
export async function rankDaysOf(params: RankingsParams, run: Run, needs: readonly RankNeed[]): Promise<Sql> {
  return selectedDays(params, await productDays(params, run, needs));
}

/** Columns that measures of `rankDays` need, and names of retailers. */
const MEASURED =
  raw(`on_day, rank_id, of_keyword, of_shop, retailer_name, country, is_power, is_ours, is_customer_brand,
      collected, rank, is_on_target, is_page_one, page_one_products, last_rank, is_selected`);

/**
 * Returns rows of `rankDays` for its measures, to be put behind FROM: our products, and a row for each keyword at a retailer
 * with what its measures need of all products. There are far more products than ours.
 */
export async function measuredDays(params: RankingsParams, run: Run, needs: readonly RankNeed[]): Promise<Sql> {
  const { c: s } = rankShelves;
  const unknown = (type: string) => sql`CAST(NULL, ${raw(`'Nullable(${type})'`)})`;
  const shelves = sql`(
    SELECT ${s.day} AS on_day, ${s.shelf} AS rank_id, ${s.keyword} AS of_keyword, ${s.shop} AS of_shop, ${s.retailer_name} AS retailer_name,
      country, is_power_keyword AS is_power, false AS is_ours, false AS is_customer_brand, ifNull(${s.collected}, false) AS collected,
      ${unknown('Float64')} AS rank, ${unknown('Bool')} AS is_on_target, ${unknown('Bool')} AS is_page_one, ${s.page_one_products} AS page_one_products,
      ${lastRankOf(params)} AS last_rank, toBool(ifNull(${onShelves(params)}, false)) AS is_selected
    FROM ${await shelfRows(params, run, needs)})`;
  // Also on days on which the product is not ours, as its brand or owner was not known.
  const isOurs = sql`${c.id} IN (SELECT ${c.id} FROM ${await rankRows(params, run, needs)} WHERE ${await ourRanks(params, run)})`;
  const ours = await productDays(params, run, needs, isOurs);
  return selectedDays(params, sql`(SELECT ${MEASURED} FROM ${ours} UNION ALL SELECT ${MEASURED} FROM ${shelves})`);
}

/** Products by day, each once for a keyword at a retailer. @param condition selects rows of `listedRanks` */
async function productDays(
  params: RankingsParams,
  run: Run,
  needs: readonly RankNeed[],
  condition = sql`true`,
): Promise<Sql> {
  const { q } = params;
  return sql`(
    SELECT ${c.day} AS on_day, sipHash64(listing_id) AS rank_id, any(listing_id) AS id, any(${c.keyword}) AS of_keyword, any(${c.shop}) AS of_shop, any(name) AS keyword_name,
      any(retailer) AS retailer_name, any(code) AS retailer_code, any(number) AS search_keyword_id, any(of_country) AS country,
      any(is_power_keyword) AS is_power, max(of_ours) AS is_ours, toBool(max(ifNull(own, false))) AS is_customer_brand,
      argMin(listing, ifNull(ranked, inf)) AS listing, toBool(max(is_collected)) AS collected, min(ranked) AS rank, min(of_judged) AS judged,
      argMin(of_target, ifNull(ranked, inf)) AS target,
      multiIf(countIf(verdict) > 0, true, countIf(NOT verdict) > 0, false, NULL) AS is_on_target,
      multiIf(countIf(on_first) > 0, true, countIf(ranked IS NOT NULL AND on_first IS NULL) > 0 OR countIf(NOT on_first) = 0, NULL, false) AS is_page_one,
      toUInt32(0) AS page_one_products, maxIf(ranked, on_first) AS last_rank, max(on_shelf) AS is_selected
    FROM (
      SELECT *, ${c.keyword_name} AS name, ${c.retailer_name} AS retailer, ${c.retailer_code} AS code, ${c.search_keyword_id} AS number,
        ${c.is_customer_brand} AS own, country AS of_country, ${c.target} AS of_target, judged AS of_judged, ${IS_COLLECTED} AS is_collected,
        ${LISTING_ID} AS listing_id, ${and(sql`is_ours`, q !== '' && ranks.where({ q }))} AS of_ours
      FROM (${await listedRanks(params, run, needs)}) WHERE ${condition})
    GROUP BY on_day, rank_id)`;
}

/** Rows of `rankDays` for the selected keywords and retailers. @param days rows like those of `productDays` */
function selectedDays(params: RankingsParams, days: Sql): Sql {
  // A search selects keywords with a rank of ours that matches.
  const hasMatch = params.q !== '' && sql`max(is_ours) OVER (PARTITION BY on_day, of_keyword, of_shop)`;
  return sql`(
    SELECT * EXCEPT (in_scope, last_rank), toBool(ifNull(is_page_one AND rank > page_one_size - ${raw(String(STAKE_RANKS))}, false)) AS at_stake,
      ${wasPageOne(params)} AS was_page_one
    FROM (
      SELECT * EXCEPT (on_day, of_keyword, of_shop), on_day AS day, of_keyword AS keyword, of_shop AS shop,
        max(last_rank) OVER (PARTITION BY on_day, of_shop) AS page_one_size, ${and(sql`is_selected`, hasMatch)} AS in_scope
      FROM ${days})
    WHERE in_scope)`;
}

/** Whether the SKU was on page one as many days before as the compared day is before the day. */
function wasPageOne({ date, against }: RankingsParams): Sql {
  if (!against) return sql`CAST(NULL, 'Nullable(Bool)')`;
  const frame =
    against <= date
      ? sql`${raw(String(daysBetween(against, date) - 1))} PRECEDING`
      : sql`${raw(String(daysBetween(date, against) - 1))} FOLLOWING`;
  return sql`anyOrNull(is_page_one) OVER (PARTITION BY rank_id ORDER BY toInt32(day) RANGE BETWEEN ${frame} AND ${frame})`;
}
