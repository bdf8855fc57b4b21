import type { Language } from '@/delivery/sample/words/words';

/** Who sells: the shop itself, or one of a marketplace's sellers. */
export interface Merchant {
  readonly name: string;
  readonly main: boolean;
  /** Price against the retailer's own: 1.02 is two per cent dearer. */
  readonly level: number;
  /** Shipping fee in the retailer's currency, null where the page shows none. */
  readonly cargoFee: number | null;
  /** The retailer's score of the seller, out of five. */
  readonly score: number | null;
}

export interface Retailer {
  readonly name: string;
  readonly code: string;
  readonly country: string;
  readonly language: Language;
  readonly currency: string;
  /** Recommended prices here for one euro in Germany: currency, tax and habit together. */
  readonly perEuro: number;
  /** Selling price against the recommended price. */
  readonly level: number;
  /** How prices end, in hundredths; an empty list lets them end anyhow. */
  readonly endings: readonly number[];
  readonly merchants: readonly Merchant[];
  readonly marketplace: boolean;
  /** Share of the SKUs that it carries. */
  readonly assortment: number;
  /** Products on a page of results, and the places on it that are paid. */
  readonly pageSize: number;
  readonly paidPlaces: readonly number[];
  /** Share of its prices in promotion. */
  readonly promotions: number;
  /** Its pages show little: most fields are null. */
  readonly sparse: boolean;
  /** Price of members' cards against the selling price, where there is one. */
  readonly cardLevel: number | null;
}
