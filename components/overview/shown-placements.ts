import type { Filters } from '@/components/overview/filters';
import type { Placement } from '@/lib/client/banners/placement';
import { preparePlacements } from '@/lib/client/banners/prepare-placements';
import { NO_FILTERS, passes } from '@/lib/client/banners/select-placements';
import { oncePer, oncePerTwo } from '@/lib/client/once-per';

/** An answer is prepared once, however often filters change. */
export const placementsOf = oncePer(preparePlacements);

/** What the filters leave, by the rules of Banners: those that its rows do not know change nothing. */
export const shownPlacements = oncePerTwo((all: readonly Placement[], { retailer, brand, own }: Filters) =>
  all.filter((placement) => passes(placement, { ...NO_FILTERS, retailer, brand, own })),
);
