import type { Place, PositionType, ShelfAnswer, Won } from '@/components/shelf/place';
import { flagWords, textWords } from '@/lib/client/shared-filters';
import type { Listing } from '@/lib/contract/visibility-listings';
import { fold } from '@/lib/text/fold';

/** Whether a brand is the customer's own, by its folded name. */
export type BrandOwners = ReadonlyMap<string, boolean>;

/** The shelf in the order of its places; those without a place come last, in the order of the answer. */
export function preparePlaces(answer: ShelfAnswer, positionType: PositionType, owners: BrandOwners): Place[] {
  const taken = new Map<string, number>();
  return answer.listings
    .map((listing) => ({ listing, rank: rankOf(listing, positionType) }))
    .sort((a, b) => byRank(a.rank, b.rank))
    .map(({ listing, rank }) => {
      const won = wonOf(listing);
      const own = ownOf(listing, answer, owners);
      return {
        id: uniqueId(listing, won, taken),
        listing,
        rank,
        won,
        own,
        words: {
          brand: textWords(listing.brand_name),
          own: flagWords(own, 'own', 'competitor'),
          won: flagWords(listing.is_sponsored, 'paid', 'organic'),
        },
      };
    });
}

/** Overall, places are counted through; else within their kind. */
function rankOf({ position, combined_position }: Listing, positionType: PositionType): number | null {
  return positionType === 'OVERALL' ? combined_position : position;
}

function wonOf({ is_sponsored }: Listing): Won {
  if (is_sponsored === null) return 'unknown';
  return is_sponsored ? 'paid' : 'organic';
}

/** The searched brand is whose the answer says; of other brands, the scores of the day know some. */
function ownOf(listing: Listing, answer: ShelfAnswer, owners: BrandOwners): boolean | null {
  if (listing.is_searched_brand && answer.is_own_brand !== null) return answer.is_own_brand;
  if (listing.brand_name === null) return null;
  const brand = fold(listing.brand_name);
  const isSearched = answer.searched_brand !== null && brand === fold(answer.searched_brand);
  if (isSearched && answer.is_own_brand !== null) return answer.is_own_brand;
  return owners.get(brand) ?? null;
}

/** A product may hold a paid and an organic place: they are two. */
function uniqueId({ product_id }: Listing, won: Won, taken: Map<string, number>): string {
  const id = `${product_id ?? ''}${won === 'paid' ? '~paid' : ''}`;
  const times = (taken.get(id) ?? 0) + 1;
  taken.set(id, times);
  return times === 1 && product_id ? id : `${id}~${times}`;
}

/** Null stands behind every number; equals keep their order. */
function byRank(a: number | null, b: number | null): number {
  if (a === b) return 0;
  if (a === null) return 1;
  return b === null ? -1 : a - b;
}
