import type { CompetitionDefinition } from '@/delivery/definitions/price-competitions';
import { exact } from '../rounding';

type Levels = CompetitionDefinition['coloring_levels'];

/** Base in a hundred of benchmark, one decimal; null when either side has no price. */
export function priceIndex(base: number | null, benchmark: number | null): number | null {
  return base === null || !benchmark ? null : exact((base / benchmark) * 100, 1);
}

/** Inside the target band, outside it by at most the margin, or beyond. Edges belong to the better side. */
export function positivity(index: number | null, { target_min, target_max, margin }: Levels): string {
  if (index === null) return 'NO_DATA';
  const outside = exact(Math.max(target_min - index, index - target_max, 0));
  if (outside === 0) return 'POSITIVE';
  return outside <= margin ? 'NEUTRAL' : 'NEGATIVE';
}

/** How far the selling price stands below the list price, in per cent of the list price. */
export function depthOfPromotion(rsp: number | null, rrp: number | null): number | null {
  return rsp === null || !rrp ? null : exact(((rrp - rsp) / rrp) * 100);
}
