import type { Placement } from '@/lib/client/banners/placement';
import { preparePlacements } from '@/lib/client/banners/prepare-placements';
import { NO_FILTERS, passes } from '@/lib/client/banners/select-placements';
import { APPLIED_FACETS, type Pair } from '@/lib/client/competition/pair';
import { preparePairs } from '@/lib/client/competition/prepare-pairs';
import { eachOf, type FacetFilters, selectItems } from '@/lib/client/facets';
import { oncePer, oncePerTwo } from '@/lib/client/once-per';
import type { Offer } from '@/lib/client/prices/offer';
import { prepareOffers } from '@/lib/client/prices/prepare-offers';
import { type Ranking, SHARED_HERE } from '@/lib/client/rankings/ranking';
import { prepareScores } from '@/lib/client/scorecards/prepare-scores';
import { prepareSkuFacts } from '@/lib/client/scorecards/prepare-sku-facts';
import { SHARED_FACETS, type SharedFacet } from '@/lib/client/shared-filters';
import type { Score } from '@/lib/client/visibility/score';
import { SHARED } from '@/lib/client/visibility/score';
import type { Competition } from '@/lib/contract/price-competition';

export type Filters = FacetFilters<SharedFacet>;

export const NO_SHARED_FILTERS: Filters = eachOf(SHARED_FACETS, () => []);

/** Each answer is prepared once, however often filters change. */
export const offersOf = oncePer(prepareOffers);
export const factsOf = oncePer(prepareSkuFacts);
export const placementsOf = oncePer(preparePlacements);
export const ratingsOf = oncePerTwo(prepareScores);
/** As Price competition opens: selling prices of what is in stock. */
export const pairsOf = oncePer(
  (competitions: readonly Competition[]) => preparePairs(competitions, { kind: 'rsp', offers: 'standard' }).pairs,
);

/** What the filters leave, by the same rules as on the page of each: those that its rows do not know change nothing. */
export const select = {
  offers: oncePerTwo((all: readonly Offer[], filters: Filters) => selectItems(all, SHARED_FACETS, filters).items),
  pairs: oncePerTwo((all: readonly Pair[], filters: Filters) => selectItems(all, APPLIED_FACETS, filters).items),
  scores: oncePerTwo((all: readonly Score[], filters: Filters) => selectItems(all, SHARED, filters).items),
  rankings: oncePerTwo((all: readonly Ranking[], filters: Filters) => selectItems(all, SHARED_HERE, filters).items),
  placements: oncePerTwo((all: readonly Placement[], { retailer, brand, own }: Filters) =>
    all.filter((placement) => passes(placement, { ...NO_FILTERS, retailer, brand, own })),
  ),
};
