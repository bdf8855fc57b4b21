import { IS_GAINED, IS_LOST, keywordDays } from '@/lib/datasets/ranks/keyword-days';
import { ranks } from '@/lib/datasets/ranks/view';
import { isOneOf } from '@/lib/metrics/conditions';
import { and, param, raw, type Sql, sql } from '@/lib/metrics/sql';
import { choice, list } from '../params';
import type { Run } from '../query';
import { same, table } from '../table';
import { bothDays, keywordDaysOf, listedRanks } from './keyword-days';
import { CHANGE_WORDS, KEYWORD_CHANGES, keywordColumns } from './keywords.columns';
import { bothDayNeeds } from './needs';
import { type RankingsParams, rankingsParams } from './params';
import { isRival } from './rank-rows';

const { c } = ranks;
const d = keywordDays.c;

/** Brands of competitors in a row. */
const RIVALS = 6;
/** A rank beyond all others, for keywords without a ranked SKU. */
const NOT_RANKED = raw('1000000');

type KeywordsParams = RankingsParams & { of: 'changes' | 'all' | (typeof KEYWORD_CHANGES)[number]; shelf: string[] };

/** SELECT of the keywords of the day at retailers, with their state on the compared day. */
async function bothStates(params: RankingsParams, run: Run): Promise<Sql> {
  const of = (column: Sql, isNow = true) => sql`anyIf(${column}, ${isNow ? sql`now` : sql`NOT now`})`;
  return sql`
    SELECT ${d.keyword}, ${d.shop}, any(${d.keyword_name}) AS of_keyword, any(${d.retailer_name}) AS of_retailer, any(${d.retailer_code}) AS code,
      any(${d.search_keyword_id}) AS number, any(${d.country}) AS of_country, any(${d.is_power}) AS of_power,
      ${of(d.best)} AS ours, ${of(d.best, false)} AS ours_before, ${of(d.rank)} AS rank_now, ${of(d.rank, false)} AS rank_then,
      ${of(d.target)} AS target_now, ${of(d.is_on_target)} AS verdict_now, ${of(d.page_one_size)} AS last_of_page_one,
      ${of(d.is_page_one)} AS page_one_now, ${of(d.was_page_one)} AS page_one_then, ${of(d.collected)} AS collected_now,
      anyOrNullIf(${d.collected}, NOT now) AS collected_then, toBool(maxIf(${IS_LOST}, now)) AS is_lost,
      toBool(maxIf(${IS_GAINED}, now)) AS is_gained, toBool(maxIf(${d.at_stake}, now)) AS is_at_stake
    FROM (SELECT *, ${d.day} = ${param(params.date, 'Date')} AS now FROM ${await keywordDaysOf(params, run, bothDays(params, run))})
    GROUP BY ${d.keyword}, ${d.shop} HAVING max(now)`;
}

/** SELECT of the products that took the rank, or lost it, of the next ones behind, and of the best competitors. */
async function otherProducts(params: RankingsParams, run: Run, states: Sql): Promise<Sql> {
  const brand = sql`ifNull(toString(listing.brand_name), '')`;
  const best = sql`minMapIf(map(${brand}, assumeNotNull(ranked)), now AND is_rival AND ${brand} != '')`;
  const listed = sql`arrayZip(mapKeys(best_ranks), mapValues(best_ranks))`;
  return sql`
    SELECT keyword, shop, argMinIf(listing, product, now AND ranked = rank_then AND ifNull(rank_now != rank_then, true)) AS holder, argMinIf(listing, product, NOT now AND ranked = rank_now) AS former,
      argMinIf(listing, (assumeNotNull(ranked), product), now AND ranked > rank_now) AS behind, minMapIf(map(product, assumeNotNull(ranked)), now) AS ranks_now, ${best} AS best_ranks,
      CAST(arraySlice(arraySort(rival -> (rival.2, rival.1), ${listed}), 1, ${raw(String(RIVALS))}), 'Array(Tuple(brand String, rank Float64))') AS rivals
    FROM (
      SELECT ${c.keyword}, ${c.shop}, ${c.product}, ranked, listing, ${c.day} = ${param(params.date, 'Date')} AS now, ${isRival(params)} AS is_rival
      FROM (${await listedRanks(params, run, bothDays(params, run))})
      WHERE NOT is_ours AND ranked IS NOT NULL) AS listed
    INNER JOIN (SELECT keyword, shop, rank_now, rank_then FROM (${states})) AS state USING (keyword, shop)
    GROUP BY keyword, shop`;
}

const word = (change: (typeof KEYWORD_CHANGES)[number]) => param(CHANGE_WORDS[change], 'String');
const CHANGES = sql`arrayFilter(change -> change != '', [if(is_lost, ${word('lost')}, ''), if(is_gained, ${word('gained')}, ''), if(is_at_stake, ${word('at_stake')}, '')])`;
const OTHER = sql`multiIf(changed = ${word('gained')}, former, changed = ${word('at_stake')}, behind, holder)`;

/** Each keyword at a retailer by what changed for it: lost keywords first, power keywords before others. */
export const keywords = table({
  name: 'rankings/keywords',
  title: 'Best rank by keyword',
  noun: 'keywords at retailers',
  columns: keywordColumns,
  params: {
    ...rankingsParams,
    /** `changes`: a row for each change. A keyword that is gained and at stake has two. `all`: each keyword once. */
    of: choice(['changes', 'all', ...KEYWORD_CHANGES], 'changes'),
    /** Keywords at retailers, as `keyword/shop`. All if omitted. */
    shelf: list(),
  },
  sort: 'change.desc',
  key: ['not_power', 'fewer_lost', 'keyword_name', 'retailer_name', 'keyword', 'shop'],
  needs: bothDayNeeds,
  select: () => ({
    ...same('keyword', 'shop', 'rivals'),
    keyword_name: sql`of_keyword`,
    is_power: sql`of_power`,
    retailer_name: sql`of_retailer`,
    country: sql`of_country`,
    change: sql`nullIf(changed, '')`,
    rank_before: sql`rank_then`,
    rank: sql`rank_now`,
    moved: sql`rank_then - rank_now`,
    target: sql`target_now`,
    is_on_target: sql`verdict_now`,
    distance: sql`ours.judged - target_now`,
    page_one_size: sql`last_of_page_one`,
    other_name: sql`nullIf(other.product_name, '')`,
    other_brand: sql`other.brand_name`,
    other_rank: sql`nullIf(ranks_now[other.product], 0)`,
    other_product: sql`nullIf(other.product, '')`,
    leader: sql`nullIf(rivals[1].brand, '')`,
    leader_rank: sql`nullIf(rivals[1].rank, 0)`,
    product_name: sql`nullIf(ours.product_name, '')`,
    brand_name: sql`ours.brand_name`,
    barcode: sql`ours.barcode`,
    product: sql`nullIf(ours.product, '')`,
    product_before: sql`nullIf(ours_before.product_name, '')`,
    product_then: sql`nullIf(ours_before.product, '')`,
    is_page_one: sql`page_one_now`,
    was_page_one: sql`page_one_then`,
    collected: sql`collected_now`,
    collected_before: sql`collected_then`,
    retailer_code: sql`code`,
    search_keyword_id: sql`number`,
    not_power: sql`toBool(NOT ifNull(of_power, false))`,
    fewer_lost: sql`ifNull(rank_then, ${NOT_RANKED}) - ifNull(rank_now, ${NOT_RANKED})`,
  }),
  async from(params, run) {
    const states = await bothStates(params, run);
    return sql`FROM (
        SELECT *, ${OTHER} AS other FROM (
          SELECT *, ${changeOf(params)} AS changed
          FROM (${states}) AS state LEFT JOIN (${await otherProducts(params, run, states)}) AS others USING (keyword, shop)))
      WHERE ${whereOf(params)}`;
  },
});

function changeOf({ of }: KeywordsParams): Sql {
  if (of === 'all') return sql`${CHANGES}[1]`;
  if (of === 'changes') return sql`arrayJoin(${CHANGES})`;
  return sql`if(has(${CHANGES}, ${word(of)}), ${word(of)}, '')`;
}

function whereOf({ of, shelf, target }: KeywordsParams): Sql {
  const verdict = sql`multiIf(verdict_now IS NULL, '-', verdict_now, 'met', 'missed')`;
  return and(
    of !== 'all' && sql`changed != ''`,
    shelf.length > 0 && isOneOf(sql`concat(keyword, '/', shop)`, shelf),
    target.length > 0 && isOneOf(verdict, target),
  );
}
