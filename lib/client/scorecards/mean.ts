import type { Score } from '@/lib/client/scorecards/score';
import { RATING_WEIGHTINGS, type RatingWeighting } from '@/lib/contract/setting-values';

/** How rows weigh in a mean of ratings: by the reviews dated inside the range, or each row alike. */
export const WEIGHTINGS = RATING_WEIGHTINGS;
export type Weighting = RatingWeighting;

/** A mean of ratings with what it rests on. */
export interface Mean {
  /** Null where no row weighs anything. */
  readonly value: number | null;
  /** Rows that weigh in. */
  readonly weighed: number;
  /** Rows with a rating: those of them without reviews weigh nothing by reviews. */
  readonly rated: number;
  readonly rows: number;
  /** Sum of the review counts that are stated; null where none is. */
  readonly reviews: number | null;
}

export function meanOf(scores: readonly Score[], weighting: Weighting): Mean {
  const weigh = (count: number | null) => (weighting === 'alike' ? 1 : (count ?? 0));
  let sum = 0;
  let weight = 0;
  let weighed = 0;
  let rated = 0;
  let reviews: number | null = null;
  for (const { row } of scores) {
    const { average_rating, review_count } = row;
    if (review_count !== null) reviews = (reviews ?? 0) + review_count;
    if (average_rating === null) continue;
    rated += 1;
    const its = weigh(review_count);
    if (its <= 0) continue;
    weighed += 1;
    weight += its;
    sum += average_rating * its;
  }
  return { value: weight > 0 ? sum / weight : null, weighed, rated, rows: scores.length, reviews };
}
