'use client';

import type { ComponentProps } from 'react';
import { facetChips } from '@/components/page/facet-chips';
import { type FilterChip, FilterChips } from '@/components/page/filter-chips';
import { FilterLine } from '@/components/page/filter-line';

type FacetFiltersProps<Facet extends string> = ComponentProps<typeof FilterLine<Facet>> & {
  /** Of filters that are no facets: they stand before the others. */
  chips?: readonly FilterChip[];
  onClear: () => void;
};

/** The controls of a page's facets, and below them what leaves rows out now. */
export function FacetFilters<Facet extends string>({ chips = [], onClear, ...line }: FacetFiltersProps<Facet>) {
  const { words, facets, filters, onChange } = line;
  return (
    <>
      <FilterLine {...line} />
      <FilterChips chips={[...chips, ...facetChips(words, facets, filters, onChange)]} onClear={onClear} />
    </>
  );
}
