import { type Listing, listingColumns } from '@/lib/contract/visibility-listings';
import { timestamp } from './raw-rows';
import { firstListings, isSearched, type Shelf } from './shelves';

/** Computes the listings of a shelf, in its order. */
export function expectedListings({ source, rows }: Shelf, positionType: string, first: number) {
  const searched = source.searched_brands.find(({ is_own }) => is_own) ?? source.searched_brands[0];
  return {
    visibility_source_name: source.name,
    visibility_source_url: source.url ?? rows[0]?.visibility_source_url ?? null,
    searched_brand: searched?.brand ?? null,
    searched_brand_group: searched?.group ?? null,
    is_own_brand: searched?.is_own ?? null,
    listings: firstListings(rows, positionType, first).map((row) => ({
      ...Object.fromEntries(Object.keys(listingColumns).map((name) => [name, row[name] ?? null])),
      is_searched_brand: searched ? isSearched(row, searched.brand, source) : null,
      crawling_time: timestamp(row.crawling_time),
    })) as unknown as Listing[],
  };
}
