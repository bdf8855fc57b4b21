import { flag } from '@/lib/datasets/compared';
import { IS_GAINED, IS_LOST, rankDays } from '@/lib/datasets/ranks/rank-days';
import { isDay, isOneOf } from '@/lib/metrics/conditions';
import { and, NAMED_TUPLES, param, raw, type Sql, sql, tupleOf } from '@/lib/metrics/sql';
import { choice } from '../params';
import type { Run } from '../query';
import { same, table } from '../table';
import { changeColumns, RANK_CHANGES } from './changes.columns';
import { bothDayNeeds, bothDays } from './needs';
import { type RankingsParams, rankingsParams } from './params';
import { rankDaysOf } from './rank-days';
import { isRival } from './rank-rows';

const d = rankDays.c;

/** Brands of competitors in a row. */
const RIVALS = 6;
/** A rank beyond all others, for SKUs that are not ranked. */
const NOT_RANKED = raw('1000000');

/** What is known of a product on a day, as an entry of its shelf. */
const ENTRY = tupleOf([
  'rank_id',
  'id',
  'now',
  'listing',
  'rank',
  'rank_then',
  'judged',
  'target',
  'is_on_target',
  'page_one_size',
  'was_page_one',
  'is_lost',
  'is_gained',
  'is_at_stake',
  'is_ours',
  'is_rival',
]);

/** SELECT of the products of both days by keyword and retailer where page one changed since the compared day or is at stake. */
async function shelves(params: RankingsParams, run: Run): Promise<Sql> {
  const now = isDay(d.day, params.date);
  return sql`
    SELECT ${d.keyword}, ${d.shop}, any(${d.keyword_name}) AS of_keyword, any(${d.retailer_name}) AS of_retailer, any(${d.retailer_code}) AS code,
      any(${d.search_keyword_id}) AS number, any(${d.country}) AS of_country, any(${d.is_power}) AS of_power, groupArray(entry) AS shelf
    FROM (
      SELECT *, ${ENTRY} AS entry FROM (
        SELECT *, ${now} AS now, anyIf(${d.rank}, NOT ${now}) OVER (PARTITION BY ${d.rank_id}) AS rank_then, now AND ${IS_LOST} AS is_lost,
          now AND ${IS_GAINED} AS is_gained, now AND ${d.at_stake} AND ${d.is_ours} AS is_at_stake, ${isRival(params)} AS is_rival
        FROM ${await rankDaysOf(params, run, bothDays(params))}) ${NAMED_TUPLES})
    GROUP BY ${d.keyword}, ${d.shop} HAVING max(is_lost OR is_gained OR is_at_stake)`;
}

/** The first product of the shelf that fulfils a condition, in an order. Its name is empty if none does. */
const firstOf = (condition: string, order: string) =>
  raw(
    `arraySort(other -> ${order}, arrayFilter(other -> other.rank_id != mine.rank_id AND ifNull(${condition}, false), shelf))[1]`,
  );
const HOLDER = firstOf(
  'other.now AND other.rank = mine.rank_then AND ifNull(mine.rank != mine.rank_then, true)',
  'other.listing.product',
);
const FORMER = firstOf('NOT other.now AND other.rank = mine.rank', 'other.listing.product');
const BEHIND = firstOf('other.now AND other.rank > mine.rank', '(assumeNotNull(other.rank), other.listing.product)');

/** The rank on the day of a product of the shelf. */
const RANK_NOW = raw('arrayFirst(entry -> entry.now AND entry.rank_id = other.rank_id, shelf).rank');

const NAMED_RIVALS = raw(
  "arrayFilter(other -> other.now AND other.is_rival AND other.rank IS NOT NULL AND other.listing.brand_name != '', shelf)",
);
/** The best competitors of the shelf by brand. */
const BEST_RIVALS = sql`CAST(arraySlice(arraySort(rival -> (rival.2, rival.1), arrayMap(
    name -> (name, arrayMin(arrayMap(other -> assumeNotNull(other.rank), arrayFilter(other -> other.listing.brand_name = name, named_rivals)))),
    arrayDistinct(arrayMap(other -> toString(assumeNotNull(other.listing.brand_name)), ${NAMED_RIVALS} AS named_rivals)))),
  1, ${raw(String(RIVALS))}), 'Array(Tuple(brand String, rank Float64))')`;

const CHANGES = raw(
  "arrayFilter(change -> change != '', [if(mine.is_lost, 'lost', ''), if(mine.is_gained, 'gained', ''), if(mine.is_at_stake, 'at_stake', '')])",
);
const OTHER = sql`multiIf(changed = 'gained', ${FORMER}, changed = 'at_stake', ${BEHIND}, ${HOLDER})`;

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
    id: sql`mine.id`,
    keyword_name: sql`of_keyword`,
    is_power: sql`of_power`,
    retailer_name: sql`of_retailer`,
    country: sql`of_country`,
    product_name: sql`mine.listing.product_name`,
    change: sql`changed`,
    rank_before: sql`mine.rank_then`,
    was_known: sql`toBool(mine.was_page_one IS NOT NULL)`,
    rank: sql`mine.rank`,
    moved: sql`mine.rank_then - mine.rank`,
    target: sql`mine.target`,
    is_on_target: sql`mine.is_on_target`,
    distance: sql`mine.judged - mine.target`,
    page_one_size: sql`mine.page_one_size`,
    other_name: sql`nullIf(other.listing.product_name, '')`,
    other_brand: sql`other.listing.brand_name`,
    other_rank: RANK_NOW,
    other_product: sql`nullIf(other.listing.product, '')`,
    other_is_own: sql`other.listing.is_customer_brand`,
    leader: sql`nullIf(rivals[1].brand, '')`,
    leader_rank: sql`nullIf(rivals[1].rank, 0)`,
    brand_name: sql`mine.listing.brand_name`,
    barcode: sql`mine.listing.barcode`,
    product: sql`mine.listing.product`,
    retailer_code: sql`code`,
    search_keyword_id: sql`number`,
    not_power: sql`toBool(NOT ifNull(of_power, false))`,
    order: sql`if(changed = 'gained', -1, 1) * (ifNull(mine.rank_then, ${NOT_RANKED}) - ifNull(mine.rank, ${NOT_RANKED}))`,
  }),
  async from(params, run) {
    const { of, target } = params;
    const isListed = of === 'changes' ? sql`true` : sql`changed = ${param(of, 'String')}`;
    const verdict = flag(sql`mine.is_on_target`, 'met', 'missed').text;
    return sql`FROM (
        SELECT *, ${OTHER} AS other FROM (
          SELECT *, arrayJoin(${CHANGES}) AS changed FROM (
            SELECT *, ${BEST_RIVALS} AS rivals, arrayJoin(arrayFilter(entry -> entry.is_lost OR entry.is_gained OR entry.is_at_stake, shelf)) AS mine
            FROM (${await shelves(params, run)}))))
      WHERE ${and(isListed, target.length > 0 && isOneOf(verdict, target))}`;
  },
});
