import type { Language } from '@/delivery/sample/words/words';

/** A seller: the retailer, or a seller of a marketplace. */
export interface Merchant {
  readonly name: string;
  readonly main: boolean;
  /** Price level relative to the retailer's: 1.02 is 2% higher. */
  readonly level: number;
  /** Shipping fee in the retailer's currency, or null if the page shows none. */
  readonly cargoFee: number | null;
  /** The retailer's score of the seller, 1 to 5. */
  readonly score: number | null;
}

export interface Retailer {
  readonly name: string;
  readonly code: string;
  readonly country: string;
  readonly language: Language;
  readonly currency: string;
  /** Factor from German list prices, which includes currency, tax and price level. */
  readonly perEuro: number;
  /** Selling price relative to the list price. */
  readonly level: number;
  /** Price endings in hundredths. Empty for any ending. */
  readonly endings: readonly number[];
  readonly merchants: readonly Merchant[];
  readonly marketplace: boolean;
  /** Share of SKUs in its assortment. */
  readonly assortment: number;
  /** Products on a page of results. */
  readonly pageSize: number;
  readonly paidPositions: readonly number[];
  /** Share of prices in promotion. */
  readonly promotions: number;
  /** Whether its pages show little, so that most fields are null. */
  readonly sparse: boolean;
  /** Price for members relative to the selling price, if any. */
  readonly cardLevel: number | null;
}
