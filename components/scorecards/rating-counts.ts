import * as z from 'zod/mini';
import { pairKey } from '@/lib/client/scorecards/score';
import { rating } from '@/lib/contract/datasets/rating';
import type { FileEntry } from '@/lib/contract/file-list';
import { tolerant } from '@/lib/contract/reading';

/** What a rating file says of a SKU at a retailer: a mean and the number of ratings that this very mean rests on. */
export interface RatingCount {
  readonly rating: number;
  readonly count: number;
}

/** A row of the rating file, as far as it is read. */
export const ratingRow = tolerant(
  z.pick(rating.row, { retailer_name: true, service_sku_id: true, product_rating: true, rating_count: true }),
);
export type RatingRow = ReturnType<typeof ratingRow.parse>;

/** The newest file up to the last day of the range; null where the service lists none. */
export function newestFile(files: readonly FileEntry[], end_date: string): FileEntry | null {
  const usable = files.filter(({ encoding, date }) => encoding === 'ndjson' && date <= end_date);
  const order = ({ date, time }: FileEntry) => `${date} ${time.padStart(2, '0')}`;
  return usable.reduce<FileEntry | null>((best, one) => (best && order(best) >= order(one) ? best : one), null);
}

/** By retailer and SKU. Several products of one SKU at a retailer are put together, each weighed by its own count. */
export function prepareRatingCounts(rows: readonly RatingRow[]): ReadonlyMap<string, RatingCount> {
  const counts = new Map<string, RatingCount>();
  for (const { retailer_name, service_sku_id, product_rating, rating_count } of rows) {
    const key = pairKey(retailer_name, service_sku_id);
    if (key === null || product_rating === null || rating_count === null || rating_count <= 0) continue;
    const known = counts.get(key) ?? { rating: 0, count: 0 };
    const count = known.count + rating_count;
    counts.set(key, { rating: (known.rating * known.count + product_rating * rating_count) / count, count });
  }
  return counts;
}
