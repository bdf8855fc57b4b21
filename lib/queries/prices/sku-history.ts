import { ON_PROMOTION, offers } from '@/lib/datasets/offers/view';
import { param, sql } from '@/lib/metrics/sql';
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
export const BY_PLACE = sql`${c.retailer_country} NULLS LAST, ${c.currency} NULLS LAST, ${c.retailer} NULLS LAST, ${c.shop}`;

/** A SKU at a retailer on a day. Prices and promotion are of the first offer that a shopper sees. */
export interface SkuDay {
  selling_price: number | null;
  /** The price that is compared with others. Null if the offer is out of stock. */
  compared: number | null;
  list_price: number | null;
  merchant_name: string | null;
  promotion_text: string | null;
  /** It has a promotion text, and a price below its list price. Null with a text if one of both prices is not known. */
  on_promotion: boolean | null;
  /** Whether any merchant has it. Null if some do not state their stock, and none has it. */
  in_stock: boolean | null;
}

export interface SkuHistory extends Pick<OfferRow, 'shop' | 'retailer' | 'retailer_country' | 'currency'> {
  /** One for each day of the period. Null without an offer, or if the day is not collected: see `states`. */
  days: (SkuDay | null)[];
  /** Days out of stock, of those with known stock. */
  out: number;
  known: number;
  lowest: number | null;
  highest: number | null;
}

type HistoryRow = Pick<OfferRow, 'shop' | 'retailer' | 'retailer_country' | 'currency'> & SkuDay & { at: string };

function readDays(params: SkuParams, run: Run): Promise<HistoryRow[]> {
  const byDay = sql`OVER (PARTITION BY ${c.day}, ${c.shop}, ${c.currency})`;
  const anyInStock = sql`multiIf(max(${c.in_stock}) ${byDay}, true, count(${c.in_stock}) ${byDay} < count() ${byDay}, NULL, false)`;
  const rows = sql`SELECT *, ${anyInStock} AS any_in_stock
    FROM ${run.from({ view: offers })} WHERE ${isSku(params)}`;
  return run.rows<HistoryRow>(
    sql`SELECT toString(${c.day}) AS at, ${c.shop}, ${c.retailer}, ${c.retailer_country}, ${c.currency}, ${c.selling_price}, ${COMPARED_PRICE} AS compared, ${c.list_price}, ${c.merchant_name},
      ${c.promotion_text}, toBool(${ON_PROMOTION}) AS on_promotion, any_in_stock AS in_stock
    FROM (${frontOffers(rows, c.day)}) ORDER BY ${BY_PLACE}, at`,
  );
}

/** Returns the history of a SKU over the period at each retailer, each currency separately. */
export async function skuHistory(params: SkuParams, run: Run): Promise<SkuHistory[]> {
  const rows = await readDays(params, run);
  const days = daysOfPeriod(params);
  return [...groupBy(rows, ({ shop, currency }) => JSON.stringify([shop, currency])).values()].map((group) => {
    const { shop, retailer = null, retailer_country = null, currency = null } = group[0] ?? { shop: '' };
    const on = new Map(group.map((row) => [row.at, toDay(row)]));
    const cells = days.map((day) => on.get(day) ?? null);
    const stock = cells.flatMap((cell) => cell?.in_stock ?? []);
    const amounts = cells.flatMap((cell) => cell?.selling_price ?? []);
    return {
      ...{ shop, retailer, retailer_country, currency },
      days: cells,
      out: stock.filter((isIn) => !isIn).length,
      known: stock.length,
      lowest: amounts.length > 0 ? Math.min(...amounts) : null,
      highest: amounts.length > 0 ? Math.max(...amounts) : null,
    };
  });
}

function toDay(row: HistoryRow): SkuDay {
  const { selling_price, compared, list_price, merchant_name, promotion_text, on_promotion, in_stock } = row;
  return { selling_price, compared, list_price, merchant_name, promotion_text, on_promotion, in_stock };
}
