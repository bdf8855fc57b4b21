import { rankShelves } from '@/lib/datasets/ranks/shelves';
import { ranks } from '@/lib/datasets/ranks/view';
import { and, join, type Sql, sql } from '@/lib/metrics/sql';
import type { Run } from '../query';
import { knownNames } from './known-names';
import { TODAY } from './needs';
import { basisOf, type RankingsParams } from './params';

const { c } = ranks;

/** The service looked for the product: it has a rank, or is stated to have none. */
export const IS_COLLECTED = sql`ifNull(${c.rank} IS NOT NULL OR ${c.is_no_data} = false, false)`;

type RankParams = Pick<RankingsParams, 'rank' | 'position_type'>;

/** Returns one of three columns by how ranks are counted: as the service compares them, on the page, or within the type. */
function byBasis(params: RankParams, judged: Sql, page: Sql, type: Sql): Sql {
  const basis = basisOf(params);
  if (basis === basisOf({ ...params, rank: 'judged' })) return judged;
  return basis === 'page' ? page : type;
}

/** Returns SQL of the rank as it is counted. A position below 1 is no rank. */
export function rankOf(params: RankParams): Sql {
  const counted = (position: Sql) => sql`if(${c.has_data} AND ${position} >= 1, ${position}, NULL)`;
  return byBasis(params, c.rank, counted(c.combined_position), counted(c.position));
}

/** Returns SQL of the highest rank on page one of a keyword at a retailer, as it is counted. */
export function lastRankOf(params: RankParams): Sql {
  const { last_rank, last_on_page, last_in_type } = rankShelves.c;
  return byBasis(params, last_rank, last_on_page, last_in_type);
}

/** One of `RankState`. */
export const STATE = sql`multiIf(NOT ${c.has_data}, 'not_collected', greatest(ifNull(${c.position}, 0), ifNull(${c.combined_position}, 0)) >= 1, 'ranked',
  ${c.is_no_data} IS NOT NULL, 'not_ranked', 'unknown')`;

/** Identifies a product at a retailer for a keyword. Products that are not identified are different ones. */
export const LISTING_ID = sql`if(${c.product} = '-', concat(${c.id}, '/', toString(${c.row_no})), ${c.id})`;

/** Columns by which keywords and retailers are filtered and named. */
const SHELF_COLUMNS = ['keyword', 'keyword_name', 'shop', 'shelf', 'retailer_name'] as const;

/** A need of ranks. */
export type RankNeed = { view: typeof ranks; as?: string };

/**
 * Returns the ranks of needs, to be put behind FROM, with the columns `ADDED` of the dataset. Only for queries that need
 * `todayNeeds`.
 *
 * @param withSeveral whether `has_several_own` is read, which is null otherwise
 */
export async function rankRows(
  { several }: Pick<RankingsParams, 'several'>,
  run: Run,
  needs: readonly RankNeed[],
  withSeveral = several.length > 0,
): Promise<Sql> {
  const rows = needs.map((need) => sql`SELECT * FROM ${run.from(need)}`);
  return withAdded(run, sql`(${join(rows, ' UNION ALL ')})`, withSeveral);
}

/** Returns the rows of what is known of keywords and retailers, to be put behind FROM, with their filters: see `onShelves`. */
export async function shelfRows({ several }: RankingsParams, run: Run, needs: readonly RankNeed[]): Promise<Sql> {
  const rows = needs.map(
    ({ view, as = view.name }) =>
      // All filters of ranks leave out products without keywords, at place 0.
      sql`SELECT *, 1 AS place FROM ${run.from({ view: rankShelves, as }, SHELF_COLUMNS)}`,
  );
  return withAdded(run, sql`(${join(rows, ' UNION ALL ')})`, several.length > 0);
}

async function withAdded(run: Run, rows: Sql, withSeveral: boolean): Promise<Sql> {
  const { country, isPower } = await knownNames(run);
  const hasSeveral = withSeveral ? hasSeveralOwn(run) : sql`CAST(NULL, 'Nullable(Bool)')`;
  return sql`(SELECT *, ${country} AS country, ${isPower} AS is_power_keyword, ${hasSeveral} AS has_several_own FROM ${rows})`;
}

/** Keeps a product once for each keyword and day, at its best rank. @param rows the ranks of `rankRows` */
export function oncePerKeyword(params: RankParams, rows: Sql): Sql {
  return sql`(SELECT * FROM ${rows} WHERE ${c.place} > 0
    ORDER BY ${rankOf(params)} NULLS LAST, ${c.row_no}, ${c.place} LIMIT 1 BY ${c.day}, ${LISTING_ID})`;
}

/** Whether two or more own SKUs are ranked for the keyword at the retailer on the day of the page. */
function hasSeveralOwn(run: Run): Sql {
  return sql`toBool(${c.shelf} IN (
    SELECT ${c.shelf} FROM ${run.from(TODAY)} WHERE ${and(c.is_customer_brand, sql`${c.rank} IS NOT NULL`)}
    GROUP BY ${c.shelf} HAVING uniqExact(${LISTING_ID}) > 1))`;
}

/** Removes the filters of keywords and retailers, for what is selected by its identifier. */
export function withoutShelves(params: RankingsParams): RankingsParams {
  return { ...params, retailer: [], country: [], keyword: [], key: [], several: [] };
}

/** Identifies a keyword at a retailer. */
export const SHELF_ID = sql`concat(${c.keyword}, '/', ${c.shop})`;

/** Returns the condition of the rows of the selected keywords and retailers, of all products. */
export function onShelves({ retailer, country, keyword, key, several }: RankingsParams): Sql {
  return ranks.where({ retailer, country, keyword, key, several });
}

/**
 * Returns the condition of the rows whose ranks are ours: of own products that pass the filters of products, or of all that
 * pass if none of them is own, at any retailer on the day. Filters by verdict and searches select keywords, and leave our
 * ranks as they are.
 */
export async function ourRanks(params: RankingsParams, run: Run): Promise<Sql> {
  const where = ranks.where({ ...params, target: [], q: '' });
  if (params.own !== 'all') return where;
  const ofProducts = ranks.where({ ...withoutShelves(params), target: [], q: '' });
  const { all_ranks, own_ranks } = await run.sharedRow<{ all_ranks: number; own_ranks: number }>(
    sql`SELECT count() AS all_ranks, countIf(${c.is_customer_brand}) AS own_ranks FROM ${run.from(TODAY)} WHERE ${ofProducts}`,
  );
  // Brands that the day does not have may be those of competitors.
  const hasOwn = own_ranks > 0 || (all_ranks === 0 && params.brand.length === 0);
  return hasOwn ? and(where, c.is_customer_brand) : where;
}

/** Returns the condition of competitors of the products of `ourRanks`, over rows with `is_ours`: other own products are none. */
export function isRival({ own }: RankingsParams): Sql {
  return own === 'competitor' ? sql`NOT is_ours` : sql`NOT is_ours AND NOT ifNull(${c.is_customer_brand}, false)`;
}
