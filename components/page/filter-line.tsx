'use client';

import type { ReactNode } from 'react';
import { type FacetWords, facetWord } from '@/components/page/facet-words';
import { MultiSelect } from '@/components/ui/multi-select';
import { type FacetFilters, facetOptions, type Selection } from '@/lib/client/facets';
import { useFormat } from '@/lib/client/use-format';

interface FilterLineProps<Facet extends string> {
  facets: readonly Facet[];
  words: FacetWords<Facet>;
  filters: FacetFilters<Facet>;
  onChange: (facet: Facet, words: readonly string[]) => void;
  /** The whole set, and the selected rows. */
  whole: Pick<Selection<Facet, unknown>, 'counts'>;
  now: Pick<Selection<Facet, unknown>, 'counts'>;
  /** False hides an unused facet although the set has several values of it. */
  isUseful?: (facet: Facet) => boolean;
  children?: ReactNode;
}

/** A control for each facet with several values. Options are counted under all other filters. */
export function FilterLine<Facet extends string>(props: FilterLineProps<Facet>) {
  const { facets, words, filters, onChange, whole, now, isUseful = () => true, children } = props;
  const format = useFormat();
  const shown = facets.filter(
    (facet) => filters[facet].length > 0 || (whole.counts[facet].size > 1 && isUseful(facet)),
  );
  const options = (facet: Facet) =>
    facetOptions(facet, whole, now, filters[facet]).map(({ word, count }) => ({
      value: word,
      label: facetWord(words, facet, word),
      note: format.integer(count),
    }));
  return (
    <div className="no-print flex min-h-[38px] flex-wrap items-center gap-1.5 py-1">
      {shown.map((facet) => (
        <MultiSelect
          key={facet}
          label={words.names[facet]}
          options={options(facet)}
          value={filters[facet]}
          onChange={(chosen) => onChange(facet, chosen)}
          className="max-w-56 shrink-0"
        />
      ))}
      {children}
    </div>
  );
}
