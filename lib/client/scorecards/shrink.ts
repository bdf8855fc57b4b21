/** What a rating is drawn towards: a mean, with the weight of so many reviews. */
export interface Prior {
  readonly mean: number;
  /** In reviews; 0 shrinks nothing. */
  readonly strength: number;
}

/**
 * Bayesian shrinkage: (strength × prior mean + reviews × rating) ÷ (strength + reviews). A rating on few reviews comes
 * close to the mean of all, one on many stays where it is. Null where rating or count is not known.
 */
export function shrunk(rating: number | null, reviews: number | null, prior: Prior): number | null {
  if (rating === null || reviews === null || prior.strength + reviews <= 0) return null;
  return (prior.strength * prior.mean + reviews * rating) / (prior.strength + reviews);
}
