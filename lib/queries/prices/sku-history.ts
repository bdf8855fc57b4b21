import { ON_PROMOTION, offers } from '@/lib/datasets/offers/view';
import { NAMED_TUPLES, param, sql, tupleOf } from '@/lib/metrics/sql';
import { daysOfPeriod } from '@/lib/queries/shared/dates';
import { groupBy } from '@/lib/queries/shared/group-by';
import type { Run } from '../query';
import { COMPARED_PRICE, frontOffers } from './frame';
import type { OfferRow } from './offers.columns';
import type { PricesParams } from './params';

export type SkuParams = PricesParams & { sku: string };

const { c } = offers;

export const isSku = (params: SkuParams) => sql`${c.sku} = ${param(params.sku, 'String')}`;

/** Retailers of a country and currency are next to each other, as their amounts can be compared. */
export const BY_RETAILER = sql`${c.retailer_country} NULLS LAST, ${c.currency} NULLS LAST, ${c.retailer} NULLS LAST, ${c.shop}`;

/** A SKU at a retailer on a day. Prices and promotion are of the first offer that a shopper sees. */
export interface SkuDay {
  selling_price: number | null;
  /** The price that is compared with others. Null if the offer is out of stock. */
  compared: number | null;
  list_price: number | null;
  promotion_text: string | null;
  /** It has a promotion text, and a price below its list price. Null with a text if one of both prices is not known. */
  on_promotion: boolean | null;
  /** Whether any merchant has it. Null if some do not state their stock, and none has it. */
  in_stock: boolean | null;
}

/** A retailer in a currency. */
type RetailerFields = Pick<OfferRow, 'shop' | 'retailer' | 'retailer_country' | 'currency'>;

export interface SkuHistory extends RetailerFields {
  /** One for each day of the period. Null without an offer, or if the day is not collected. */
  days: (SkuDay | null)[];
  /** Days out of stock, of those with known stock. */
  out: number;
  known: number;
}

/** Returns the history of an SKU over the period at each retailer, each currency separately. */
export async function skuHistory(params: SkuParams, run: Run): Promise<SkuHistory[]> {
  const byDay = sql`OVER (PARTITION BY ${c.day}, ${c.shop}, ${c.currency})`;
  const anyInStock = sql`multiIf(max(${c.in_stock}) ${byDay}, true, count(${c.in_stock}) ${byDay} < count() ${byDay}, NULL, false)`;
  const ofSku = sql`SELECT *, ${anyInStock} AS any_in_stock, ${COMPARED_PRICE} AS compared, toBool(${ON_PROMOTION}) AS on_promotion
    FROM ${run.from({ view: offers })} WHERE ${isSku(params)}`;
  const cell = [
    c.selling_price,
    'compared',
    c.list_price,
    c.promotion_text,
    'on_promotion',
    sql`any_in_stock AS in_stock`,
  ];
  const rows = await run.rows<RetailerFields & { on_day: string; cell: SkuDay }>(
    sql`SELECT toString(${c.day}) AS on_day, ${c.shop}, ${c.retailer}, ${c.retailer_country}, ${c.currency}, ${tupleOf(cell)} AS cell
    FROM (${frontOffers(ofSku, c.day)}) ORDER BY ${BY_RETAILER}, on_day ${NAMED_TUPLES}`,
  );
  const rowsByRetailer = groupBy(rows, ({ shop, currency }) => JSON.stringify([shop, currency]));
  return [...rowsByRetailer.values()].map((group) => {
    const { shop, retailer = null, retailer_country = null, currency = null } = group[0] ?? { shop: '' };
    const cells = new Map(group.map(({ on_day, cell }) => [on_day, cell]));
    const days = daysOfPeriod(params).map((day) => cells.get(day) ?? null);
    const stock = days.flatMap((day) => day?.in_stock ?? []);
    return {
      shop,
      retailer,
      retailer_country,
      currency,
      days,
      out: stock.filter((isIn) => !isIn).length,
      known: stock.length,
    };
  });
}
