'use client';

import { useMemo } from 'react';
import type { Brand, BrandStyle } from '@/components/chart/brand-color';
import { useBrandStyles } from '@/components/chart/use-brand-styles';
import type { Place } from '@/components/shelf/place';
import { groupBy } from '@/lib/queries/shared/group-by';

/**
 * The colours of the shelf's competitors, those with most places first. A hue once given is kept for good, so brands of
 * which nobody knows whose they are get one only where the day knows no owner at all; and none before that is known.
 */
export function useBrands(places: readonly Place[], known: boolean): ReadonlyMap<string, BrandStyle> {
  const brands = useMemo(() => (known ? prepareBrands(places) : []), [places, known]);
  return useBrandStyles(brands);
}

function prepareBrands(places: readonly Place[]): Brand[] {
  const stated = places.some(({ own }) => own !== null) ? places.filter(({ own }) => own !== null) : places;
  return [...groupBy(stated, ({ listing }) => listing.brand_name)]
    .flatMap(([name, its]) => (name ? [{ name, own: its.some(({ own }) => own === true), count: its.length }] : []))
    .sort((a, b) => b.count - a.count);
}
