import { eachOf, type Faceted, NOT_STATED } from '@/lib/client/facets';
import { SHARED_CLOSED, SHARED_FACETS } from '@/lib/client/shared-filters';
import type { PriceItem } from '@/lib/contract/price';

/** What the offers can be filtered by: what every page shares, and what only offers have. */
export const FACETS = [...SHARED_FACETS, 'merchant', 'stock', 'discount', 'currency', 'buybox', 'check'] as const;
export type Facet = (typeof FACETS)[number];

/** One value for each facet. */
export function eachFacet<Value>(make: (facet: Facet) => Value): Record<Facet, Value> {
  return eachOf(FACETS, make);
}

/** The facets whose words are ours, not the service's. */
export const CLOSED_FACETS = {
  ...SHARED_CLOSED,
  merchant: ['main', 'other', NOT_STATED],
  stock: ['in', 'out', NOT_STATED],
  discount: ['yes', 'no', 'above', NOT_STATED],
  buybox: ['kept', 'lost', NOT_STATED],
  check: ['agrees', 'differs', NOT_STATED],
} as const satisfies Partial<Record<Facet, readonly string[]>>;

export type DiscountCheck = 'agrees' | 'differs';

/** An offer with what follows from it alone. Every null means "cannot be known from this offer". */
export interface Offer extends Faceted<Facet> {
  readonly id: string;
  readonly item: PriceItem;
  /** Which SKU it is of: the service's SKU, else the barcode, else the product at its retailer. */
  readonly sku: string;
  /** Retailer, country and currency together: the same name in two countries is two shops. */
  readonly shop: string;
  /** The item's prices; null for 0, which is no price. */
  readonly price: number | null;
  readonly listPrice: number | null;
  /** Price with the shipping fee; null when either is not known. */
  readonly landed: number | null;
  /** price_2 − price, recomputed. */
  readonly discount: number | null;
  /** The recomputed discount as a share of price_2; negative where the price stands above price_2. */
  readonly depth: number | null;
  /** Whether discount_amount is what price_2 − price gives, to the cent; null when it cannot be checked. */
  readonly check: DiscountCheck | null;
}

/** Which price a page is drawn from. */
export const PRICE_BASES = ['selling', 'landed'] as const;
export type PriceBasis = (typeof PRICE_BASES)[number];

/** The offer's price on the chosen basis, in its own currency. */
export function amountOf(offer: Offer, basis: PriceBasis): number | null {
  return basis === 'landed' ? offer.landed : offer.price;
}
