import type { PriceItem } from '@/lib/contract/price';

/** What stands in a filter and a URL for a value that the service left open. */
export const NOT_STATED = '-';

/** What the offers can be filtered by. Each offer has its words under each name; a filter accepts any of its words. */
export const FACETS = [
  'retailer',
  'country',
  'brand',
  'tag',
  'own',
  'power',
  'merchant',
  'stock',
  'discount',
  'currency',
  'check',
] as const;
export type Facet = (typeof FACETS)[number];

/** One value for each facet. */
export function eachFacet<Value>(make: (facet: Facet) => Value): Record<Facet, Value> {
  return Object.fromEntries(FACETS.map((facet) => [facet, make(facet)])) as Record<Facet, Value>;
}

/** The facets whose words are ours, not the service's. */
export const CLOSED_FACETS = {
  own: ['own', 'competitor', NOT_STATED],
  power: ['yes', 'no', NOT_STATED],
  merchant: ['main', 'other', NOT_STATED],
  stock: ['in', 'out', NOT_STATED],
  discount: ['yes', 'no', NOT_STATED],
  check: ['agrees', 'differs', NOT_STATED],
} as const satisfies Partial<Record<Facet, readonly string[]>>;

export type DiscountCheck = 'agrees' | 'differs';

/** An offer with what follows from it alone. Every null means "cannot be known from this offer". */
export interface Offer {
  readonly id: string;
  readonly item: PriceItem;
  /** Which SKU it is of: the service's SKU, else the barcode, else the product at its retailer. */
  readonly sku: string;
  /** Retailer, country and currency together: the same name in two countries is two shops. */
  readonly shop: string;
  /** Price with the shipping fee; null when either is not known. */
  readonly landed: number | null;
  /** price_2 − price, recomputed. */
  readonly discount: number | null;
  /** The recomputed discount as a share of price_2; negative where the price stands above price_2. */
  readonly depth: number | null;
  /** Whether discount_amount is what price_2 − price gives, to the cent; null when it cannot be checked. */
  readonly check: DiscountCheck | null;
  readonly words: Readonly<Record<Facet, readonly string[]>>;
}

/** Which price a page is drawn from. */
export const PRICE_BASES = ['selling', 'landed'] as const;
export type PriceBasis = (typeof PRICE_BASES)[number];

/** The offer's price on the chosen basis, in its own currency. */
export function amountOf(offer: Offer, basis: PriceBasis): number | null {
  return basis === 'landed' ? offer.landed : offer.item.price;
}
