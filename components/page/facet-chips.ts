import { type FacetWords, facetWord } from '@/components/page/facet-words';
import type { FilterChip } from '@/components/page/filter-chips';
import type { FacetFilters } from '@/lib/client/facets';

/** A chip for each word that a filter accepts. */
export function facetChips<Facet extends string>(
  words: FacetWords<Facet>,
  facets: readonly Facet[],
  filters: FacetFilters<Facet>,
  onChange: (facet: Facet, words: readonly string[]) => void,
): FilterChip[] {
  return facets.flatMap((facet) =>
    filters[facet].map((word) => ({
      text: `${words.names[facet]}: ${facetWord(words, facet, word)}`,
      onRemove: () =>
        onChange(
          facet,
          filters[facet].filter((other) => other !== word),
        ),
    })),
  );
}
