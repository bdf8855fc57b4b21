import {
  type FacetWords,
  filtersInWords as facetsInWords,
  facetWord,
  SHARED_CLOSED_WORDS,
  SHARED_NAMES,
} from '@/components/page/facet-words';
import type { Filters } from '@/components/prices/select-offers';
import type { View } from '@/components/prices/url-state';
import { NOT_STATED } from '@/lib/client/facets';
import { type CLOSED_FACETS, FACETS, type Facet, type Offer, type PriceBasis } from '@/lib/client/prices/offer';
import type { Move } from '@/lib/client/prices/prepare-changes';
import type { CalculationType } from '@/lib/contract/price';

/** Labels of the prices of a day, and their descriptions for notes. */
export const CALCULATION_WORDS: Record<CalculationType, { short: string; description: string }> = {
  LAST: { short: 'Last', description: 'last price of the day' },
  MIN_PRICE: { short: 'Lowest', description: 'lowest price of the day' },
  MAX_PRICE: { short: 'Highest', description: 'highest price of the day' },
  AVG: { short: 'Average', description: "average of the day's crawls" },
};

/** The views of the page, each with the question that it answers. */
export const VIEW_WORDS: Record<View, { tab: string; question: string }> = {
  matrix: { tab: 'SKU × retailer', question: 'What each shop asks for each SKU' },
  offers: { tab: 'Offers', question: 'Every offer of the day' },
  changes: { tab: 'Changes', question: 'What changed since the compared day' },
  spread: { tab: 'Spread', question: 'How far prices lie apart, and where we stand' },
  discounts: { tab: 'Discounts', question: 'Who discounts, how deep, and where' },
  flash: { tab: 'Flash prices', question: 'Where a short price hid in the average' },
};

/** What happened to a SKU at a shop between two days. */
export const MOVE_WORDS: Record<Move, string> = {
  up: 'Rose',
  down: 'Fell',
  'sold-out': 'Sold out',
  back: 'Back in stock',
  'buybox-lost': 'Buybox lost',
  'buybox-won': 'Buybox won',
  new: 'New',
  gone: 'Gone',
};

type ClosedFacet = keyof typeof CLOSED_FACETS;

const CLOSED_WORDS: { [F in ClosedFacet]: Record<Exclude<(typeof CLOSED_FACETS)[F][number], '-'>, string> } = {
  ...SHARED_CLOSED_WORDS,
  merchant: { main: 'main merchants', other: 'other merchants' },
  stock: { in: 'in stock', out: 'out of stock' },
  discount: { yes: 'below price 2', no: 'at price 2', above: 'above price 2' },
  buybox: { kept: 'held by a main merchant', lost: 'held by another' },
  check: { agrees: 'adds up', differs: 'does not add up' },
};

/** The words of the filters of this page. */
export const FACET_WORDS: FacetWords<Facet> = {
  names: {
    ...SHARED_NAMES,
    merchant: 'Merchant',
    stock: 'Stock',
    discount: 'Discount',
    currency: 'Currency',
    buybox: 'Buybox',
    check: 'Discount check',
  },
  words: CLOSED_WORDS,
};

/** The stock of an offer in words where availability can be read, verbatim where it cannot; null where none is given. */
export function stockWord({ item, words }: Offer): string | null {
  const [word = NOT_STATED] = words.stock;
  if (word !== NOT_STATED) return facetWord(FACET_WORDS, 'stock', word);
  return item.availability === null ? null : `availability ${item.availability}`;
}

/** The filters that are on, as one line: printed into exports. */
export function filtersInWords(filters: Filters): string {
  const facets = facetsInWords(FACET_WORDS, FACETS, filters);
  const skus = filters.skus.length > 0 ? chosenSkus(filters.skus) : '';
  return [facets, filters.q ? `search: ${filters.q}` : '', skus].filter(Boolean).join(' · ') || 'All offers';
}

/** The SKUs that a link names: by number where it is one, counted otherwise. */
export function chosenSkus(skus: readonly string[]): string {
  return skus.length === 1 ? `SKU: ${skus[0]}` : `${skus.length} SKUs of a link`;
}

export function basisInWords(basis: PriceBasis): string {
  return basis === 'landed' ? 'shipping included' : 'selling price';
}
