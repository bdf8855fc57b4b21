import {
  type FacetWords,
  filtersInWords as facetsInWords,
  SHARED_CLOSED_WORDS,
  SHARED_NAMES,
} from '@/components/page/facet-words';
import type { Filters } from '@/components/rankings/select-rankings';
import type { Moved } from '@/components/rankings/url-state';
import type { Format } from '@/lib/client/format';
import type { Basis } from '@/lib/client/rankings/place';
import { stateOf, verdictOf } from '@/lib/client/rankings/place';
import type { Mover } from '@/lib/client/rankings/prepare-movers';
import { FACETS, type Facet } from '@/lib/client/rankings/ranking';
import type { Question } from '@/lib/client/rankings/rankings-url';
import type { POSITION_TYPES } from '@/lib/contract/params';
import type { ProductKeyword } from '@/lib/contract/visibility-search-by-product';

export const RANKING_WORDS: FacetWords<Facet> = {
  names: { ...SHARED_NAMES, keyword: 'Keyword' },
  words: SHARED_CLOSED_WORDS,
};

export const ONLY_MISSED = 'Missed targets only';

/** The filters that are on, as one line: printed into exports. */
export function filtersInWords(filters: Filters, missed: boolean): string {
  const products = filters.products.length > 0 ? linkedProducts(filters.products) : '';
  const parts = [facetsInWords(RANKING_WORDS, FACETS, filters), products, missed ? ONLY_MISSED.toLowerCase() : ''];
  return parts.filter(Boolean).join(' · ') || 'All products';
}

/** Describes the products that a link names: one by its identifier, several by their number. */
export function linkedProducts(products: readonly string[]): string {
  return products.length === 1 ? `Product: ${products[0]}` : `${products.length} products of a link`;
}

export const POSITION_WORDS: Record<(typeof POSITION_TYPES)[number], string> = {
  OVERALL: 'Combined',
  ORGANIC: 'Organic',
  SPONSORED: 'Sponsored',
};

export const BASIS_WORDS: Record<Basis, { short: string; sentence: string }> = {
  page: { short: 'On the page', sentence: 'combined_position, organic and sponsored places counted together' },
  kind: { short: 'Within its kind', sentence: 'position, counted among organic or among sponsored places' },
};

export const MOVED_WORDS: Record<Moved | Mover['move'], string> = {
  all: 'All',
  up: 'Up',
  down: 'Down',
  entered: 'Entered',
  left: 'Left',
  same: 'Page alone',
  off: 'Fell off page one',
};

/** "Combined places of 20 Nov 2026", or of which days the newest collection is: what is on paper needs no controls. */
export function questionInWords({ start_date, end_date, position_type }: Question, format: Format): string {
  const places = `${POSITION_WORDS[position_type]} places`;
  if (start_date === end_date) return `${places} of ${format.day(end_date)}`;
  return `${places}, each keyword’s newest of ${format.day(start_date)} to ${format.day(end_date)}`;
}

/** "#3", "–" for not ranked, "·" for a keyword that was not collected, "?" where the service says neither. */
export function placeWord(keyword: ProductKeyword | null | undefined, rank: number | null, format: Format): string {
  if (!keyword) return '';
  const state = stateOf(keyword);
  if (state === 'no-data') return '·';
  if (state === 'unranked') return '–';
  return rank === null ? '?' : format.position(rank);
}

const STATE_SENTENCES = {
  'no-data': 'not collected',
  unranked: 'not ranked',
  unknown: 'position not stated',
  ranked: '',
} as const;

/** A place in a sentence: for the title of a cell, and for those who hear it. */
export function placeSentence(keyword: ProductKeyword, format: Format): string {
  const { position, combined_position, page_no, target } = keyword;
  const state = stateOf(keyword);
  const verdict = verdictOf(keyword);
  return [
    STATE_SENTENCES[state],
    state === 'ranked' && `${format.position(position)} within its kind`,
    state === 'ranked' && `${format.position(combined_position)} on the page`,
    state === 'ranked' && page_no !== null && `page ${format.integer(page_no)}`,
    target === null ? 'no target' : `target ${format.position(target)}`,
    verdict === null ? null : verdict ? 'met' : 'missed',
  ]
    .filter(Boolean)
    .join(' · ');
}

/** "▲ 7", "0" for a place whose page alone is another, or "entered" and "left". */
export function moveWord({ move, gained }: Mover, format: Format): string {
  if (gained === null) return move === 'entered' ? 'entered' : 'left';
  if (gained === 0) return format.integer(0);
  const places = Math.abs(gained);
  return `${gained > 0 ? '▲' : '▼'} ${format.integer(places)}`;
}
