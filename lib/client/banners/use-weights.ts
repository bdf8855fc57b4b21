'use client';

import type { Weights } from '@/lib/client/banners/prepare-share';
import { useStored } from '@/lib/client/use-stored';

const EVEN: Weights = {};

/** How much a banner counts by the type of its page, kept in this browser. */
export function useWeights(): [Weights, (weights: Weights) => void] {
  return useStored('endcap.banners.page-type-weights', EVEN);
}

/** The weights that are not 1, in words; null where every type counts the same. */
export function weightsInWords(weights: Weights): string | null {
  const uneven = Object.entries(weights).filter(([, weight]) => weight !== 1);
  return uneven.length === 0 ? null : uneven.map(([type, weight]) => `${type} × ${weight}`).join(', ');
}
