'use client';

import { useMemo } from 'react';
import { type BannersStart, banners } from '@/components/banners/page';
import { useWeights } from '@/components/banners/use-weights';
import type { Weights } from '@/components/banners/weights';
import { usePage } from '@/components/layout/use-page';
import { useDrawer } from '@/lib/client/address/use-drawer';

/** Returns the page's state with the weights of this browser. */
export function useBanners(start: BannersStart) {
  const [ownWeights, saveWeights] = useWeights(start.weights);
  const { opening } = start;
  const current = useMemo(() => ({ opening, weights: ownWeights }), [opening, ownWeights]);
  const state = usePage(banners, current);
  const { address, set } = state;
  return {
    ...state,
    weights: address.weights ?? ownWeights,
    setWeights(weights: Weights) {
      saveWeights(weights);
      if (address.weights) set({ weights: null });
    },
    /** Numbers of the pages of Price competition. */
    competitionPages: start.pages,
  };
}

export type Banners = ReturnType<typeof useBanners>;

/** Returns the open banner, stored in the address as `id` for the current day or `id@day` for another one. */
export function useOpenBanner() {
  const { value, open, close } = useDrawer('banner');
  const [id = '', day = null] = value?.split('@') ?? [];
  return {
    banner: value === null ? null : { id, day },
    open: (id: string, day?: string | null) => open(day ? `${id}@${day}` : id),
    close,
  };
}

export type OpenBanner = ReturnType<typeof useOpenBanner>;
