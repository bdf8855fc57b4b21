/** What lies between a mean and a target. */
export type Needed =
  | { readonly kind: 'reached' }
  /** So many five-star reviews more, if nothing else comes. */
  | { readonly kind: 'reviews'; readonly count: number }
  /** Only five stars alone would do: no number of further reviews undoes one with fewer. */
  | { readonly kind: 'unreachable' }
  /** No rating, or no count that it could rest on. */
  | { readonly kind: 'unknown' };

/** Guards the rounding up against binary fractions: 10.000000000000002 reviews are 10. */
const HAIR = 1e-9;

/** The smallest k with (count × mean + 5k) ÷ (count + k) ≥ target, stars from 1 to 5. */
export function reviewsNeeded(mean: number | null, count: number | null, target: number): Needed {
  if (mean === null) return { kind: 'unknown' };
  if (mean >= target) return { kind: 'reached' };
  if (target >= 5) return { kind: 'unreachable' };
  if (count === null || count <= 0) return { kind: 'unknown' };
  return { kind: 'reviews', count: Math.ceil((count * (target - mean)) / (5 - target) - HAIR) };
}
