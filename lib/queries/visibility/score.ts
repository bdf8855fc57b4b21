import * as z from 'zod/mini';
import type { RetailerScore, VisibilityScore } from '@/lib/contract/visibility-scores';
import { scores } from '@/lib/datasets/scores/view';
import { join, param, sql } from '@/lib/metrics/sql';
import { daysOfPeriod } from '@/lib/queries/shared/dates';
import { text } from '../params';
import { query } from '../query';
import { periodNeed, TODAY, todayNeed } from './needs';
import { visibilityParams } from './params';
import type { ScoreRow as TableRow } from './scores.columns';

/** A searched brand of the shelf, and its listings among the counted ones. */
interface ShelfBrand {
  id: string;
  name: string | null;
  own: boolean | null;
  listings: number | null;
  /** Share of all counted listings, 0 to 1. */
  share: number | null;
}

/** Fields of the service's row. */
const FIELDS = [
  'visibility_source_name',
  'visibility_source_id',
  'representative_name',
  'searched_brand',
  'retailer_name',
  'retailer_code',
  'retailer_country',
  'own_product_count',
  'total_product_count',
  'score',
  'target',
  'is_target_met',
] as const;
const { c } = scores;
const DERIVED = ['raw', 'scale', 'gap', 'share', 'to_spare', 'score_agrees', 'verdict_agrees'] as const;

interface ScoreRow
  extends Pick<VisibilityScore & RetailerScore, (typeof FIELDS)[number]>,
    Pick<TableRow, Exclude<(typeof DERIVED)[number], 'raw'>> {
  /** The row as received, with this retailer only: JSON. */
  raw: string;
  /** What one more own listing adds to the score, or null if the score is not a share. */
  one_more: number | null;
}

export interface Score extends ScoreRow {
  /** All brands of the shelf, by number of listings, own ones first among equals. */
  brands: ShelfBrand[];
  /** Listings without a searched brand. Null if there are none, or if a count is unknown. */
  others: Pick<ShelfBrand, 'listings' | 'share'> | null;
  /** Score and target by day of the period. Null if the day has none. */
  history: { day: string; score: number | null; target: number | null }[];
}

/** A score with its shelf and its history, or null if the day has none with this id. */
export const score = query({
  name: 'visibility/score',
  params: z.object({ ...visibilityParams, id: text() }),
  needs: (params) => [todayNeed(params), periodNeed(params)],
  async answer({ id, ...params }, run): Promise<Score | null> {
    const isScore = sql`${c.id} = ${param(id, 'String')}`;
    const shelves = run.from(TODAY);
    const total = sql`(SELECT ${c.total_product_count} FROM ${shelves} WHERE ${isScore} ORDER BY ${c.row_no} LIMIT 1)`;
    const onShelf = sql`FROM ${shelves} WHERE ${c.shelf} IN (SELECT ${c.shelf} FROM ${shelves} WHERE ${isScore})`;
    const fields = join([...FIELDS, ...DERIVED].map((name) => c[name]));
    const [[row], brands, [others], history] = await Promise.all([
      run.rows<ScoreRow>(
        sql`SELECT ${fields}, ${c.scale} / nullIf(${c.total_product_count}, 0) AS one_more
        FROM ${shelves} WHERE ${isScore} ORDER BY ${c.row_no} LIMIT 1`,
      ),
      run.rows<ShelfBrand>(
        sql`SELECT ${c.id}, ${c.searched_brand} AS name, ${c.is_own_brand} AS own, ${c.own_product_count} AS listings,
          listings / nullIf(${total}, 0) AS share
        ${onShelf} ORDER BY listings DESC NULLS LAST, ifNull(own, false) DESC, name, ${c.id}`,
      ),
      run.rows<NonNullable<Score['others']>>(
        sql`SELECT ${total} - sum(${c.own_product_count}) AS listings, listings / nullIf(${total}, 0) AS share
        ${onShelf} HAVING countIf(${c.own_product_count} IS NULL) = 0 AND listings > 0`,
      ),
      run.rows<Score['history'][number]>(
        sql`SELECT toString(${c.day}) AS day, ${c.score}, ${c.target}
        FROM ${run.from({ view: scores })}
        WHERE ${isScore} ORDER BY ${c.day}, ${c.row_no} LIMIT 1 BY ${c.day}`,
      ),
    ]);
    if (!row) return null;
    const on = new Map(history.map((entry) => [entry.day, entry]));
    return {
      ...row,
      brands,
      others: others ?? null,
      history: daysOfPeriod(params).map((day) => on.get(day) ?? { day, score: null, target: null }),
    };
  },
});
