import * as z from 'zod/mini';
import { listings } from '@/lib/datasets/listings/view';
import { scores } from '@/lib/datasets/scores/view';
import { isDay } from '@/lib/metrics/conditions';
import { and, param, sql } from '@/lib/metrics/sql';
import { FIRST_PRODUCTS } from '@/lib/queries/shared/planned-sets';
import { query, type Run } from '../query';
import { comparedRows, listedRows } from './listed-rows';
import { isScoredShelf } from './names';
import { bothNeeds, NAMES, ratingsNeed } from './needs';
import { isCompared, type ShelfParams, shelfParams } from './params';

const { c } = listings;
const s = scores.c;

/** The listings that are found in other endpoints, of all listings of the shelf. */
export interface MatchCounts {
  listings: number;
  /** In Search By Product, by retailer and product identifier. */
  names: number;
  /** In Price, by retailer and product identifier, or by retailer and barcode. */
  prices: number;
  /** In Scorecard, by SKU and retailer. */
  ratings: number;
  barcodes: number;
}

export interface ShelfFacts {
  url: string | null;
  searched_brand: string | null;
  /** Listings of the searched brand. */
  searched: number;
}

export interface ShelfSummary {
  /** Null if no listing is collected. */
  shelf: ShelfFacts | null;
  matched: MatchCounts;
  /** Of the compared shelf. Null if there is none. Two retailers are matched by barcode. */
  compared: MatchCounts | null;
  /** The score of the searched brand on this shelf, and whether it counts the same listings. */
  score: { own: number | null; of: number | null; agrees: boolean | null } | null;
}

/** What is known of a shelf as a whole: its address, how many of its listings are matched, and its score. */
export const summary = query({
  name: 'shelf/summary',
  params: z.object(shelfParams),
  needs: (params) => [...bothNeeds(params), ratingsNeed(params)],
  async answer(params, run): Promise<ShelfSummary> {
    const { matched, facts } = await readFacts(params, run);
    return {
      shelf: matched.listings > 0 ? facts : null,
      matched,
      compared: isCompared(params) ? await readCompared(params, run) : null,
      score: matched.listings > 0 ? await readScore(params, { ...facts, listings: matched.listings }, run) : null,
    };
  },
});

const MATCHED = sql`count() AS listings, countIf(has_name) AS names, countIf(has_price) AS prices, countIf(rating IS NOT NULL) AS ratings, count(barcode) AS barcodes`;

async function readFacts(params: ShelfParams, run: Run): Promise<{ matched: MatchCounts; facts: ShelfFacts }> {
  const { listings, names, prices, ratings, barcodes, ...facts } = await run.row<MatchCounts & ShelfFacts>(
    sql`SELECT ${MATCHED}, any(${c.visibility_source_url}) AS url, any(toString(${c.searched_brand})) AS searched_brand,
      countIf(${c.is_searched_brand}) AS searched
    FROM ${await listedRows(params, run, { withRatings: true })}`,
  );
  return { matched: { listings, names, prices, ratings, barcodes }, facts };
}

async function readCompared(params: ShelfParams, run: Run): Promise<MatchCounts> {
  return run.row<MatchCounts>(sql`SELECT ${MATCHED} FROM ${await comparedRows(params, run)}`);
}

async function readScore(
  params: ShelfParams,
  shelf: Pick<ShelfFacts, 'searched' | 'searched_brand'> & { listings: number },
  run: Run,
) {
  const brand = sql`${s.searched_brand} = ${param(shelf.searched_brand ?? '', 'String')}`;
  const [score] = await run.rows<{ own: number | null; of: number | null }>(
    sql`SELECT ${s.own_product_count} AS own, ${s.total_product_count} AS of FROM ${run.from(NAMES)}
    WHERE ${and(isScoredShelf(params), brand, isDay(s.day, params.date))} ORDER BY ${s.row_no} LIMIT 1`,
  );
  if (!score) return null;
  const isCounted = score.own !== null && score.of !== null;
  // The scores of the names count the first 20 listings, organic and sponsored.
  const isSame = params.position_type === 'OVERALL' && params.first_n_products === FIRST_PRODUCTS;
  return {
    ...score,
    agrees: isCounted && isSame ? score.own === shelf.searched && score.of === shelf.listings : null,
  };
}
