import type { Filters } from '@/components/overview/filters';
import { selectItems } from '@/lib/client/facets';
import { oncePer, oncePerTwo } from '@/lib/client/once-per';
import type { Offer } from '@/lib/client/prices/offer';
import { prepareOffers } from '@/lib/client/prices/prepare-offers';
import { SHARED_FACETS } from '@/lib/client/shared-filters';

/** An answer is prepared once, however often filters change. */
export const offersOf = oncePer(prepareOffers);

/** What the filters leave, by the rules of Prices. */
export const shownOffers = oncePerTwo(
  (all: readonly Offer[], filters: Filters) => selectItems(all, SHARED_FACETS, filters).items,
);
