import { IS_GAINED, IS_LOST, rankDays } from '@/lib/datasets/ranks/rank-days';
import { isOneOf } from '@/lib/metrics/conditions';
import { and, param, raw, type Sql, sql } from '@/lib/metrics/sql';
import { choice } from '../params';
import { same, table } from '../table';
import { CHANGE_WORDS, changeColumns, RANK_CHANGES } from './changes.columns';
import { bothDayNeeds } from './needs';
import { type RankingsParams, rankingsParams } from './params';
import { bothDays, rankDaysOf } from './rank-days';
import { isRival } from './rank-rows';

const d = rankDays.c;

/** Brands of competitors in a row. */
const RIVALS = 6;
/** A rank beyond all others, for SKUs that are not ranked. */
const NOT_RANKED = raw('1000000');

type ChangesParams = RankingsParams & { of: 'changes' | (typeof RANK_CHANGES)[number] };

/** SELECT of our ranks on the day that changed or are at stake, with their state on the compared day. */
function changedRanks(days: Sql): Sql {
  const of = (column: Sql, isNow = true) => sql`anyIf(${column}, ${isNow ? sql`now` : sql`NOT now`})`;
  return sql`
    SELECT ${d.rank_id}, any(${d.id}) AS of_id, any(${d.keyword}) AS keyword, any(${d.shop}) AS shop, any(${d.keyword_name}) AS of_keyword,
      any(${d.retailer_name}) AS of_retailer, any(${d.retailer_code}) AS code, any(${d.search_keyword_id}) AS number, any(${d.country}) AS of_country,
      any(${d.is_power}) AS of_power, ${of(d.listing)} AS ours, ${of(d.rank)} AS rank_now, ${of(d.rank, false)} AS rank_then,
      ${of(d.judged)} AS judged_now, ${of(d.target)} AS target_now, ${of(d.is_on_target)} AS verdict_now, ${of(d.page_one_size)} AS last_of_page_one,
      toBool(maxIf(${IS_LOST}, now)) AS is_lost, toBool(maxIf(${IS_GAINED}, now)) AS is_gained, toBool(maxIf(${d.at_stake}, now)) AS is_at_stake
    FROM ${days} WHERE ${d.is_ours}
    GROUP BY ${d.rank_id} HAVING max(now) AND (is_lost OR is_gained OR is_at_stake)`;
}

/** SELECT of the products that took the rank, or lost it, of the next ones behind, and of the best competitors. */
function otherProducts(params: RankingsParams, days: Sql, changed: Sql): Sql {
  const brand = sql`ifNull(toString(listing.brand_name), '')`;
  const best = sql`minMapIf(map(${brand}, assumeNotNull(rank)), now AND is_rival AND ${brand} != '')`;
  const listed = sql`arrayZip(mapKeys(best_ranks), mapValues(best_ranks))`;
  return sql`
    SELECT rank_id, argMinIf(listing, product, now AND rank = rank_then AND ifNull(rank_now != rank_then, true)) AS holder,
      argMinIf(listing, product, NOT now AND rank = rank_now) AS former, argMinIf(listing, (assumeNotNull(rank), product), now AND rank > rank_now) AS behind,
      minMapIf(map(product, assumeNotNull(rank)), now) AS ranks_now, ${best} AS best_ranks,
      CAST(arraySlice(arraySort(rival -> (rival.2, rival.1), ${listed}), 1, ${raw(String(RIVALS))}), 'Array(Tuple(brand String, rank Float64))') AS rivals
    FROM (
      SELECT ${d.keyword}, ${d.shop}, ${d.rank_id} AS other_id, ${d.rank}, ${d.listing}, listing.product AS product, now, ${isRival(params)} AS is_rival
      FROM ${days} WHERE ${d.rank} IS NOT NULL) AS listed
    INNER JOIN (SELECT rank_id, keyword, shop, rank_now, rank_then FROM (${changed})) AS state USING (keyword, shop)
    WHERE other_id != rank_id GROUP BY rank_id`;
}

const word = (change: (typeof RANK_CHANGES)[number]) => param(CHANGE_WORDS[change], 'String');
const CHANGES = sql`arrayFilter(change -> change != '', [if(is_lost, ${word('lost')}, ''), if(is_gained, ${word('gained')}, ''), if(is_at_stake, ${word('at_stake')}, '')])`;
const OTHER = sql`multiIf(changed = ${word('gained')}, former, changed = ${word('at_stake')}, behind, holder)`;

/** Own SKUs that lost or gained page one of a keyword, or have it at stake: lost ones first, power keywords before others. */
export const changes = table({
  name: 'rankings/changes',
  title: 'Changes of page one',
  noun: 'changes',
  columns: changeColumns,
  params: {
    ...rankingsParams,
    /** `changes`: a row for each change. A rank that is gained and at stake has two. */
    of: choice(['changes', ...RANK_CHANGES], 'changes'),
  },
  sort: 'change.desc',
  key: ['not_power', 'order', 'keyword_name', 'retailer_name', 'id'],
  needs: bothDayNeeds,
  select: () => ({
    ...same('keyword', 'shop', 'rivals'),
    id: sql`of_id`,
    keyword_name: sql`of_keyword`,
    is_power: sql`of_power`,
    retailer_name: sql`of_retailer`,
    country: sql`of_country`,
    product_name: sql`ours.product_name`,
    change: sql`changed`,
    rank_before: sql`rank_then`,
    rank: sql`rank_now`,
    moved: sql`rank_then - rank_now`,
    target: sql`target_now`,
    is_on_target: sql`verdict_now`,
    distance: sql`judged_now - target_now`,
    page_one_size: sql`last_of_page_one`,
    other_name: sql`nullIf(other.product_name, '')`,
    other_brand: sql`other.brand_name`,
    other_rank: sql`nullIf(ranks_now[other.product], 0)`,
    other_product: sql`nullIf(other.product, '')`,
    leader: sql`nullIf(rivals[1].brand, '')`,
    leader_rank: sql`nullIf(rivals[1].rank, 0)`,
    brand_name: sql`ours.brand_name`,
    barcode: sql`ours.barcode`,
    product: sql`ours.product`,
    retailer_code: sql`code`,
    search_keyword_id: sql`number`,
    not_power: sql`toBool(NOT ifNull(of_power, false))`,
    order: sql`if(changed = ${word('gained')}, -1, 1) * (ifNull(rank_then, ${NOT_RANKED}) - ifNull(rank_now, ${NOT_RANKED}))`,
  }),
  async from(params, run) {
    const rows = await rankDaysOf(params, run, bothDays(params, run));
    const days = sql`(SELECT *, ${d.day} = ${param(params.date, 'Date')} AS now FROM ${rows})`;
    const changed = changedRanks(days);
    return sql`FROM (
        SELECT *, ${OTHER} AS other FROM (
          SELECT *, ${changeOf(params)} AS changed
          FROM (${changed}) AS state LEFT JOIN (${otherProducts(params, days, changed)}) AS others USING (rank_id)))
      WHERE ${whereOf(params)}`;
  },
});

function changeOf({ of }: ChangesParams): Sql {
  return of === 'changes' ? sql`arrayJoin(${CHANGES})` : sql`if(has(${CHANGES}, ${word(of)}), ${word(of)}, '')`;
}

function whereOf({ target }: ChangesParams): Sql {
  const verdict = sql`multiIf(verdict_now IS NULL, '-', verdict_now, 'met', 'missed')`;
  return and(sql`changed != ''`, target.length > 0 && isOneOf(verdict, target));
}
