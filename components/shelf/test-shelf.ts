import type { Place, Question, ShelfAnswer } from '@/components/shelf/place';
import { type BrandOwners, preparePlaces } from '@/components/shelf/prepare-places';
import type { Listing } from '@/lib/contract/visibility-listings';

const SILENT: Listing = {
  product_id: null,
  product_title: null,
  product_url: null,
  product_image_url: null,
  brand_name: null,
  merchant_name: null,
  merchant_score: null,
  is_searched_brand: null,
  is_sponsored: null,
  position: null,
  combined_position: null,
  page_no: null,
  max_product_count_in_page: null,
  product_count_in_page: null,
  crawling_time: null,
};

/** A listing that states only what the test is about. */
export function listing(stated: Partial<Listing>): Listing {
  return { ...SILENT, ...stated };
}

export function answer(listings: Partial<Listing>[], stated: Partial<ShelfAnswer> = {}): ShelfAnswer {
  return {
    visibility_source_name: 'soap',
    visibility_source_url: null,
    searched_brand: null,
    searched_brand_group: null,
    is_own_brand: null,
    ...stated,
    listings: listings.map(listing),
  };
}

const NO_OWNERS: BrandOwners = new Map();

export function placesOf(
  listings: Partial<Listing>[],
  stated?: Partial<ShelfAnswer>,
  positionType: Question['position_type'] = 'OVERALL',
  owners = NO_OWNERS,
): Place[] {
  return preparePlaces(answer(listings, stated), positionType, owners);
}
