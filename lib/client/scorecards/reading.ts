import type { Weighting } from '@/lib/client/scorecards/mean';
import { type Prior, shrunk } from '@/lib/client/scorecards/shrink';

/** How ratings are read: what a person set, and what follows from the answer. */
export interface Reading {
  readonly weighting: Weighting;
  readonly shrinks: boolean;
  /** What a rating is shrunk towards. Null where no row of the answer has a rating. */
  readonly prior: Prior | null;
  /** Below it a rating is marked. */
  readonly threshold: number;
  /** What the five-star reviews are counted to. */
  readonly target: number;
}

/** The rating as it is shown and judged: as given, or shrunk on request. */
export function shownRating(rating: number | null, reviews: number | null, { shrinks, prior }: Reading): number | null {
  if (!shrinks) return rating;
  return prior && shrunk(rating, reviews, prior);
}

export function isBelow(rating: number | null, { threshold }: Pick<Reading, 'threshold'>): boolean {
  return rating !== null && rating < threshold;
}

/** Fewer reviews than the prior weighs: chance says more about such a rating than shoppers do. Unknown is not small. */
export function isSmall(reviews: number | null, { prior }: Reading): boolean {
  return reviews !== null && reviews < (prior?.strength ?? 0);
}
