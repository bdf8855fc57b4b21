import { type Mean, meanOf } from '@/components/scorecards/mean';
import { isBelow, isSmall, type Reading, shownRating } from '@/components/scorecards/reading';
import type { Score } from '@/components/scorecards/score';

export interface Totals {
  readonly mean: Mean;
  /** Rows with a rating to judge, and those of them below the threshold. */
  readonly judged: number;
  readonly below: number;
  /** Rows on fewer reviews than the prior weighs. */
  readonly small: number;
  readonly skus: number;
  readonly retailers: number;
  /** Rows whose SKU the price set knows. */
  readonly matched: number;
}

export function prepareTotals(scores: readonly Score[], reading: Reading): Totals {
  const shown = scores.map(({ row }) => shownRating(row.average_rating, row.review_count, reading));
  return {
    mean: meanOf(scores, reading.weighting),
    judged: shown.filter((rating) => rating !== null).length,
    below: shown.filter((rating) => isBelow(rating, reading)).length,
    small: scores.filter(({ row }) => isSmall(row.review_count, reading)).length,
    skus: new Set(scores.map(({ row }) => row.service_sku_id)).size,
    retailers: new Set(scores.map(({ row }) => row.retailer)).size,
    matched: scores.filter(({ facts }) => facts !== null).length,
  };
}
