'use client';

import { useMemo } from 'react';
import { pageOneEnds, prepareMatrix } from '@/components/rankings/prepare-matrix';
import { prepareOwnRivals } from '@/components/rankings/prepare-own-rivals';
import { prepareShelves } from '@/components/rankings/prepare-shelves';
import { prepareTotals } from '@/components/rankings/prepare-totals';
import { type Filters, keywordTest, selectRankings } from '@/components/rankings/select-rankings';
import { NO_FILTERS } from '@/components/rankings/url-state';
import { type Basis, judgedBasis } from '@/lib/client/rankings/place';
import { rankingsOf } from '@/lib/client/rankings/prepare-rankings';
import { targetsOf } from '@/lib/client/rankings/prepare-targets';
import type { POSITION_TYPES } from '@/lib/contract/params';
import type { SearchProduct } from '@/lib/contract/visibility-search-by-product';

export interface Selecting {
  readonly filters: Filters;
  /** Only products that miss a target. */
  readonly missed: boolean;
  readonly basis: Basis;
  readonly positionType: (typeof POSITION_TYPES)[number];
}

/** The answer as the page shows it, under the filters that are on. */
export function useRankings(rows: readonly SearchProduct[], { filters, missed, basis, positionType }: Selecting) {
  const all = rankingsOf(rows);
  const whole = useMemo(() => selectRankings(all, NO_FILTERS), [all]);
  const selected = useMemo(() => selectRankings(all, filters), [all, filters]);
  const accepts = useMemo(() => keywordTest(filters), [filters]);
  const judged = useMemo(() => {
    const by = judgedBasis(positionType);
    const each = selected.items.map((ranking) => ({ ranking, targets: targetsOf(ranking, by, accepts) }));
    return missed ? each.filter(({ targets }) => targets.missed > 0) : each;
  }, [selected, positionType, accepts, missed]);
  const shown = useMemo(() => judged.map(({ ranking }) => ranking), [judged]);
  const matrix = useMemo(() => prepareMatrix(judged, accepts), [judged, accepts]);
  const own = useMemo(() => prepareOwnRivals(shown, { basis, accepts }), [shown, basis, accepts]);
  const totals = useMemo(() => prepareTotals(matrix.rows, own), [matrix, own]);
  const shelves = useMemo(() => prepareShelves(shown, basis, accepts), [shown, basis, accepts]);
  const pageOne = useMemo(() => pageOneEnds(all), [all]);
  return { all, whole, selected, accepts, shown, matrix, own, totals, shelves, pageOne };
}

export type Rankings = ReturnType<typeof useRankings>;
