'use client';

import { useMemo } from 'react';
import { pageAddress, useAddress } from '@/components/layout/use-address';
import { useFacets } from '@/components/layout/use-facets';
import { visibilityAsked, visibilityDates, visibilityFields } from '@/components/visibility/visibility-params';
import { askedInWords } from '@/components/visibility/words';
import { isolated } from '@/lib/client/isolated';
import { useAnswer } from '@/lib/client/use-answer';
import { useFormat } from '@/lib/client/use-format';

const parameters = pageAddress(visibilityFields);

const NO_FILTERS = {
  retailer: null,
  country: null,
  brand: null,
  group: null,
  source: null,
  key: null,
  target: null,
  check: null,
  own: null,
  q: null,
};

/** What the server knew when it wrote the page. */
export interface VisibilityStart {
  /** The day that is shown while none with scores is known. */
  opening: string;
}

/** The address of Visibility: what to ask with, and how to change it. */
export function useVisibility({ opening }: VisibilityStart) {
  const format = useFormat();
  const { address, set, refused } = useAddress(parameters);
  const { visibility_type } = address;
  const state = useAnswer('visibility/days', { visibility_type }, ({ newest }) => newest === null);
  const known = state.kind === 'content' && !state.before ? state.data : null;
  const dates = useMemo(() => visibilityDates(address, known, opening), [address, known, opening]);
  const asked = useMemo(() => visibilityAsked(address, dates), [address, dates]);
  const { facets, find } = useFacets('visibility/facets', asked);
  const found = facets.kind === 'content' ? facets.data : undefined;
  const lists = ['retailer', 'country', 'brand', 'group', 'source', 'key', 'target', 'check'] as const;
  return {
    address,
    set,
    clear: () => set(NO_FILTERS, 'push'),
    refused,
    known,
    dates,
    asked,
    find,
    facets: found,
    /** The filter that leaves the scores which targets are told of: own brands, where there are any. */
    aim: found?.own?.some(({ value }) => value === 'own') ? ('own' as const) : null,
    /** What is shown, in words: for pictures and files. */
    notes: [
      askedInWords(address, format),
      format.day(dates.date),
      ...lists.flatMap((name) =>
        address[name].length > 0 ? [`${name}: ${address[name].map(isolated).join(', ')}`] : [],
      ),
      address.own === 'all' ? '' : `${address.own} only`,
      address.q && `“${address.q}”`,
    ].filter(Boolean),
  };
}

export type VisibilityState = ReturnType<typeof useVisibility>;
