import type { ScorecardRow } from '@/lib/contract/scorecard';
import { idOf, on, ratedOn, rounded } from './test-figures';
import { FILES, type Product } from './test-files';
import { TARGET } from './test-scorecards';

/** Figures of queries, recomputed from the lines of rating files. */

/** What a file has of an SKU at a retailer. Null without a number of reviews. */
export function fileOf(day: string, id: string) {
  const rows = (FILES[day] ?? [])
    .map((line): Product => JSON.parse(line))
    .filter((row) => `${row.service_sku_id ?? '-'}/${row.retailer_name ?? '-'}` === id && !/^-|-$/.test(id))
    .toSorted((a, b) => ((a.crawling_time ?? '') < (b.crawling_time ?? '') ? -1 : 1));
  const last = [...new Map(rows.map((row) => [row.product_id, row])).values()];
  const counts = last.flatMap(({ rating_count }) => rating_count ?? []);
  if (counts.length === 0) return null;
  const total = counts.reduce((sum, count) => sum + count, 0);
  const stars = last.reduce((sum, row) => sum + (row.product_rating ?? 0) * (row.rating_count ?? 0), 0);
  const products = last.map(({ product_id }) => product_id).toSorted();
  const ratings = last.flatMap(({ product_rating }) => product_rating ?? []);
  const rounding = ratings.some((rating) => rating !== Number(rating.toFixed(1))) ? 0.005 : 0.05;
  return { total, stars, products: products.join(), rounding };
}

type FileFigures = ReturnType<typeof fileOf>;

/** Five-star reviews that lift a rating to the target. */
function neededOf(rating: number | null, total: number | null): number | null {
  if (rating === null || total === null) return null;
  return rating >= TARGET ? 0 : Math.ceil((total * (TARGET - rating)) / (5 - TARGET));
}

export function newAverageOf(now: FileFigures, before: FileFigures): number | null {
  if (!now || !before || now.total <= before.total || now.products !== before.products) return null;
  const added = now.total - before.total;
  if ((Math.min(now.rounding, before.rounding) * (now.total + before.total)) / added > 0.5) return null;
  const average = rounded((now.stars - before.stars) / added);
  return average >= 1 && average <= 5 ? average : null;
}

/** The reviews that are new in a later file. */
export function newCountOf(now: FileFigures, before: FileFigures): number | null {
  return now && before && now.products === before.products ? Math.max(0, now.total - before.total) : null;
}

/** What the file adds to a row of a scorecard. */
export function addedTo(row: ScorecardRow, day: string, before?: string) {
  const isSingle = on(day).filter((other) => idOf(other) === idOf(row)).length === 1;
  const file = isSingle ? fileOf(day, idOf(row)) : null;
  const total = file?.total ?? null;
  const new_average = before === undefined ? null : newAverageOf(file, fileOf(before, idOf(row)));
  return { total, new_average, needed: neededOf(row.average_rating, total) };
}

/** Five-star reviews needed of the selected SKUs on a day. Null without a file. */
export function neededOn(day: string, isSelected?: (row: ScorecardRow) => boolean): number | null {
  const needed = ratedOn(day, isSelected).flatMap(({ row }) => addedTo(row, day).needed ?? []);
  return FILES[day] ? needed.reduce((sum, count) => sum + count, 0) : null;
}
