'use client';

import { useMemo } from 'react';
import { bannerDates, bannerFields, bannersAsked } from '@/components/banners/banner-params';
import { pageAddress, useAddress } from '@/components/layout/use-address';
import { useFacets } from '@/components/layout/use-facets';
import { useWeights } from '@/lib/client/banners/use-weights';
import type { Weights } from '@/lib/client/banners/weights';
import { isolated } from '@/lib/client/isolated';
import { TARGETS_SETTING, type Targets } from '@/lib/client/targets';
import { useAnswer } from '@/lib/client/use-answer';
import { useCookie } from '@/lib/client/use-cookie';
import { useDrawer } from '@/lib/client/use-drawer';
import { useFormat } from '@/lib/client/use-format';
import { pageTypeWords } from '@/lib/contract/known-values';

const parameters = pageAddress(bannerFields);

const NO_FILTERS = {
  ...{ retailer: null, brand: null, page_type: null, type: null, position: null },
  ...{ category: null, subcategory: null, own: null, q: null },
};

/** What the server knew when it wrote the page. */
export interface BannersStart {
  /** The day that is shown while none with banners is known. */
  opening: string;
  weights: Weights;
  targets: Targets;
}

/** The address of Banners: what to ask with, and how to change it. */
export function useBanners(start: BannersStart) {
  const format = useFormat();
  const { address: params, set, refused } = useAddress(parameters);
  const [weights, setWeights] = useWeights(start.weights);
  const [targets, setTargets] = useCookie(TARGETS_SETTING, start.targets);
  const state = useAnswer('banners/days', {}, ({ newest }) => newest === null);
  const days = state.kind === 'content' ? state.data : null;
  const dates = useMemo(() => bannerDates(params, days, start.opening), [params, days, start.opening]);
  const asked = useMemo(() => bannersAsked(params, dates, weights), [params, dates, weights]);
  const { facets, find } = useFacets('banners/facets', asked);
  const chosen = (['page_type', 'type', 'position', 'category', 'subcategory'] as const).filter(
    (name) => params[name].length > 0,
  );
  return {
    params,
    set,
    clear: () => set(NO_FILTERS, 'push'),
    /** Whether a filter is in use: then nothing to show may be due to it. */
    isFiltered: (Object.keys(NO_FILTERS) as (keyof typeof NO_FILTERS)[]).some(
      (name) => params[name].length > 0 && params[name] !== 'all',
    ),
    refused,
    dates,
    days,
    asked,
    weights,
    setWeights,
    targets,
    setTargets,
    find,
    facets: facets.kind === 'content' ? facets.data : undefined,
    /** What is shown, in words: for pictures and proofs. */
    notes: [
      format.day(dates.date),
      ...(['retailer', 'brand'] as const).flatMap((name) => params[name].map(isolated).join(', ')),
      ...chosen.map((name) => params[name].map(name === 'page_type' ? pageTypeWords : isolated).join(', ')),
      params.own === 'all' ? '' : `${params.own} only`,
      params.q && `“${params.q}”`,
      params.relevance === 'ALL' ? 'all banners' : '',
    ].filter(Boolean),
  };
}

export type Banners = ReturnType<typeof useBanners>;

/** The banner that stands open, in the address: of the day shown, or `id@day` of another. */
export function useOpenBanner() {
  const { value, open, close } = useDrawer('banner');
  const [id = '', day = null] = value?.split('@') ?? [];
  return {
    banner: value === null ? null : { id, day },
    open: (banner: string, on?: string | null) => open(on ? `${banner}@${on}` : banner),
    close,
  };
}

export type OpenBanner = ReturnType<typeof useOpenBanner>;
