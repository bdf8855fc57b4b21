'use client';

import { useEffect, useMemo } from 'react';
import { assignSlots, type Brand, type BrandSlots, type BrandStyle, brandStyles } from '@/components/chart/brand-color';
import { useStored } from '@/lib/client/use-stored';

const NONE: BrandSlots = {};

/** The colours of brands, the same on all pages of this browser. `brands`: the most important first, memoised. */
export function useBrandStyles(brands: readonly Brand[]): ReadonlyMap<string, BrandStyle> {
  const [kept, keep] = useStored<BrandSlots>('endcap.brands', NONE);
  const slots = useMemo(() => assignSlots(kept, brands), [kept, brands]);
  // The browser's storage is outside of React: a hue once given is written down there.
  useEffect(() => {
    if (Object.keys(slots).length > Object.keys(kept).length) keep(slots);
  }, [slots, kept, keep]);
  return useMemo(() => brandStyles(slots, brands), [slots, brands]);
}
