import type * as z from 'zod/mini';
import { CALCULATION_TYPES } from '@/lib/contract/price';
import { PRICE_TYPE } from '@/lib/queries/shared/price-type';
import { choice, commonParams, list, whole } from '../params';

/** The price of an offer, or its price with the shipping fee. */
export const PRICE_BASES = ['selling', 'landed'] as const;

/** Value of a filter for offers that do not state it. */
export const NOT_STATED = '-';

/** Parameters of every query of Prices. Each filter but `own` also has the value `NOT_STATED`. */
export const pricesParams = {
  ...commonParams,
  /** Length of the period that ends with `date`. */
  days: whole(1, 366, 28),
  /** Which price of the day the service returns. */
  calculation_type: choice(CALCULATION_TYPES, PRICE_TYPE),
  price: choice(PRICE_BASES, 'selling'),
  country: list(),
  currency: list(),
  /** `name: value` */
  tag: list(),
  /** Power SKUs: yes, no. */
  power: list(),
  /** Main merchants and others: main, other. */
  merchant: list(),
  /** in, out. */
  stock: list(),
  /** Selling price below, at or above the list price: yes, no, above. */
  discount: list(),
  /** First position of the buybox by a main merchant or another: kept, lost. */
  buybox: list(),
  /** Whether the discount is the difference of the prices: agrees, differs. */
  check: list(),
  /** SKUs by the column `sku`. */
  skus: list(),
};

export type PricesParams = z.output<z.ZodMiniObject<typeof pricesParams>>;
export type PriceBasis = (typeof PRICE_BASES)[number];
