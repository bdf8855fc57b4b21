import { type FacetFilters, type Selection, selectItems } from '@/lib/client/facets';
import { FACETS, type Facet, type Score } from '@/lib/client/visibility/score';

/** Accepted words by facet; an empty list accepts everything. `q` is looked for in names of sources. */
export type Filters = FacetFilters<Facet> & { readonly q: string };

export function selectScores(all: readonly Score[], filters: Filters): Selection<Facet, Score> {
  const needle = filters.q.trim().toLocaleLowerCase();
  return selectItems(all, FACETS, filters, ({ item }) =>
    [item.visibility_source_name, item.representative_name].some((name) =>
      (name ?? '').toLocaleLowerCase().includes(needle),
    ),
  );
}
