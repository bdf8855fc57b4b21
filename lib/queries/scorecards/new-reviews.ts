import * as z from 'zod/mini';
import { ratings } from '@/lib/datasets/ratings/view';
import { FALLING_BY } from '@/lib/datasets/scorecards/filters';
import { scorecards } from '@/lib/datasets/scorecards/view';
import { param, sql } from '@/lib/metrics/sql';
import { addDays, daysOfPeriod } from '@/lib/queries/shared/dates';
import { text } from '../params';
import { query, type Run } from '../query';
import { fileColumns, fileRows, newAverage, newCount } from './file-rows';
import { PERIOD, periodNeeds, RATED_PERIOD, ratedPeriodNeeds } from './needs';
import { type ScorecardsParams, scorecardsParams } from './params';

const { c } = scorecards;

/** Number and average of some reviews, by the rating file. */
interface ReviewGroup {
  reviews: number;
  average: number;
}

/** The ratings and new reviews of an SKU at a retailer over the days of the period. */
export interface NewReviews {
  sku: string;
  sku_name: string;
  retailer: string | null;
  brand: string | null;
  /** Target of the account. */
  target: number;
  days: string[];
  /** Null on days that are not collected, or on which it is not rated. */
  ratings: (number | null)[];
  /**
   * Reviews since the previous day with a file, by the rating files. Null on the first one, and where the files do not
   * have the same products: a product that a retailer adds brings old reviews.
   */
  new_counts: (number | null)[];
  /**
   * Average of the reviews since the previous day with a file. Null on the first one, without new reviews, where the files
   * contradict each other, and where their rounded ratings leave it open.
   */
  averages: (number | null)[];
  /** Number of days with a rating file that has the SKU at the retailer. */
  files: number;
  /** The reviews from the day on which the rating began to move, and all before. Null if it moved by less than `FALLING_BY`. */
  turn: { since: string; after: ReviewGroup; before: ReviewGroup } | null;
}

interface DayRow {
  on_day: string;
  of_sku: string;
  of_shop: string;
  name: string;
  of_retailer: string | null;
  of_brand: string | null;
  rating: number | null;
}

interface FileRow {
  on_day: string;
  /** Number and average of all reviews until the day. */
  count: number;
  average: number | null;
  /** Number and average of the reviews since the previous file. */
  new_count: number | null;
  new_average: number | null;
  /** Number and average of the reviews after the day, until the newest file. */
  later_count: number;
  later_average: number | null;
}

/** An SKU at a retailer, regardless of filters. Null without a row in the period. */
export const newReviews = query({
  name: 'scorecards/new-reviews',
  params: z.object({ ...scorecardsParams, /** The SKU at the retailer, by its identifier. */ id: text() }),
  needs: (params) => [...periodNeeds(params), ...ratedPeriodNeeds(params)],
  async answer(params, run): Promise<NewReviews | null> {
    // The rating of a day with several rows of the SKU is not known.
    const rows = await run.rows<DayRow>(
      sql`SELECT toString(${c.day}) AS on_day, any(${c.sku}) AS of_sku, any(${c.shop}) AS of_shop, any(${c.sku_name}) AS name, any(${c.retailer}) AS of_retailer,
        any(${c.brand}) AS of_brand, if(count() = 1, any(${c.average_rating}), NULL) AS rating
      FROM ${run.from(PERIOD)} WHERE ${c.id} = ${param(params.id, 'String')} GROUP BY ${c.day} ORDER BY ${c.day}`,
    );
    const newest = rows.at(-1);
    if (!newest) return null;
    const days = daysOfPeriod(params);
    const rowOfDay = new Map(rows.map((row) => [row.on_day, row]));
    const files = await readFiles(params, run, newest);
    const fileOfDay = new Map(files.map((row) => [row.on_day, row]));
    return {
      sku: newest.of_sku,
      sku_name: newest.name,
      retailer: newest.of_retailer,
      brand: newest.of_brand,
      target: run.settings.rating_target,
      days,
      ratings: days.map((day) => rowOfDay.get(day)?.rating ?? null),
      new_counts: days.map((day) => fileOfDay.get(day)?.new_count ?? null),
      averages: days.map((day) => fileOfDay.get(day)?.new_average ?? null),
      files: files.length,
      turn: turnOf(files),
    };
  },
});

/** Returns what the rating files of the period have of an SKU at a retailer. */
async function readFiles(params: ScorecardsParams, run: Run, { of_sku, of_shop }: DayRow): Promise<FileRow[]> {
  const { sku, shop, day } = ratings.c;
  const isOfSku = sql`${sku} = ${param(of_sku, 'String')} AND ${shop} = ${param(of_shop, 'String')} AND ${day} IN ${param(daysOfPeriod(params), 'Array(Date)')}`;
  const [file, previous, last] = [fileColumns('file'), fileColumns('previous'), fileColumns('last')];
  return run.rows<FileRow>(sql`
    SELECT toString(file_day) AS on_day, ${file.count} AS count, file_rating AS average,
      ${newCount(file, previous)} AS new_count, ${newAverage(file, previous)} AS new_average, ${last.count} - ${file.count} AS later_count, ${newAverage(last, file)} AS later_average
    FROM (
      SELECT *, lagInFrame(${file.stars}) OVER before AS ${previous.stars}, lagInFrame(${file.count}) OVER before AS ${previous.count},
        lagInFrame(${file.products}) OVER before AS ${previous.products}, lagInFrame(${file.rounding}) OVER before AS ${previous.rounding},
        last_value(${file.stars}) OVER whole AS ${last.stars}, last_value(${file.count}) OVER whole AS ${last.count},
        last_value(${file.products}) OVER whole AS ${last.products}, last_value(${file.rounding}) OVER whole AS ${last.rounding}
      FROM (${fileRows(run, RATED_PERIOD, 'file', isOfSku)})
      WINDOW before AS (ORDER BY file_day ROWS BETWEEN 1 PRECEDING AND CURRENT ROW),
        whole AS (ORDER BY file_day ROWS BETWEEN UNBOUNDED PRECEDING AND UNBOUNDED FOLLOWING))
    ORDER BY file_day`);
}

/**
 * Splits the reviews at the day that separates two averages best: the one with the largest sum of squares between the
 * two groups.
 */
function turnOf(files: readonly FileRow[]): NewReviews['turn'] {
  const newest = files.at(-1)?.average ?? null;
  let best = 0;
  let turn: NewReviews['turn'] = null;
  for (const { on_day, count, average, later_count, later_average } of files) {
    if (newest === null || average === null || later_average === null) continue;
    const separation = ((count * later_count) / (count + later_count)) * (later_average - average) ** 2;
    if (separation <= best || Math.abs(newest - average) < FALLING_BY) continue;
    best = separation;
    turn = {
      since: addDays(on_day, 1),
      after: { reviews: later_count, average: later_average },
      before: { reviews: count, average },
    };
  }
  return turn;
}
