'use client';

import { useMemo } from 'react';
import type { BrandStyle } from '@/components/chart/brand-color';
import { useBrandStyles } from '@/components/chart/use-brand-styles';
import { prepareGrid } from '@/components/scorecards/prepare-grid';
import type { Score } from '@/lib/client/scorecards/score';

/**
 * The colours of the answer's brands. None before it is known whose they are: a brand that turned out to be own would
 * have taken a competitor's hue for good.
 */
export function useBrands(all: readonly Score[], known: boolean): ReadonlyMap<string, BrandStyle> {
  const brands = useMemo(
    () => (known ? prepareGrid(all, 'alike').rows.map(({ brand, own }) => ({ name: brand, own: own === true })) : []),
    [all, known],
  );
  return useBrandStyles(brands);
}
