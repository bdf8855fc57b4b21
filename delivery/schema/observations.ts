import { type Columns, string } from '@/lib/contract/column';
import { bannerColumns } from '@/lib/contract/e-retail-media';
import { priceColumns } from '@/lib/contract/price';
import { listingColumns, shelfColumns } from '@/lib/contract/visibility-listings';
import { retailerColumns } from '@/lib/contract/visibility-scores';

const { date } = priceColumns;
const { crawling_time } = listingColumns;
const { visibility_source_name, visibility_source_url } = shelfColumns;

/** A product on a shelf, as crawled: a listing with its shelf, retailer and day. */
export const listingObservation = {
  visibility_type: string('SEARCH or CATEGORY'),
  visibility_source_name,
  visibility_source_url,
  ...retailerColumns,
  date,
  ...listingColumns,
} satisfies Columns;

/** A banner on a page, as crawled. */
export const bannerObservation = { date, crawling_time, ...bannerColumns } satisfies Columns;
