'use client';

import { facetChips } from '@/components/page/facet-chips';
import { FilterChips } from '@/components/page/filter-chips';
import { FilterLine } from '@/components/page/filter-line';
import type { Filters } from '@/components/rankings/select-rankings';
import type { Rankings } from '@/components/rankings/use-rankings';
import { linkedProducts, ONLY_MISSED, RANKING_WORDS } from '@/components/rankings/words';
import { Switch } from '@/components/ui/switch';
import { FACETS, type Facet } from '@/lib/client/rankings/ranking';

interface RankingFiltersProps {
  filters: Filters;
  onFilters: (change: Partial<Filters>) => void;
  /** Only products that miss a target. */
  missed: boolean;
  onMissed: (missed: boolean) => void;
  onClear: () => void;
  rankings: Pick<Rankings, 'whole' | 'selected'>;
}

/** Which products of the answer are shown, and what leaves products out now. */
export function RankingFilters(props: RankingFiltersProps) {
  const { filters, onFilters, missed, onMissed, onClear, rankings } = props;
  const filterBy = (facet: Facet, words: readonly string[]) => onFilters({ [facet]: words });
  const onlyMissed = { text: ONLY_MISSED, onRemove: () => onMissed(false) };
  const ofLink = { text: linkedProducts(filters.products), onRemove: () => onFilters({ products: [] }) };
  return (
    <>
      <FilterLine
        facets={FACETS}
        words={RANKING_WORDS}
        filters={filters}
        onChange={filterBy}
        whole={rankings.whole}
        now={rankings.selected}
      >
        <Switch checked={missed} onChange={onMissed}>
          {ONLY_MISSED}
        </Switch>
      </FilterLine>
      <FilterChips
        chips={[
          ...facetChips(RANKING_WORDS, FACETS, filters, filterBy),
          ...(filters.products.length > 0 ? [ofLink] : []),
          ...(missed ? [onlyMissed] : []),
        ]}
        onClear={onClear}
      />
    </>
  );
}
