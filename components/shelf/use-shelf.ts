'use client';

import { useMemo } from 'react';
import { NO_PLACES, type Place, type Question, type ShelfAnswer } from '@/components/shelf/place';
import { type Counts, prepareCounts } from '@/components/shelf/prepare-counts';
import { type BrandOwners, preparePlaces } from '@/components/shelf/prepare-places';
import { questionOf, shelfUrl } from '@/components/shelf/shelf-url';
import type { FetchedValue } from '@/lib/client/ndjson-stream';
import type { PanelState } from '@/lib/client/panel-state';
import { useValue } from '@/lib/client/use-set';

/** One shelf with what is worked out about it. */
export interface Shelf {
  /** The question of the answer on screen: the older one while another loads. */
  readonly question: Question;
  readonly answer: ShelfAnswer;
  readonly places: readonly Place[];
  readonly counts: Counts;
}

/** Asks for a shelf; null asks nothing. */
export function useShelf(question: Question | null, owners: BrandOwners): PanelState<Shelf> {
  const state = useValue<ShelfAnswer>(question && shelfUrl(question));
  const fetched = question && state.kind === 'content' ? state.data : null;
  const shelf = useMemo(() => fetched && shelfOf(fetched, owners), [fetched, owners]);
  if (state.kind !== 'content') return state;
  return shelf ? { ...state, data: shelf } : { kind: 'loading' };
}

function shelfOf({ url, value }: FetchedValue<ShelfAnswer>, owners: BrandOwners): Shelf {
  const question = questionOf(url);
  const places = value.listings.length === 0 ? NO_PLACES : preparePlaces(value, question.position_type, owners);
  return { question, answer: value, places, counts: prepareCounts(places) };
}
