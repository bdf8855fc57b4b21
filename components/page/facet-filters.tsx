'use client';

import type { ComponentProps } from 'react';
import { facetChips } from '@/components/page/facet-chips';
import { type FilterChip, FilterChips } from '@/components/page/filter-chips';
import { FilterLine } from '@/components/page/filter-line';

type FacetFiltersProps<Facet extends string> = ComponentProps<typeof FilterLine<Facet>> & {
  /** Chips of filters that are not facets, shown before the others. */
  chips?: readonly FilterChip[];
  onClear: () => void;
};

/** The controls of a page's facets, with the active filters below. */
export function FacetFilters<Facet extends string>({ chips = [], onClear, ...line }: FacetFiltersProps<Facet>) {
  const { words, facets, filters, onChange } = line;
  return (
    <>
      <FilterLine {...line} />
      <FilterChips chips={[...chips, ...facetChips(words, facets, filters, onChange)]} onClear={onClear} />
    </>
  );
}
