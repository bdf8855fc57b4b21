import type { Filters } from '@/components/overview/filters';
import type { PartName } from '@/components/overview/finding';
import { APPLIED } from '@/lib/client/banners/placement';
import { APPLIED_FACETS } from '@/lib/client/competition/pair';
import { SHARED_HERE } from '@/lib/client/rankings/ranking';
import { SHARED_FACETS, type SharedFacet } from '@/lib/client/shared-filters';
import { SHARED } from '@/lib/client/visibility/score';

/** The shared filters that the rows of each part know, as on its page. */
const KNOWN: Record<PartName, readonly SharedFacet[]> = {
  prices: SHARED_FACETS,
  // Competitions do not say which SKUs are power SKUs; the prices do.
  competition: [...APPLIED_FACETS, 'power'],
  visibility: SHARED,
  rankings: SHARED_HERE,
  scorecards: SHARED_FACETS,
  banners: APPLIED,
  files: [],
};

/** Filters that are on and mean nothing to a part. */
export function unknownTo(part: PartName, filters: Filters): SharedFacet[] {
  return SHARED_FACETS.filter((facet) => filters[facet].length > 0 && !KNOWN[part].includes(facet));
}
