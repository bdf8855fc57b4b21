import { NOT_STATED } from '@/lib/client/facets';
import { isolated } from '@/lib/client/isolated';
import type { SharedFacet } from '@/lib/client/shared-filters';
import { ownValue } from '@/lib/contract/own-value';

/** Labels of the facets of a page and of their known values. Other values are shown as received. */
export interface FacetWords<Facet extends string> {
  names: Readonly<Record<Facet, string>>;
  words: Readonly<Partial<Record<Facet, Readonly<Record<string, string>>>>>;
}

/** Labels of the shared filters, equal on every page. */
export const SHARED_NAMES: Record<SharedFacet, string> = {
  retailer: 'Retailer',
  country: 'Country',
  brand: 'Brand',
  tag: 'Tag',
  own: 'Own or competitor',
  power: 'Power SKU',
};

export const SHARED_CLOSED_WORDS = {
  own: { own: 'Own', competitor: 'Competitors' },
  power: { yes: 'power SKUs', no: 'other SKUs' },
} as const satisfies FacetWords<SharedFacet>['words'];

/** A word of a facet as a person reads it. */
export function facetWord<Facet extends string>({ words }: FacetWords<Facet>, facet: Facet, word: string): string {
  return word === NOT_STATED ? 'not stated' : (ownValue(words[facet] ?? {}, word) ?? isolated(word));
}
