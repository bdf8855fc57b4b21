import type { Place } from '@/components/shelf/place';
import { agreed } from '@/lib/client/agreed';
import type { PriceItem } from '@/lib/contract/price';
import { groupBy } from '@/lib/queries/shared/group-by';

/** The newest price set by what joins it to a shelf. Names of products join nothing. */
export interface Catalogue {
  /** Offers for the product at this retailer. */
  at: (retailer: string | null, productId: string | null) => readonly PriceItem[];
  /** Offers for the same barcode, at every retailer. */
  ofBarcode: (barcode: string | null) => readonly PriceItem[];
}

const NONE: readonly PriceItem[] = [];

export function prepareCatalogue(items: readonly PriceItem[]): Catalogue {
  const byProduct = groupBy(items, ({ retailer, product_id }) => key(retailer, product_id));
  const byBarcode = groupBy(items, ({ barcode }) => barcode);
  return {
    at: (retailer, productId) => (retailer && productId ? (byProduct.get(key(retailer, productId)) ?? NONE) : NONE),
    ofBarcode: (barcode) => (barcode ? (byBarcode.get(barcode) ?? NONE) : NONE),
  };
}

function key(retailer: string | null, productId: string | null): string {
  return `${productId}\n${retailer}`;
}

/** The barcode of a place, by its retailer's offers. */
export function barcodeOf(catalogue: Catalogue, retailer: string | null, { listing }: Place): string | null {
  return agreed(catalogue.at(retailer, listing.product_id).map(({ barcode }) => barcode));
}

/** How many of the places the price set knows. */
export function matched(catalogue: Catalogue, retailer: string | null, places: readonly Place[]): number {
  return places.filter(({ listing }) => catalogue.at(retailer, listing.product_id).length > 0).length;
}
