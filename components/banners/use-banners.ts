'use client';

import { useSearchParams } from 'next/navigation';
import { createParser, type Options, useQueryStates } from 'nuqs';
import { useMemo, useRef } from 'react';
import {
  type BannerParams,
  bannerDates,
  bannerFields,
  bannersAsked,
  initialParams,
  refusableSchemas,
} from '@/components/banners/banner-params';
import { useFacets } from '@/components/layout/use-facets';
import { useWeights } from '@/lib/client/banners/use-weights';
import type { Weights } from '@/lib/client/banners/weights';
import { isolated } from '@/lib/client/isolated';
import { refusals } from '@/lib/client/url-parsers';
import { useAnswer } from '@/lib/client/use-answer';
import { useDrawer } from '@/lib/client/use-drawer';
import { useFormat } from '@/lib/client/use-format';
import { pageTypeWords } from '@/lib/contract/known-values';

const lists = (name: 'retailer' | 'brand' | 'page_type' | 'type' | 'position' | 'category' | 'subcategory') =>
  createParser({ ...bannerFields[name], eq: (a: string[], b: string[]) => a.join('\n') === b.join('\n') }).withDefault(
    initialParams[name],
  );

const parsers = {
  date: createParser(bannerFields.date),
  against: createParser(bannerFields.against).withDefault(initialParams.against),
  days: createParser(bannerFields.days).withDefault(initialParams.days),
  relevance: createParser(bannerFields.relevance).withDefault(initialParams.relevance),
  first_n_e_retail_media: createParser(bannerFields.first_n_e_retail_media).withDefault(
    initialParams.first_n_e_retail_media,
  ),
  retailer: lists('retailer'),
  brand: lists('brand'),
  page_type: lists('page_type'),
  type: lists('type'),
  position: lists('position'),
  category: lists('category'),
  subcategory: lists('subcategory'),
  own: createParser(bannerFields.own).withDefault(initialParams.own),
  q: createParser(bannerFields.q).withDefault(initialParams.q),
  view: createParser(bannerFields.view).withDefault(initialParams.view),
};

type Patch = { [Name in keyof BannerParams]?: BannerParams[Name] | null };

const NO_FILTERS: Patch = {
  ...{ retailer: null, brand: null, page_type: null, type: null, position: null },
  ...{ category: null, subcategory: null, own: null, q: null },
};

/** Changes of one thing that follow each other faster than this are one step of the browser's history. Milliseconds. */
const ONE_STEP = 1_500;

/** What the server knew when it wrote the page. */
export interface BannersStart {
  /** The day that is shown while none with banners is known. */
  opening: string;
  weights: Weights;
}

/** The address of Banners: what to ask with, and how to change it. */
export function useBanners(start: BannersStart) {
  const format = useFormat();
  const search = useSearchParams();
  const [params, setParams] = useQueryStates(parsers);
  const [weights, setWeights] = useWeights(start.weights);
  const state = useAnswer('banners/days', {}, ({ newest }) => newest === null);
  const days = state.kind === 'content' ? state.data : null;
  const dates = useMemo(() => bannerDates(params, days, start.opening), [params, days, start.opening]);
  const asked = useMemo(() => bannersAsked(params, dates, weights), [params, dates, weights]);
  const { facets, find } = useFacets('banners/facets', asked);
  const last = useRef({ names: '', at: 0 });
  /** Filters and dates are steps of the history; the same thing changed again at once replaces its own step. */
  const set = (patch: Patch, history?: Options['history']) => {
    const names = Object.keys(patch).join();
    const again = names === last.current.names && Date.now() - last.current.at < ONE_STEP;
    last.current = { names, at: Date.now() };
    void setParams(patch, { history: history ?? (again ? 'replace' : 'push') });
  };
  const chosen = (['page_type', 'type', 'position', 'category', 'subcategory'] as const).filter(
    (name) => params[name].length > 0,
  );
  return {
    params,
    set,
    clear: () => set(NO_FILTERS, 'push'),
    /** A sentence for each parameter of the address that could not be followed. */
    refused: useMemo(() => refusals(new URLSearchParams(search), refusableSchemas), [search]),
    dates,
    days,
    asked,
    weights,
    setWeights,
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
