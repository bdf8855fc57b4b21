import * as z from 'zod/mini';
import { fiveStarsNeeded, ratings } from '@/lib/datasets/ratings/view';
import { FALLING_BY } from '@/lib/datasets/scorecards/filters';
import { scorecards } from '@/lib/datasets/scorecards/view';
import { param, raw, sql } from '@/lib/metrics/sql';
import { addDays, daysOfPeriod } from '@/lib/queries/shared/dates';
import { text } from '../params';
import { query, type Run } from '../query';
import { fileColumns, fileRows, newAverage, newCount } from './file-rows';
import { PERIOD, periodNeeds, RATED_PERIOD, ratedPeriodNeeds } from './needs';
import { type ScorecardsParams, scorecardsParams } from './params';

const { c } = scorecards;

/** Some reviews by the rating file. */
export interface ReviewGroup {
  /** The first day of the reviews. Null for all reviews since the first one. */
  since: string | null;
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
  /** Reviews dated on the day. Null on days that are not collected, or if the service collects none of the retailer. */
  reviews: (number | null)[];
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
  /** Five-star reviews needed on the day. Null if the file of the day has no number of reviews. */
  needed: number | null;
  /** The reviews since the day on which the rating began to move. Null if it moved by less than `FALLING_BY`. */
  group_since: ReviewGroup | null;
  /** All reviews before those of `group_since`. */
  group_before: ReviewGroup | null;
}

interface DayRow {
  at: string;
  of_sku: string;
  of_shop: string;
  name: string;
  of_retailer: string | null;
  of_brand: string | null;
  rating: number | null;
  reviews: number | null;
}

interface FileRow {
  at: string;
  needed: number | null;
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
      sql`SELECT toString(${c.day}) AS at, any(${c.sku}) AS of_sku, any(${c.shop}) AS of_shop, any(${c.sku_name}) AS name, any(${c.retailer}) AS of_retailer,
        any(${c.brand}) AS of_brand, if(count() = 1, any(${c.average_rating}), NULL) AS rating, ${scorecards.measures.reviews.sql} AS reviews
      FROM ${run.from(PERIOD)} WHERE ${c.id} = ${param(params.id, 'String')} GROUP BY ${c.day} ORDER BY ${c.day}`,
    );
    const newest = rows.at(-1);
    if (!newest) return null;
    const days = daysOfPeriod(params);
    const on = new Map(rows.map((row) => [row.at, row]));
    const files = await readFiles(params, run, newest, on.get(params.date)?.rating ?? null);
    const fileOn = new Map(files.map((row) => [row.at, row]));
    return {
      sku: newest.of_sku,
      sku_name: newest.name,
      retailer: newest.of_retailer,
      brand: newest.of_brand,
      target: run.settings.rating_target,
      days,
      ratings: days.map((day) => on.get(day)?.rating ?? null),
      reviews: days.map((day) => on.get(day)?.reviews ?? null),
      new_counts: days.map((day) => fileOn.get(day)?.new_count ?? null),
      averages: days.map((day) => fileOn.get(day)?.new_average ?? null),
      needed: fileOn.get(params.date)?.needed ?? null,
      ...groupsOf(files),
    };
  },
});

/** Returns what the rating files of the period have of an SKU at a retailer. @param rating of the day */
async function readFiles(
  { date, days }: ScorecardsParams,
  run: Run,
  { of_sku, of_shop }: DayRow,
  rating: number | null,
): Promise<FileRow[]> {
  const { sku, shop, day } = ratings.c;
  const period = daysOfPeriod({ date, days });
  const isOfSku = sql`${sku} = ${param(of_sku, 'String')} AND ${shop} = ${param(of_shop, 'String')} AND ${day} IN ${param(period, 'Array(Date)')}`;
  const needed = fiveStarsNeeded(run.settings.rating_target, {
    product_rating: param(rating, 'Nullable(Float64)'),
    rating_count: raw('file_total'),
  });
  const [file, previous, last] = [fileColumns('file'), fileColumns('previous'), fileColumns('last')];
  return run.rows<FileRow>(sql`
    SELECT toString(file_day) AS at, if(file_total IS NULL, NULL, ${needed}) AS needed, ${file.count} AS count, file_rating AS average,
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
function groupsOf(files: readonly FileRow[]): Pick<NewReviews, 'group_since' | 'group_before'> {
  const newest = files.at(-1)?.average ?? null;
  let best = 0;
  let groups: ReturnType<typeof groupsOf> = { group_since: null, group_before: null };
  for (const { at, count, average, later_count, later_average } of files) {
    if (newest === null || average === null || later_average === null) continue;
    const separation = ((count * later_count) / (count + later_count)) * (later_average - average) ** 2;
    if (separation <= best || Math.abs(newest - average) < FALLING_BY) continue;
    best = separation;
    groups = {
      group_since: { since: addDays(at, 1), reviews: later_count, average: later_average },
      group_before: { since: null, reviews: count, average },
    };
  }
  return groups;
}
