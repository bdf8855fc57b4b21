import type { PriceItem } from '@/lib/contract/price';

export interface WelcomeFacts {
  ownBrands: string[];
  competitors: number;
  skus: number;
  retailers: string[];
  countries: number;
  /** The newest day among the offers, YYYY-MM-DD; null when none says its day. */
  day: string | null;
}

/** What the latest prices tell about an account, for its first page. */
export function welcomeFacts(offers: readonly PriceItem[]): WelcomeFacts {
  const own = offers.filter((offer) => offer.is_own_brand === true);
  const brands = distinct(offers.map((offer) => offer.brand_name));
  const ownBrands = distinct(own.map((offer) => offer.brand_name));
  return {
    ownBrands,
    competitors: brands.filter((brand) => !ownBrands.includes(brand)).length,
    skus: distinct(offers.map((offer) => offer.csku_id)).length,
    retailers: distinct(offers.map((offer) => offer.retailer)),
    countries: distinct(offers.map((offer) => offer.retailer_country)).length,
    day: distinct(offers.map((offer) => offer.date)).at(-1) ?? null,
  };
}

function distinct(values: readonly (string | null)[]): string[] {
  return [...new Set(values.filter((value) => value !== null))].sort((a, b) => a.localeCompare(b, 'en'));
}
