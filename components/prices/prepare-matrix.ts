import { isBuyboxKept } from '@/lib/client/prices/front-offers';
import { amountOf, type Offer, type PriceBasis } from '@/lib/client/prices/offer';
import { byBuybox, byPlace, byText, type Place } from '@/lib/client/prices/order';
import { skuName } from '@/lib/client/prices/sku-name';
import type { PriceItem } from '@/lib/contract/price';
import { groupBy } from '@/lib/queries/shared/group-by';

/** A retailer in one country selling in one currency: amounts of one shop can be compared and sorted. */
export interface Shop extends Place {
  readonly id: string;
}

/** What one shop asks for one SKU. Price and marks speak of `shown`, the offer that a shopper meets first. */
export interface Cell {
  readonly shown: Offer;
  readonly amount: number | null;
  /** All offers of the SKU in the shop, by buybox position. */
  readonly offers: readonly Offer[];
  /** Buybox position 1 is held by a merchant that is not a main merchant. */
  readonly buyboxLost: boolean;
  /** The cheapest of its row, among two or more different prices of one currency. Out of stock never is. */
  readonly lowest: boolean;
}

export interface SkuRow {
  readonly sku: string;
  readonly name: string;
  readonly brand: string | null;
  readonly barcode: string | null;
  readonly own: boolean;
  readonly power: boolean;
  readonly offers: number;
  readonly cells: ReadonlyMap<string, Cell>;
}

export interface Matrix {
  readonly shops: readonly Shop[];
  readonly rows: readonly SkuRow[];
}

/** SKU × shop. Shops by country, currency and name; own SKUs first, then power SKUs, then by brand and name. */
export function prepareMatrix(offers: readonly Offer[], basis: PriceBasis): Matrix {
  const shops = new Map<string, Shop>();
  for (const { shop: id, item } of offers) {
    const { retailer, retailer_country, currency } = item;
    if (!shops.has(id)) shops.set(id, { id, retailer, retailer_country, currency });
  }
  return {
    shops: [...shops.values()].sort(byPlace),
    rows: [...groupBy(offers, ({ sku }) => sku)].map(([sku, its]) => toRow(sku, its, basis)).sort(byImportance),
  };
}

function toRow(sku: string, offers: readonly Offer[], basis: PriceBasis): SkuRow {
  const cells = [...groupBy(offers, ({ shop }) => shop)].map(([shop, its]) => [shop, toCell(its, basis)] as const);
  const lowest = lowestByCurrency(cells.map(([, cell]) => cell));
  return {
    sku,
    name: skuName(offers),
    brand: firstKnown(offers, 'brand_name'),
    barcode: firstKnown(offers, 'barcode'),
    own: offers.some(({ item }) => item.is_own_brand === true),
    power: offers.some(({ item }) => item.is_psku === true),
    offers: offers.length,
    cells: new Map(cells.map(([shop, cell]) => [shop, { ...cell, lowest: isLowest(cell, lowest) }])),
  };
}

function toCell(unordered: readonly Offer[], basis: PriceBasis): Omit<Cell, 'lowest'> {
  const offers = unordered.length > 1 ? unordered.toSorted(byBuybox) : unordered;
  // groupBy never makes an empty group, so there is a first.
  const shown = offers[0] as Offer;
  return {
    shown,
    amount: amountOf(shown, basis),
    offers,
    buyboxLost: isBuyboxKept(shown) === false,
  };
}

type Lowest = ReadonlyMap<string | null, number>;

/** The cheapest price of each currency that has two or more different ones. */
function lowestByCurrency(cells: readonly Omit<Cell, 'lowest'>[]): Lowest {
  const lowest = new Map<string | null, number>();
  const different = new Set<string | null>();
  for (const { shown, amount } of cells) {
    if (amount === null || isOut(shown)) continue;
    const { currency } = shown.item;
    const known = lowest.get(currency);
    if (known !== undefined && known !== amount) different.add(currency);
    if (known === undefined || amount < known) lowest.set(currency, amount);
  }
  for (const currency of lowest.keys()) if (!different.has(currency)) lowest.delete(currency);
  return lowest;
}

function isOut({ words }: Offer): boolean {
  return words.stock[0] === 'out';
}

function isLowest({ shown, amount }: Omit<Cell, 'lowest'>, lowest: Lowest): boolean {
  return amount !== null && !isOut(shown) && lowest.get(shown.item.currency) === amount;
}

function byImportance(a: SkuRow, b: SkuRow): number {
  return (
    Number(b.own) - Number(a.own) ||
    Number(b.power) - Number(a.power) ||
    byText(a.brand, b.brand) ||
    byText(a.name, b.name) ||
    byText(a.sku, b.sku)
  );
}

function firstKnown(offers: readonly Offer[], field: 'brand_name' | 'barcode'): PriceItem['barcode'] {
  return offers.find(({ item }) => item[field] !== null)?.item[field] ?? null;
}
