'use client';

import { FACETS, type Facet } from '@/components/prices/offer';
import { type Filters, facetOptions, type Selection } from '@/components/prices/select-offers';
import { FACET_WORDS, facetWord } from '@/components/prices/words';
import { MultiSelect } from '@/components/ui/multi-select';
import { useFormat } from '@/lib/client/use-format';

interface FilterLineProps {
  filters: Filters;
  onChange: (change: Partial<Filters>) => void;
  /** The whole set, and what is selected of it now. */
  whole: Selection;
  now: Selection;
}

/** A control for each facet in which the set differs, its options counted under all other filters. */
export function FilterLine({ filters, onChange, whole, now }: FilterLineProps) {
  const format = useFormat();
  const useful = FACETS.filter((facet) => filters[facet].length > 0 || isUseful(facet, whole));
  const options = (facet: Facet) =>
    facetOptions(facet, whole, now, filters[facet]).map(({ word, count }) => ({
      value: word,
      label: facetWord(facet, word),
      note: format.integer(count),
    }));
  return (
    <div className="no-print -mx-1 flex min-h-[38px] items-center gap-1.5 overflow-x-auto px-1 py-1 sm:flex-wrap">
      {useful.map((facet) => (
        <MultiSelect
          key={facet}
          label={FACET_WORDS[facet]}
          options={options(facet)}
          value={filters[facet]}
          onChange={(words) => onChange({ [facet]: words })}
          className="max-w-56 shrink-0"
        />
      ))}
    </div>
  );
}

/** Countries stand for their currencies where there are several; the discount check is reached from its badge. */
function isUseful(facet: Facet, { counts }: Selection): boolean {
  if (facet === 'check' || (facet === 'currency' && counts.country.size > 1)) return false;
  return counts[facet].size > 1;
}
