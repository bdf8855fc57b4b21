'use client';

import { useMemo } from 'react';
import { type Brand, type BrandStyle, brandStyles } from '@/components/chart/brand-color';
import { useBrandOrder } from '@/lib/client/brand-order';

/** The styles of a picture's brands, the same on all pages of the account. `brands`: the most important first, memoised. */
export function useBrandStyles(brands: readonly Brand[]): ReadonlyMap<string, BrandStyle> {
  const order = useBrandOrder(brands);
  return useMemo(() => brandStyles(order, brands), [order, brands]);
}
