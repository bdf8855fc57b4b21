import { FIRST_POSITIONS } from '@/lib/datasets/listings/filters';
import { listings } from '@/lib/datasets/listings/view';
import { ranks } from '@/lib/datasets/ranks/view';
import { and, join, param, raw, type Sql, sql } from '@/lib/metrics/sql';
import { knownDays } from '@/lib/queries/shared/figures';
import type { Run } from '../query';
import { type KnownProduct, readKnownProducts } from './known-products';
import { isRankedShelf, ownerOf, shelfNames } from './names';
import { PERIOD, rankNeed, rankTypes } from './needs';
import type { ShelfParams } from './params';

const { c } = listings;
const r = ranks.c;

/** Positions among the first ten that have to be known for a day without listings. */
const KNOWN_POSITIONS = 8;

/**
 * Returns the positions of a shelf by day, to be put behind FROM, with the columns of `shelfDays` and `is_listed`. Days without
 * collected listings have the ranks of tracked products, if enough of the first ones are known. Only for queries that need
 * `positionNeeds`.
 */
export async function positionRows(params: ShelfParams, run: Run): Promise<Sql> {
  const names = await shelfNames(params, run);
  const limit = raw(String(params.first_n_products));
  const knownProducts = await readKnownProducts(params, names, PERIOD, run);
  const listed = sql`SELECT ${c.day} AS day, ${c.rank} AS rank, toString(${c.brand_name}) AS brand, ${await ownerOf(trackedOwner(knownProducts), run)} AS is_own,
      ${c.is_sponsored} AS is_sponsored, ${c.product} AS product, true AS is_listed
    FROM ${run.from(PERIOD)} WHERE ifNull(${c.rank} <= ${limit}, false)
    ORDER BY ${c.row_no} LIMIT 1 BY ${c.day}, ${c.rank}`;
  const types = rankTypes(params);
  if (types.length === 0) return sql`(${listed})`;
  const ranked = types.map((type) => {
    const isOverall = params.position_type === 'OVERALL';
    const position = isOverall ? r.combined_position : r.position;
    const sponsored = type === 'OVERALL' ? sql`CAST(NULL, 'Nullable(Bool)')` : raw(String(type === 'SPONSORED'));
    return sql`SELECT ${r.day} AS day, ${position} AS rank, toString(${r.brand_name}) AS brand, ${r.is_customer_brand} AS is_own,
        CAST(${sponsored}, 'Nullable(Bool)') AS is_sponsored, ${r.product} AS product, false AS is_listed,
        ${raw(String(Number(type === 'OVERALL')))} AS priority, ${r.row_no} AS no
      FROM ${run.from(rankNeed(type))}
      WHERE ${and(r.has_data, sql`${r.place} > 0`, isRankedShelf(params, names), sql`ifNull(${position} BETWEEN 1 AND ${limit}, false)`)}`;
  });
  const withListings = param(knownDays(run, PERIOD), 'Array(Date)');
  // A product has one rank overall, and one for each type that it is listed in. Those state which positions are sponsored.
  return sql`(
    SELECT * FROM (${listed})
    UNION ALL
    SELECT * EXCEPT (priority, no, known_positions)
    FROM (
      SELECT *, countIf(rank <= ${raw(String(FIRST_POSITIONS))}) OVER (PARTITION BY day) AS known_positions
      FROM (
        SELECT * FROM (${join(ranked, ' UNION ALL ')}) WHERE day NOT IN ${withListings}
        ORDER BY priority, no LIMIT 1 BY day, rank))
    WHERE known_positions >= ${raw(String(KNOWN_POSITIONS))})`;
}

/** Returns SQL of what Search By Product states about the owner of a listing. */
function trackedOwner(knownProducts: readonly KnownProduct[]): Sql {
  const isOf = (own: boolean) => {
    const products = knownProducts.flatMap(({ product, is_own }) => (is_own === own ? product : []));
    return sql`ifNull(${c.product_id}, '') IN ${param(products, 'Array(String)')}`;
  };
  return sql`multiIf(${isOf(true)}, true, ${isOf(false)}, false, NULL)`;
}
