import type { CompetitionDefinition } from '@/delivery/definitions/price-competitions';
import { exact } from '../rounding';

type Levels = CompetitionDefinition['coloring_levels'];

/** Returns the base price as a percentage of the benchmark with one decimal, or null if either has no price. */
export function priceIndex(base: number | null, benchmark: number | null): number | null {
  return base === null || !benchmark ? null : exact((base / benchmark) * 100, 1);
}

/**
 * Returns whether an index is inside the target band, outside by at most the margin, or beyond. Edges count as inside.
 */
export function positivity(index: number | null, { target_min, target_max, margin }: Levels): string {
  if (index === null) return 'NO_DATA';
  const outside = exact(Math.max(target_min - index, index - target_max, 0));
  if (outside === 0) return 'POSITIVE';
  return outside <= margin ? 'NEUTRAL' : 'NEGATIVE';
}

/** Returns the difference of list and selling price in percent of the list price. */
export function depthOfPromotion(rsp: number | null, rrp: number | null): number | null {
  return rsp === null || !rrp ? null : exact(((rrp - rsp) / rrp) * 100);
}
