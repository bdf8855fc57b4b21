import { instant, isoDate } from '@/delivery/sample/day';
import { noise, pick } from '@/delivery/sample/noise';
import { resultsOf, type ShelfListing } from '@/delivery/sample/shelves/results';
import type { Shelf } from '@/delivery/sample/shelves/shelf';
import type { World } from '@/delivery/sample/world';
import type { listingObservation } from '@/delivery/schema/observations';
import type { FileRowOf } from '@/lib/contract/column';
import type { Session } from './crawl';

type ListingRow = FileRowOf<typeof listingObservation>;

/** Yields the listings of all shelves in a session: all keywords and categories of all retailers. */
export function* visibilityListingRows(world: World, { day, hour }: Session): Generator<ListingRow> {
  const date = isoDate(day);
  for (const shelf of world.shelves) {
    const crawlingTime = instant(day, hour, 3540 * noise(shelf.key, 'crawl', day));
    for (const listing of resultsOf(world, shelf, day)) yield listingRow(shelf, listing, date, crawlingTime);
  }
}

function listingRow(
  { source, retailer, url }: Shelf,
  listing: ShelfListing,
  date: string,
  crawlingTime: string,
): ListingRow {
  const { product } = listing;
  const merchant = pick(retailer.merchants, noise(product.key, 'merchant on shelf') ** 2);
  return {
    visibility_type: source.type,
    visibility_source_name: source.name,
    visibility_source_url: url,
    retailer_name: retailer.name,
    retailer_code: retailer.code,
    retailer_country: retailer.country,
    date,
    product_id: product.productId,
    product_title: product.title,
    product_url: product.url,
    product_image_url: retailer.sparse ? null : product.image,
    brand_name: product.brand.name,
    merchant_name: retailer.sparse ? null : merchant.name,
    merchant_score: retailer.sparse ? null : merchant.score,
    is_searched_brand: product.brand.own,
    is_sponsored: listing.sponsored,
    position: listing.rank,
    combined_position: listing.combinedRank,
    page_no: listing.page,
    max_product_count_in_page: retailer.pageSize,
    product_count_in_page: listing.seenOnPage,
    crawling_time: crawlingTime,
  };
}
