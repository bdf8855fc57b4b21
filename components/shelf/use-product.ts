'use client';

import { useMemo } from 'react';
import { prepareCatalogue } from '@/components/shelf/prepare-catalogue';
import { PRICE_SET_URL, ratingsUrl } from '@/components/shelf/shelf-url';
import type { PanelState } from '@/lib/client/panel-state';
import { lastDays } from '@/lib/client/period';
import { useSet, useValue } from '@/lib/client/use-set';
import type { PriceItem } from '@/lib/contract/price';
import type { ScorecardRow } from '@/lib/contract/scorecard';

/** Days before the shelf's own that a rating is asked for: the scorecard page's first range. */
export const RATING_DAYS = 28;

const NO_ITEMS: readonly PriceItem[] = [];
const NO_ROWS: readonly ScorecardRow[] = [];
const LOADING = { kind: 'loading' } as const;

/** The newest prices, by what joins them to a shelf. Asked for only when something needs them. */
export function useCatalogue(needed: boolean) {
  const set = useSet<PriceItem>(needed ? PRICE_SET_URL : null);
  const state = needed ? set : LOADING;
  const items = state.kind === 'content' ? state.data.rows : NO_ITEMS;
  const catalogue = useMemo(() => prepareCatalogue(items), [items]);
  return { state, catalogue };
}

/** The ratings of the days up to the shelf's. Asked for only while a product is open. */
export function useRatings(date: string | null) {
  const range = date === null ? null : lastDays(date, RATING_DAYS);
  const value = useValue<ScorecardRow[]>(range && ratingsUrl(range));
  const state: PanelState<unknown> = range ? value : LOADING;
  return { range, state, rows: range && value.kind === 'content' ? value.data.value : NO_ROWS };
}
