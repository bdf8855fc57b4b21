import { listings } from '@/lib/datasets/listings/view';
import { ranks } from '@/lib/datasets/ranks/view';
import { scores } from '@/lib/datasets/scores/view';
import { foldedText } from '@/lib/metrics/conditions';
import { and, param, type Sql, sql } from '@/lib/metrics/sql';
import { NAMES } from '@/lib/queries/shared/names';
import type { Run } from '../query';
import type { ShelfParams } from './params';

const { c } = listings;
const s = scores.c;
const r = ranks.c;

/** What Visibility Scores know of a shelf. */
export interface ShelfNames {
  retailer_name: string | null;
  country: string | null;
  source_name: string | null;
  is_power: boolean | null;
}

export type ShelfKey = Pick<ShelfParams, 'visibility_source_id' | 'retailer_code'>;

/** Returns the condition of the scores of a retailer. */
const isRetailer = ({ retailer_code }: ShelfKey): Sql =>
  sql`ifNull(${s.retailer_code} = ${param(retailer_code, 'String')}, false)`;
/** Returns the condition of the scores of a keyword or category. */
const isSource = ({ visibility_source_id }: ShelfKey): Sql =>
  sql`ifNull(${s.visibility_source_id} = ${param(visibility_source_id, 'String')}, false)`;

/** Returns the condition of the scores of a shelf. */
export function isScoredShelf(key: ShelfKey): Sql {
  return and(isSource(key), isRetailer(key));
}

/** Returns the names of a shelf, by the newest scores that have them. Only for queries with `namesNeed`. */
export function shelfNames(key: ShelfKey, run: Run): Promise<ShelfNames> {
  const newest = (column: Sql, condition: Sql) => sql`argMaxIf(toString(${column}), ${s.day}, ${condition})`;
  return run.sharedRow<ShelfNames>(
    sql`SELECT ${newest(s.retailer_name, isRetailer(key))} AS retailer_name, ${newest(s.retailer_country, isRetailer(key))} AS country,
      ${newest(s.source_name, isSource(key))} AS source_name,
      if(countIf(${isSource(key)} AND ${s.is_power_visibility_source} IS NOT NULL) = 0, NULL,
        toBool(maxIf(ifNull(${s.is_power_visibility_source}, false), ${isSource(key)}))) AS is_power
    FROM ${run.from(NAMES)}`,
  );
}

/** Returns the condition of the ranks of a shelf. Codes and numbers identify it, and names where ranks have none. */
export function isRankedShelf({ visibility_source_id, retailer_code }: ShelfKey, names: ShelfNames): Sql {
  const { source_name, retailer_name } = names;
  const byName =
    source_name !== null && sql`${r.search_keyword_id} IS NULL AND ${r.keyword_name} = ${param(source_name, 'String')}`;
  const keyword = sql`${r.keyword} = ${param(visibility_source_id, 'String')}`;
  return and(byName ? sql`${keyword} OR ${byName}` : keyword, isRankedRetailer(retailer_code, retailer_name));
}

/** Returns the condition of the ranks at a retailer. */
export function isRankedRetailer(code: string, name: string | null): Sql {
  const byCode = sql`${r.shop} = ${param(code, 'String')}`;
  return name === null
    ? byCode
    : sql`${byCode} OR ${r.retailer_code} IS NULL AND ${r.retailer_name} = ${param(name, 'String')}`;
}

interface Owners {
  own: string[];
  rivals: string[];
}

/**
 * Returns SQL of whether a listing is of an own product: the answer states it for the searched brand, Search By Product for
 * the products that it tracks at the retailer, and the scores for the brands that they search. Null if it is not known.
 * Only for queries with `namesNeed`.
 *
 * @param tracked what Search By Product states
 */
export async function ownerOf(tracked: Sql, run: Run): Promise<Sql> {
  const { own, rivals } = await readOwners(run);
  const isIn = (brands: readonly string[]) => sql`${c.brand_key} IN ${param(brands, 'Array(String)')}`;
  return sql`multiIf(${c.stated_own} IS NOT NULL, ${c.stated_own}, ${tracked} IS NOT NULL, ${tracked}, ${isIn(own)}, true, ${isIn(rivals)}, false, NULL)`;
}

/** Brands that the scores search, folded. A brand with contradicting statements is left out. */
function readOwners(run: Run): Promise<Owners> {
  return run.sharedRow<Owners>(
    sql`SELECT groupArrayIf(brand, lowest = 1) AS own, groupArrayIf(brand, highest = 0) AS rivals FROM (
      SELECT ${foldedText(s.searched_brand)} AS brand, min(toUInt8(${s.is_own_brand})) AS lowest, max(toUInt8(${s.is_own_brand})) AS highest
      FROM ${run.from(NAMES)} WHERE ${s.searched_brand} != '' AND ${s.is_own_brand} IS NOT NULL GROUP BY brand ORDER BY brand)`,
  );
}
