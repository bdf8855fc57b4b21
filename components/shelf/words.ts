import { type FacetWords, SHARED_CLOSED_WORDS, SHARED_NAMES } from '@/components/page/facet-words';
import type { Facet, PositionType, SkuFacet, VisibilityType, Won } from '@/components/shelf/place';
import type { Move } from '@/components/shelf/prepare-moves';
import type { Format } from '@/lib/client/format';

export const TYPE_WORDS: Record<VisibilityType, { tab: string; source: string }> = {
  SEARCH: { tab: 'Search', source: 'Keyword' },
  CATEGORY: { tab: 'Category', source: 'Category' },
};

export const POSITION_WORDS: Record<PositionType, string> = {
  OVERALL: 'Overall',
  ORGANIC: 'Organic',
  SPONSORED: 'Sponsored',
};

export const WON_WORDS: Record<Won, string | null> = { paid: 'sponsored', organic: 'organic', unknown: null };

/** The words of the filters of this page. */
export const FACET_WORDS: FacetWords<Facet | SkuFacet> = {
  names: { ...SHARED_NAMES, won: 'Won' },
  words: { ...SHARED_CLOSED_WORDS, won: { organic: 'organic', paid: 'sponsored' } },
};

/** What became of a place, in a word or two; null where nothing can be said. */
export function moveWord({ kind, by }: Move, format: Format): string | null {
  switch (kind) {
    case 'up':
    case 'down':
      return `${kind === 'up' ? '▲' : '▼'} ${format.integer(Math.abs(by ?? 0))}`;
    case 'same':
      return '=';
    case 'new':
      return 'new';
    case 'gone':
      return 'gone';
    case 'unranked':
    case 'alone':
      return null;
  }
}

/** The same for people who hear it. */
export function moveSentence({ kind, by }: Move, format: Format): string | null {
  switch (kind) {
    case 'up':
    case 'down':
      return `${format.integer(Math.abs(by ?? 0))} ${kind === 'up' ? 'higher' : 'lower'}`;
    case 'same':
      return 'same place';
    case 'new':
      return 'new: not on the other shelf';
    case 'gone':
      return 'gone: only on the other shelf';
    case 'unranked':
      return 'on both, a place is not stated';
    case 'alone':
      return null;
  }
}
