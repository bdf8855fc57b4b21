import type { PriceItem } from '@/lib/contract/price';
import type { Listing } from '@/lib/contract/visibility-listings';
import type { SearchProduct } from '@/lib/contract/visibility-search-by-product';
import { LISTINGS, NOW, OFFERS, OWN, RANKS, RATINGS } from './test-shelf';

/** Figures of queries, recomputed from the answers as they were sent. */

export const on = (day: string): Listing[] => LISTINGS[day] ?? [];

/** The product in Search By Product of the selected day. */
export function searchProductOf({ product_id }: Listing): SearchProduct | undefined {
  const isKnown = (item: SearchProduct) => item.product_id === product_id && item.retailer_code === 'k';
  return product_id === null ? undefined : RANKS[NOW]?.OVERALL?.find(isKnown);
}

/** Own brands are stated by the answer, the products that are tracked, or the scores. */
export function isOwn(row: Listing): boolean | null {
  if (row.brand_name === OWN) return true;
  const tracked = searchProductOf(row)?.is_customer_brand;
  if (tracked != null) return tracked;
  return row.brand_name === 'Tresolune' ? false : null;
}

const IN_STOCK_FIRST = (a: PriceItem, b: PriceItem) => Number(b.availability === 1) - Number(a.availability === 1);

/** The offers of a listing at the retailer: by product identifier, else by barcode. */
export function offersOf(row: Listing, day = NOW): PriceItem[] {
  const here = (OFFERS[day] ?? []).filter(({ retailer }) => retailer === 'Korbina DE');
  const same = here.filter(({ product_id }) => product_id !== null && product_id === row.product_id);
  const barcode = searchProductOf(row)?.barcode;
  const matches = same.length > 0 ? same : here.filter((item) => barcode && item.barcode === barcode);
  return matches.toSorted(IN_STOCK_FIRST);
}

export function isOut(row: Listing, day = NOW): boolean | null {
  const offers = offersOf(row, day);
  if (offers.length === 0) return null;
  if (offers.some(({ availability }) => availability === 1)) return false;
  return offers.some(({ availability }) => availability === null) ? null : true;
}

export function nameOf(row: Listing): string {
  return searchProductOf(row)?.csku_title ?? offersOf(row)[0]?.product_title ?? row.product_title ?? 'title not stated';
}

export function ratingOf(row: Listing): number | null {
  const sku = offersOf(row)[0]?.csku_id;
  const isRated = (rating: (typeof RATINGS)[number]) =>
    rating.service_sku_id === sku && rating.retailer === 'Korbina DE';
  return RATINGS.find(isRated)?.average_rating ?? null;
}

export const rankOf = ({ combined_position }: Listing) => combined_position;
export const inFirst = (rows: readonly Listing[], n: number) =>
  rows.filter((row) => row.combined_position !== null && row.combined_position <= n);
/** By rank, those without one last. */
export const inOrder = (rows: readonly Listing[]) =>
  rows.toSorted((a, b) => (rankOf(a) ?? Number.MAX_SAFE_INTEGER) - (rankOf(b) ?? Number.MAX_SAFE_INTEGER));

/** The organic listing of the same product on a day. */
export function organicOn(day: string, { product_id }: Listing): Listing | undefined {
  return inOrder(on(day)).find((row) => product_id !== null && row.product_id === product_id && !row.is_sponsored);
}
