import { matches, searchWords } from '@/components/prices/search-text';
import { type FacetFilters, type Selection as ItemSelection, selectItems } from '@/lib/client/facets';
import { FACETS, type Facet, type Offer } from '@/lib/client/prices/offer';
import { isFiltered as hasFacets } from '@/lib/client/shared-filters';

/** Accepted words by facet; an empty list accepts everything. `q` is free text. */
export type Filters = FacetFilters<Facet> & { readonly q: string };

export type Selection = ItemSelection<Facet, Offer>;

export function isFiltered({ q, ...facets }: Filters): boolean {
  return q !== '' || hasFacets(facets);
}

export function selectOffers(all: readonly Offer[], filters: Filters): Selection {
  const needles = searchWords(filters.q);
  return selectItems(all, FACETS, filters, (offer) => matches(offer, needles));
}
