import { eachOf, type FacetFilters } from '@/lib/client/facets';
import { SHARED_FACETS, type SharedFacet } from '@/lib/client/shared-filters';

export type Filters = FacetFilters<SharedFacet>;

export const NO_SHARED_FILTERS: Filters = eachOf(SHARED_FACETS, () => []);
