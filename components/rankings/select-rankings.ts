import type { Targets } from '@/components/rankings/prepare-targets';
import { FACETS, type Facet, keywordName, type Ranking } from '@/components/rankings/ranking';
import { type FacetFilters, NOT_STATED, type Selection, selectItems } from '@/lib/client/facets';
import type { ProductKeyword } from '@/lib/contract/visibility-search-by-product';

export type Filters = FacetFilters<Facet>;

export function selectRankings(all: readonly Ranking[], filters: Filters): Selection<Facet, Ranking> {
  return selectItems(all, FACETS, filters);
}

/** Whether the keyword filter lets a keyword through. */
export function keywordTest({ keyword }: Filters): (keyword: ProductKeyword) => boolean {
  if (keyword.length === 0) return () => true;
  const wanted = new Set(keyword);
  return ({ search_keyword_name }) => wanted.has(search_keyword_name ?? NOT_STATED);
}

/** A product with what its targets come to, over the keywords that the filter leaves. */
export interface Judged {
  readonly ranking: Ranking;
  readonly targets: Targets;
}

/** Products whose title, brand, barcode, number or keyword holds every word of the search. */
export function matches({ item }: Ranking, search: string): boolean {
  const text = [item.csku_title, item.brand_name, item.barcode, item.product_id, item.retailer_name]
    .join(' ')
    .toLocaleLowerCase();
  return search
    .toLocaleLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}

/** The keywords of these products that the filter leaves, by key, in the order of their numbers. */
export function keywordsOf(rankings: readonly Ranking[], accepts: (keyword: ProductKeyword) => boolean) {
  const names = new Map<string, string>();
  for (const { places } of rankings)
    for (const [key, keyword] of places) if (!names.has(key) && accepts(keyword)) names.set(key, keywordName(keyword));
  return names;
}
