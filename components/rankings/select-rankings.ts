import { type FacetFilters, NOT_STATED, type Selection, selectItems } from '@/lib/client/facets';
import type { Targets } from '@/lib/client/rankings/prepare-targets';
import { FACETS, type Facet, productId, type Ranking } from '@/lib/client/rankings/ranking';
import type { ProductKeyword } from '@/lib/contract/visibility-search-by-product';

/** Accepted values by facet, and the products that a link names. An empty list accepts everything. */
export type Filters = FacetFilters<Facet> & { readonly products: readonly string[] };

export function selectRankings(all: readonly Ranking[], filters: Filters): Selection<Facet, Ranking> {
  const products = new Set(filters.products);
  return selectItems(all, FACETS, filters, ({ item }) => products.size === 0 || products.has(productId(item) ?? ''));
}

/** Whether the keyword filter lets a keyword through. */
export function keywordTest({ keyword }: Pick<Filters, 'keyword'>): (keyword: ProductKeyword) => boolean {
  if (keyword.length === 0) return () => true;
  const wanted = new Set(keyword);
  return ({ search_keyword_name }) => wanted.has(search_keyword_name ?? NOT_STATED);
}

/** A product with what its targets come to, over the keywords that the filter leaves. */
export interface Judged {
  readonly ranking: Ranking;
  readonly targets: Targets;
}
