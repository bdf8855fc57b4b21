'use client';

import { useMemo } from 'react';
import { type Brand, type BrandStyle, brandStyles } from '@/components/chart/brand-color';
import { useBrandOrder } from '@/lib/client/query/brand-order';

type NullableBrand = Omit<Brand, 'name'> & { name: string | null };

/**
 * Returns the styles of a picture's brands, the same on all pages of the account.
 * @param rows memoised, with the most important brand first. Rows without a brand have no style.
 */
export function useBrandStyles(rows: readonly NullableBrand[]): ReadonlyMap<string, BrandStyle> {
  const brands = useMemo(() => rows.flatMap(({ name, own }) => (name === null ? [] : [{ name, own }])), [rows]);
  const order = useBrandOrder(brands);
  return useMemo(() => brandStyles(order, brands), [order, brands]);
}
