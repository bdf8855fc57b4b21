'use client';

import { Search } from 'lucide-react';
import { FacetFilters } from '@/components/page/facet-filters';
import { TextInput } from '@/components/ui/text-input';
import type { Filters } from '@/components/visibility/select-scores';
import { FACET_WORDS } from '@/components/visibility/words';
import type { Selection } from '@/lib/client/facets';
import { FACETS, type Facet, type Score } from '@/lib/client/visibility/score';

interface SourceFiltersProps {
  filters: Filters;
  onFilters: (change: Partial<Filters>) => void;
  onClear: () => void;
  /** The whole answer, and what is selected of it now. */
  whole: Selection<Facet, Score>;
  now: Selection<Facet, Score>;
  /** "Keyword" or "Category". */
  header: string;
}

/** Which scores of the answer are shown, and what leaves scores out now. */
export function SourceFilters({ filters, onFilters, onClear, whole, now, header }: SourceFiltersProps) {
  const filterBy = (facet: Facet, words: readonly string[]) => onFilters({ [facet]: words });
  const searched = filters.q ? [{ text: `Search: ${filters.q}`, onRemove: () => onFilters({ q: '' }) }] : [];
  return (
    <FacetFilters
      facets={FACETS}
      words={FACET_WORDS}
      filters={filters}
      onChange={filterBy}
      whole={whole}
      now={now}
      isUseful={(facet) => isUseful(facet, whole)}
      chips={searched}
      onClear={onClear}
    >
      <TextInput
        label="Search sources"
        placeholder={header}
        value={filters.q}
        onChange={(q) => onFilters({ q })}
        icon={<Search aria-hidden />}
        className="w-36 shrink-0"
      />
    </FacetFilters>
  );
}

/** Two groups mostly say who is own and who is not; the check is reached from its badge. */
function isUseful(facet: Facet, { counts }: Selection<Facet, Score>): boolean {
  return facet !== 'check' && (facet !== 'group' || counts.group.size > 2);
}
