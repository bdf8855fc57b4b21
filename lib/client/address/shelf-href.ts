import type { RequestParamsOf } from '@/lib/contract/endpoint';
import { requestTarget } from '@/lib/contract/endpoint';
import type { Identifier } from '@/lib/contract/identifier';
import { visibilityListings } from '@/lib/contract/visibility-listings';

type Params = RequestParamsOf<typeof visibilityListings>;

export interface ShelfAddress {
  type: Params['visibility_type'];
  sourceId: Identifier;
  retailerCode: string;
  /** YYYY-MM-DD. */
  date: string;
  /** By default, the page shows the first 20 listings, sponsored and organic. */
  firstN?: number;
  positionType?: Params['position_type'];
}

/** Returns the address of a shelf, with the parameters of the endpoint. */
export function shelfHref({ type, sourceId, retailerCode, date, firstN, positionType }: ShelfAddress): string {
  const params = {
    visibility_type: type,
    visibility_source_id: sourceId,
    retailer_code: retailerCode,
    date,
    first_n_products: firstN,
    position_type: positionType,
  };
  return requestTarget(visibilityListings, params, '/shelf');
}
