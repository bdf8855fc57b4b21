import { type FacetFilters, type Selection, selectItems } from '@/lib/client/facets';
import type { Score } from '@/lib/client/scorecards/score';
import { SHARED_FACETS, type SharedFacet } from '@/lib/client/shared-filters';

export type ScoreFilters = FacetFilters<SharedFacet>;

export function selectScores(all: readonly Score[], filters: ScoreFilters): Selection<SharedFacet, Score> {
  return selectItems(all, SHARED_FACETS, filters);
}

/** Rows with at least so many reviews in the range. A row whose count is not stated passes no minimum but zero. */
export function hasReviews({ row }: Score, minimum: number): boolean {
  return minimum <= 0 || (row.review_count ?? -1) >= minimum;
}
