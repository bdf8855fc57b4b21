import { type Mean, meanOf } from '@/lib/client/scorecards/mean';
import { isBelow, isSmall, type Reading, shownRating } from '@/lib/client/scorecards/reading';
import type { Score } from '@/lib/client/scorecards/score';

export interface Totals {
  readonly mean: Mean;
  /** Rows with a rating to judge, and those of them below the threshold. */
  readonly judged: number;
  readonly below: number;
  /** Rows that state a count, and those of them on fewer reviews than the prior weighs. */
  readonly counted: number;
  readonly small: number;
  /** Different ones, as far as rows name theirs. */
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
    counted: scores.filter(({ row }) => row.review_count !== null).length,
    small: scores.filter(({ row }) => isSmall(row.review_count, reading)).length,
    skus: named(scores.map(({ row }) => row.service_sku_id)),
    retailers: named(scores.map(({ row }) => row.retailer)),
    matched: scores.filter(({ facts }) => facts !== null).length,
  };
}

function named(names: readonly (string | null)[]): number {
  return new Set(names.filter((name) => name !== null)).size;
}
