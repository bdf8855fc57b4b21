'use client';

import { useMemo } from 'react';
import { type BannersStart, banners } from '@/components/banners/page';
import { usePage } from '@/components/layout/use-page';
import { useDrawer } from '@/lib/client/address/use-drawer';
import { useSettingValues } from '@/lib/client/query/use-account-settings';

/** Returns the page's state with the weights of the account. */
export function useBanners(start: BannersStart) {
  const { banner_weights: weights } = useSettingValues();
  const state = usePage(
    banners,
    useMemo(() => ({ ...start, weights }), [start, weights]),
  );
  return {
    ...state,
    weights,
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

/** Opens a banner of the current day, or of another one. */
export type OpenBanner = ReturnType<typeof useOpenBanner>['open'];
