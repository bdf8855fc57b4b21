import { STAKE_RANKS } from '@/lib/datasets/ranks/filters';
import { ranks, VERDICT } from '@/lib/datasets/ranks/view';
import { and, NAMED_TUPLES, raw, type Sql, sql, tupleOf } from '@/lib/metrics/sql';
import { daysBetween } from '@/lib/queries/shared/dates';
import type { Run } from '../query';
import { COMPARED, TODAY } from './needs';
import type { RankingsParams } from './params';
import {
  IS_COLLECTED,
  JUDGED_RANK,
  LISTING_ID,
  ON_PAGE_ONE,
  onShelves,
  ourRanks,
  rankOf,
  rankRows,
  STATE,
} from './rank-rows';

const { c } = ranks;

/** A product on a shelf. */
const LISTING = tupleOf([
  ...[c.product, c.product_name, c.brand_name, c.barcode, c.is_customer_brand, c.is_psku, c.page_no, c.target],
  ...['ranked', 'judged'],
]);

/** The ranks of the day and, if there is one, of the compared day. To be put behind FROM. */
export function bothDays({ against }: Pick<RankingsParams, 'against'>, run: Run): Sql {
  const today = rankRows(run, TODAY);
  return against ? sql`(SELECT * FROM ${today} UNION ALL SELECT * FROM ${rankRows(run, COMPARED)})` : today;
}

/**
 * Returns a SELECT of ranks of all products, with `ranked`, `judged`, `verdict`, `on_first`, `state`, `is_ours`, `on_shelf`
 * and `listing`.
 *
 * @param rows the ranks of `rankRows`
 */
export async function listedRanks(params: RankingsParams, run: Run, rows: Sql): Promise<Sql> {
  return sql`SELECT *, ${rankOf(params)} AS ranked, ${JUDGED_RANK} AS judged, ${VERDICT} AS verdict, ${ON_PAGE_ONE} AS on_first, ${STATE} AS state,
      toBool(ifNull(${await ourRanks(params, run)}, false)) AS is_ours, toBool(ifNull(${onShelves(params)}, false)) AS on_shelf, ${LISTING} AS listing
    FROM ${rows} WHERE ${c.place} > 0 ${NAMED_TUPLES}`;
}

/**
 * Returns the rows of `keywordDays` of the dataset, to be put behind FROM: the selected keywords at each retailer by day.
 *
 * @param rows the ranks of `rankRows`
 */
export async function keywordDaysOf(params: RankingsParams, run: Run, rows: Sql): Promise<Sql> {
  const isSearched = params.q !== '' && sql`max(matches)`;
  const isLinked = params.products.length > 0 && sql`max(is_ours)`;
  const matches = params.q === '' ? sql`true` : ranks.where({ q: params.q });
  return sql`(
    SELECT * EXCEPT (in_scope, last_rank), toBool(ifNull(is_page_one AND rank > page_one_size - ${raw(String(STAKE_RANKS))}, false)) AS at_stake,
      ${wasPageOne(params)} AS was_page_one
    FROM (
      SELECT * EXCEPT (at, of_keyword, of_shop), at AS day, of_keyword AS keyword, of_shop AS shop,
        max(last_rank) OVER (PARTITION BY at, of_shop) AS page_one_size
      FROM (
        SELECT ${c.day} AS at, ${c.keyword} AS of_keyword, ${c.shop} AS of_shop, any(name) AS keyword_name, any(retailer) AS retailer_name,
          any(code) AS retailer_code, any(number) AS search_keyword_id, any(of_country) AS country, any(is_power_keyword) AS is_power,
          toBool(max(is_collected)) AS collected, argMinIf(listing, (ifNull(ranked, inf), ${c.product}), is_ours AND ranked IS NOT NULL) AS best,
          minIf(ranked, is_ours) AS rank, coalesce(tupleElement(best, 'target'), maxIf(of_target, is_ours)) AS target,
          multiIf(countIf(is_ours AND verdict) > 0, true, countIf(is_ours AND NOT verdict) > 0, false, NULL) AS is_on_target,
          multiIf(NOT collected, NULL, countIf(is_ours AND on_first) > 0, true, countIf(is_ours AND ranked IS NOT NULL AND on_first IS NULL) > 0, NULL, false) AS is_page_one,
          uniqExactIf(listing_id, on_first) AS page_one_products, uniqExactIf(listing_id, on_first AND is_ours) AS page_one_ours,
          maxIf(ranked, on_first) AS last_rank, ${and(sql`max(on_shelf)`, isSearched, isLinked)} AS in_scope
        FROM (
          SELECT *, ${c.keyword_name} AS name, ${c.retailer_name} AS retailer, ${c.retailer_code} AS code, ${c.search_keyword_id} AS number,
            country AS of_country, ${c.target} AS of_target, ${IS_COLLECTED} AS is_collected, ${LISTING_ID} AS listing_id, ${matches} AS matches
          FROM (${await listedRanks(params, run, rows)}))
        GROUP BY at, of_keyword, of_shop))
    WHERE in_scope)`;
}

/** Whether an own SKU was on page one as many days before as the compared day is before the day. */
function wasPageOne({ date, against }: RankingsParams): Sql {
  if (!against) return sql`CAST(NULL, 'Nullable(Bool)')`;
  const frame =
    against <= date
      ? sql`${raw(String(daysBetween(against, date) - 1))} PRECEDING`
      : sql`${raw(String(daysBetween(date, against) - 1))} FOLLOWING`;
  return sql`anyOrNull(is_page_one) OVER (PARTITION BY keyword, shop ORDER BY toInt32(day) RANGE BETWEEN ${frame} AND ${frame})`;
}
