import type { ParamsOf } from '@/lib/contract/endpoint';
import { requestTarget } from '@/lib/contract/endpoint';
import type { Identifier } from '@/lib/contract/identifier';
import { visibilityListings } from '@/lib/contract/visibility-listings';

type Question = ParamsOf<typeof visibilityListings>;

interface ShelfAddress {
  type: Question['visibility_type'];
  sourceId: Identifier;
  retailerCode: string;
  /** YYYY-MM-DD. */
  date: string;
  /** Left out, the page shows the first 20 places, paid and organic. */
  firstN?: number;
  positionType?: Question['position_type'];
}

/** The page of one shelf: its parameters are the endpoint's own. */
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
