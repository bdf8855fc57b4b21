import type { Day } from '@/delivery/sample/day';
import { noise } from '@/delivery/sample/noise';
import type { World } from '@/delivery/sample/world';
import { organicOf, sponsoredOf } from './ranking';
import type { Shelf } from './shelf';
import type { ShelfProduct } from './shelf-product';

/** A position in the results. Ranks are counted across pages from 1. */
export interface ShelfListing {
  readonly product: ShelfProduct;
  readonly sponsored: boolean;
  /** Rank among the organic or the sponsored results. */
  readonly rank: number;
  readonly combinedRank: number;
  readonly page: number;
  readonly seenOnPage: number;
}

/** The missing product of an incomplete page is not before this index. */
const FIRST_GAP = 11;

/**
 * Yields the results of a day by page. Occasionally a page is incomplete and a rank is missing: that of an unmonitored
 * product, so that no monitored one seems to have left the page for a day.
 */
export function* resultsOf(world: World, shelf: Shelf, day: Day): Generator<ShelfListing> {
  const { pageSize, paidPositions } = shelf.retailer;
  const organic = organicOf(world, shelf, day);
  const sponsored = sponsoredOf(world, shelf, day, paidPositions.length * shelf.pages);
  let organicRank = 0;
  let sponsoredRank = 0;

  for (let page = 1; page <= shelf.pages && organicRank < organic.length; page++) {
    const results: Omit<ShelfListing, 'seenOnPage'>[] = [];
    for (let position = 1; position <= pageSize; position++) {
      const paid = paidPositions.includes(position) ? sponsored[sponsoredRank] : undefined;
      const product = paid ?? organic[organicRank];
      if (!product) break;
      const rank = paid ? ++sponsoredRank : ++organicRank;
      results.push({ product, sponsored: paid !== undefined, rank, combinedRank: organicRank + sponsoredRank, page });
    }
    const isIncomplete = noise(shelf.key, 'unseen', day * 64 + page) < 0.02;
    const gap = results.findIndex(({ product }, i) => isIncomplete && i >= FIRST_GAP && !product.placement);
    const listings = results.filter((_, i) => i !== gap);
    for (const listing of listings) yield { ...listing, seenOnPage: listings.length };
  }
}
