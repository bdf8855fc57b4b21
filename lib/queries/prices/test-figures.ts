import type { PriceItem } from '@/lib/contract/price';
import { groupBy } from '@/lib/queries/shared/group-by';
import { DAYS } from './test-offers';

/** Figures of queries, recomputed from the offers as they were sent. */

export const on = (day: string): PriceItem[] => DAYS[day] ?? [];
export const shopOf = ({ retailer, retailer_country }: PriceItem) => `${retailer ?? '-'}/${retailer_country ?? '-'}`;
export const skuOf = (row: PriceItem) => row.csku_id ?? `${shopOf(row)}/${row.product_id}`;
export const idOf = (row: PriceItem) => `${skuOf(row)}/${shopOf(row)}/${row.merchant_name ?? '-'}`;
export const listingOf = (row: PriceItem) => `${skuOf(row)}/${shopOf(row)}`;
export const different = (values: readonly string[]) => new Set(values).size;

export const sellingOf = ({ price }: PriceItem) => price || null;
export const listOf = ({ price_2 }: PriceItem) => price_2 || null;
export const landedOf = ({ price, cargo_fee }: PriceItem) =>
  price && cargo_fee !== null ? Math.round((price + cargo_fee) * 100) / 100 : null;

/** Discount in cents, null unless both prices are known. */
export function cents(row: PriceItem): number | null {
  const [selling, list] = [sellingOf(row), listOf(row)];
  return selling === null || list === null ? null : Math.round(list * 100) - Math.round(selling * 100);
}

/** Whether an offer has a promotion text and a price below its list price. Null with a text if that is not known. */
export function isOnPromotion(row: PriceItem): boolean | null {
  const discount = cents(row);
  if (!row.promotion_text?.trim()) return false;
  return discount === null ? null : discount > 0;
}

export function depthOf(row: PriceItem): number | null {
  const [discount, list] = [cents(row), listOf(row)];
  return discount === null || list === null ? null : discount / 100 / list;
}

interface Share {
  value: number | null;
  part: number;
  whole: number;
}

function share(part: number, whole: number): Share {
  return { value: whole === 0 ? null : part / whole, part, whole };
}

const withBoth = (rows: readonly PriceItem[]) => rows.filter((row) => cents(row) !== null);

/** Mean discount, an offer at or above its list price as 0. Null if fewer than half of the offers have both prices. */
export function averageDiscount(rows: readonly PriceItem[]): number | null {
  const depths = withBoth(rows).map((row) => Math.max(0, depthOf(row) ?? 0));
  if (depths.length === 0 || 2 * depths.length < rows.length) return null;
  return Number((depths.reduce((sum, depth) => sum + depth, 0) / depths.length).toFixed(9));
}

export function offersInStock(rows: readonly PriceItem[]): Share {
  const knownRows = rows.filter(({ availability }) => availability !== null);
  return share(knownRows.filter(({ availability }) => availability === 1).length, knownRows.length);
}

/** SKUs at retailers that a merchant has. Not known if some offers do not state their stock, and none is in stock. */
export function inStock(rows: readonly PriceItem[]): Share {
  const listings = [...groupBy(rows, listingOf).values()];
  const isIn = (of: readonly PriceItem[]) => of.some(({ availability }) => availability === 1);
  const knownListings = listings.filter((of) => isIn(of) || of.every(({ availability }) => availability !== null));
  return share(knownListings.filter(isIn).length, knownListings.length);
}

export function buybox(rows: readonly PriceItem[]): Share {
  const first = rows.filter((row) => row.buybox_position === 1 && row.is_main_merchant !== null);
  const wins = first.filter((row) => row.is_main_merchant);
  return share(different(wins.map(listingOf)), different(first.map(listingOf)));
}

export function aboveList(rows: readonly PriceItem[]): Share {
  const pricedRows = withBoth(rows);
  return share(pricedRows.filter((row) => (cents(row) ?? 0) < 0).length, pricedRows.length);
}

/** The first offer that a shopper sees of each SKU at a retailer in a currency. */
export function frontsOf(rows: readonly PriceItem[]): PriceItem[] {
  const order = ({ buybox_position, is_main_merchant, price }: PriceItem) => [
    buybox_position ?? 1e9,
    is_main_merchant ? 0 : 1,
    price || 1e9,
  ];
  const sorted = [...rows].sort((a, b) => {
    const [first, second] = [order(a), order(b)];
    const position = first.findIndex((value, index) => value !== second[index]);
    return position < 0 ? 0 : (first[position] ?? 0) - (second[position] ?? 0);
  });
  return [...new Map(sorted.toReversed().map((row) => [`${listingOf(row)}/${row.currency}`, row])).values()];
}

/** Amounts of the first offers of an SKU in a currency that are not out of stock. */
export function amountsInStock(rows: readonly PriceItem[], sku: string, currency: string | null): number[] {
  return frontsOf(rows)
    .filter((row) => skuOf(row) === sku && row.currency === currency && row.availability !== 0)
    .flatMap((row) => sellingOf(row) ?? []);
}

/** Whether an offer is the cheapest first offer of its SKU in its currency, of two or more different prices. */
export function isLowest(row: PriceItem, rows: readonly PriceItem[]): boolean {
  const amounts = amountsInStock(rows, skuOf(row), row.currency);
  const price = sellingOf(row);
  return (
    frontsOf(rows).includes(row) &&
    row.availability !== 0 &&
    price !== null &&
    price === Math.min(...amounts) &&
    new Set(amounts).size > 1
  );
}
