import type { PriceItem } from '@/lib/contract/price';

export interface WelcomeFacts {
  ownBrands: string[];
  competitors: number;
  skus: number;
  retailers: string[];
  countries: number;
  /** The newest day of the offers, YYYY-MM-DD, or null if no offer states its day. */
  day: string | null;
}

/** What the latest prices tell about an account, for its first page. */
export function welcomeFacts(offers: readonly PriceItem[]): WelcomeFacts {
  const brandsOf = (own: boolean) =>
    distinct(offers.filter(({ is_own_brand }) => is_own_brand === own).map(({ brand_name }) => brand_name));
  return {
    ownBrands: brandsOf(true),
    competitors: brandsOf(false).length,
    skus: new Set(offers.map(skuOf)).size,
    retailers: distinct(offers.map((offer) => offer.retailer)),
    countries: distinct(offers.map((offer) => offer.retailer_country)).length,
    day: distinct(offers.map((offer) => offer.date)).at(-1) ?? null,
  };
}

/** The SKU, barcode or product of an offer. One that states none is an SKU of its own. */
function skuOf({ csku_id, barcode, retailer, product_id }: PriceItem, index: number): string | number {
  return csku_id || barcode || (product_id ? `${retailer} ${product_id}` : index);
}

function distinct(values: readonly (string | null)[]): string[] {
  return [...new Set(values.filter((value) => value !== null))].sort((a, b) => a.localeCompare(b, 'en'));
}
