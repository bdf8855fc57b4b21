import * as z from 'zod/mini';
import { listings } from '@/lib/datasets/listings/view';
import { scores } from '@/lib/datasets/scores/view';
import { isDay } from '@/lib/metrics/conditions';
import { and, param, sql } from '@/lib/metrics/sql';
import { NAMES } from '@/lib/queries/shared/names';
import { FIRST_PRODUCTS } from '@/lib/queries/shared/planned-sets';
import { query, type Run } from '../query';
import { listedRows } from './listed-rows';
import { isScoredShelf } from './names';
import { listedNeeds, ratingsNeed } from './needs';
import { type ShelfParams, shelfParams } from './params';

const { c } = listings;
const s = scores.c;

interface ShelfFacts {
  listings: number;
  /** Listings that are found in Search By Product, by retailer and product identifier. */
  names: number;
  /** In Price, by retailer and product identifier, or by retailer and barcode. */
  prices: number;
  /** In Scorecard, by SKU and retailer. */
  ratings: number;
  url: string | null;
  searched_brand: string | null;
}

export interface ShelfSummary extends ShelfFacts {
  /** The score of the searched brand on this shelf, and whether it counts the same listings. */
  score: { own: number | null; of: number | null; agrees: boolean | null } | null;
}

/** What is known of a shelf as a whole: its address, how many of its listings are matched, and its score. */
export const summary = query({
  name: 'shelf/summary',
  params: z.object(shelfParams),
  needs: (params) => [...listedNeeds(params), ratingsNeed(params)],
  async answer(params, run): Promise<ShelfSummary> {
    const { searched, ...facts } = await run.row<ShelfFacts & { searched: number }>(
      sql`SELECT count() AS listings, countIf(has_name) AS names, countIf(has_price) AS prices, countIf(rating IS NOT NULL) AS ratings,
        any(${c.visibility_source_url}) AS url, any(toString(${c.searched_brand})) AS searched_brand, countIf(${c.is_searched_brand}) AS searched
      FROM ${await listedRows(params, run, { withRatings: true })}`,
    );
    return { ...facts, score: facts.listings > 0 ? await readScore(params, { ...facts, searched }, run) : null };
  },
});

async function readScore(params: ShelfParams, shelf: ShelfFacts & { searched: number }, run: Run) {
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
