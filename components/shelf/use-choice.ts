'use client';

import { useCallback, useMemo } from 'react';
import type { Question } from '@/components/shelf/place';
import {
  firstShelf,
  prepareOwners,
  prepareSources,
  retailersOf,
  type ScoreItem,
  type Wanted,
} from '@/components/shelf/prepare-sources';
import { scoresUrl } from '@/components/shelf/shelf-url';
import { useSet } from '@/lib/client/use-set';
import type { Identifier } from '@/lib/contract/identifier';

type Asked = Pick<Question, 'visibility_type' | 'first_n_products' | 'position_type'> & {
  visibility_source_id: Identifier | null;
  retailer_code: string | null;
};

const NO_ITEMS: readonly ScoreItem[] = [];

/**
 * What there is to choose from on a day, and the question that the address asks, completed from it. The question is null
 * as long as it is not known which shelf comes first.
 */
export function useChoice(asked: Asked, date: string | null, wanted: Wanted) {
  const scores = useSet<ScoreItem>(date && scoresUrl({ ...asked, date }));
  const items = scores.kind === 'content' ? scores.data.rows : NO_ITEMS;
  const sources = useMemo(() => prepareSources(items), [items]);
  const owners = useMemo(() => prepareOwners(items), [items]);
  const { visibility_type, first_n_products, position_type } = asked;
  const askedFor = sources.filter(({ id }) => asked.visibility_source_id === null || id === asked.visibility_source_id);
  const { source, retailer } = firstShelf(askedFor, wanted);
  const visibility_source_id = asked.visibility_source_id ?? source?.id ?? null;
  const retailer_code = asked.retailer_code ?? retailer?.code ?? null;
  const question = useMemo(
    (): Question | null =>
      date === null || visibility_source_id === null || retailer_code === null
        ? null
        : { visibility_type, visibility_source_id, retailer_code, date, first_n_products, position_type },
    [visibility_type, visibility_source_id, retailer_code, date, first_n_products, position_type],
  );
  const all = useMemo(() => retailersOf(sources), [sources]);
  const nameOf = useCallback((code: string) => all.find((known) => known.code === code)?.name ?? null, [all]);
  const url = scores.kind === 'content' ? scores.data.url : null;
  /** The scores that were counted on a shelf; none while those of another question are on screen. */
  const scoresOf = (shelf: Question) => (url === scoresUrl(shelf) ? items : NO_ITEMS);
  return { scores, scoresOf, sources, owners, question, nameOf, retailers: source?.retailers ?? all };
}
