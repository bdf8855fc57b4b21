import { matches } from '@/components/prices/search-text';
import { type FacetFilters, type Selection as ItemSelection, selectItems } from '@/lib/client/facets';
import { FACETS, type Facet, type Offer } from '@/lib/client/prices/offer';
import { isFiltered as hasFacets } from '@/lib/client/shared-filters';
import { searchWords } from '@/lib/text/fold';

/** Accepted words by facet; an empty list accepts everything. `q` is free text, `skus` the SKUs that a link names. */
export type Filters = FacetFilters<Facet> & { readonly q: string; readonly skus: readonly string[] };

export type Selection = ItemSelection<Facet, Offer>;

export function isFiltered({ q, ...lists }: Filters): boolean {
  return q !== '' || hasFacets(lists);
}

export function selectOffers(all: readonly Offer[], filters: Filters): Selection {
  const needles = searchWords(filters.q);
  const named = new Set(filters.skus);
  return selectItems(
    all,
    FACETS,
    filters,
    (offer) => (named.size === 0 || named.has(offer.sku)) && matches(offer, needles),
  );
}

/** What may differ from day to day in one offer. */
const OF_THE_DAY = ['merchant', 'stock', 'discount', 'buybox', 'check'] as const satisfies readonly Facet[];

/**
 * The offers of an earlier day that stand beside a selection. Filters on what changes from day to day choose by the later
 * day: who looks at what is out of stock wants to see that it was in stock before.
 */
export function selectBefore(earlier: readonly Offer[], filters: Filters, now: readonly Offer[]): readonly Offer[] {
  const chosen = OF_THE_DAY.some((facet) => filters[facet].length > 0);
  const lasting = { ...filters, merchant: [], stock: [], discount: [], buybox: [], check: [] };
  const { items } = selectOffers(earlier, lasting);
  if (!chosen) return items;
  const there = new Set(now.map(({ sku, shop }) => `${sku}|${shop}`));
  return items.filter(({ sku, shop }) => there.has(`${sku}|${shop}`));
}
