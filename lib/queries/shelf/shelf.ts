import { listings } from '@/lib/datasets/listings/view';
import { and, pick, raw, type Sql, sql } from '@/lib/metrics/sql';
import { choice } from '../params';
import type { Run } from '../query';
import { same, table } from '../table';
import { comparedRows, isComparedKnown, listedRows } from './listed-rows';
import { bothNeeds, ratingsNeed } from './needs';
import { type ShelfParams, shelfParams } from './params';
import { shelfColumns } from './shelf.columns';

const { c } = listings;

/** Identifies a product on both shelves. Identifiers of retailers differ, so barcodes match products of two of them. */
const keyOf = ({ beside }: ShelfParams): Sql =>
  beside === '' ? sql`nullIf(${c.product}, '-')` : sql`nullIf(barcode, '')`;

/** A rank behind all others, for listings without one. */
const LAST = raw('1000000');

/** SELECT of the listings of both shelves, with the rank and the move of each. */
async function moves(params: ShelfParams, run: Run): Promise<Sql> {
  const [today, before] = await Promise.all([
    listedRows(params, run, { withRatings: true }),
    isComparedKnown(params, run) ? comparedRows(params, run) : null,
  ]);
  if (before === null)
    return sql`SELECT *, true AS now, CAST(NULL, 'Nullable(Float64)') AS rank_before, CAST(NULL, 'Nullable(String)') AS move FROM ${today}`;
  // Of several listings of a product, the first one is compared.
  const keyed = (rows: Sql, now: boolean) =>
    sql`SELECT *, ${raw(String(now))} AS now, if(ifNull(${c.is_sponsored}, false), NULL, ${keyOf(params)}) AS key,
      key IS NOT NULL AND row_number() OVER (PARTITION BY key ORDER BY ${c.rank} NULLS LAST, ${c.row_no}) = 1 AS is_compared FROM ${rows}`;
  return sql`
    SELECT *, if(is_compared AND now, anyIf(${c.rank}, is_compared AND NOT now) OVER (PARTITION BY key), NULL) AS rank_before,
      countIf(is_compared AND now) OVER (PARTITION BY key) > 0 AND countIf(is_compared AND NOT now) OVER (PARTITION BY key) > 0 AS in_both,
      multiIf(NOT is_compared, NULL, NOT now, if(in_both, 'stayed', 'gone'), NOT in_both, 'new', ${c.rank} IS NULL OR rank_before IS NULL, NULL,
        rank_before > ${c.rank}, 'up', rank_before < ${c.rank}, 'down', 'same') AS move
    FROM (${keyed(today, true)} UNION ALL ${keyed(before, false)})`;
}

/** Which listings a table has: those of the shelf, or also those that are gone from it. */
const IS_OF = {
  listed: sql`now`,
  all: sql`now OR ifNull(move = 'gone', false)`,
};

/** The listings of a shelf in the order of their ranks, with their moves since the compared shelf. */
export const shelf = table({
  name: 'shelf/shelf',
  title: 'Shelf',
  noun: 'listings',
  columns: shelfColumns,
  params: { ...shelfParams, of: choice(['listed', 'all'], 'listed') },
  sort: 'rank.asc',
  key: ['order', 'id'],
  needs: (params) => [...bothNeeds(params), ratingsNeed(params)],
  select: () => ({
    ...pick(c, 'merchant_name', 'product_id', 'product', 'product_url', 'product_image_url', 'page'),
    ...same(
      'name',
      'brand',
      'barcode',
      'is_power',
      'sku',
      'retailer',
      'currency',
      'price',
      'list_price',
      'is_out_of_stock',
      'rating',
      'reviews',
      'rating_id',
    ),
    id: sql`if(now, ${c.id}, concat('gone/', ${c.id}))`,
    rank: sql`if(now, ${c.rank}, NULL)`,
    won: sql`multiIf(${c.is_sponsored} IS NULL, NULL, ${c.is_sponsored}, 'sponsored', 'organic')`,
    rank_before: sql`if(now, rank_before, ${c.rank})`,
    moved: sql`if(now, rank_before - ${c.rank}, NULL)`,
    move: sql`move`,
    own: sql`is_own`,
    listed_title: c.product_title,
    order: sql`if(now, 0, ${LAST}) + ifNull(${c.rank}, ${LAST})`,
  }),
  from: async (params, run) =>
    sql`FROM (${await moves(params, run)}) WHERE ${and(listings.where(params), IS_OF[params.of])}`,
});
