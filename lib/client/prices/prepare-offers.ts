import { NOT_STATED } from '@/lib/client/facets';
import type { Facet, Offer } from '@/lib/client/prices/offer';
import { tagWords } from '@/lib/client/shared-filters';
import type { PriceItem } from '@/lib/contract/price';

/** Half a cent, and a hair for binary fractions: what rounding alone can make of a difference. */
const ROUNDING = 0.00501;

/** The offers of a set with everything that filters, tables and charts ask of them, worked out once. */
export function prepareOffers(items: readonly PriceItem[]): Offer[] {
  const binary = isBinary(items);
  const word = interned();
  return items.map((item, index) => prepareOffer(item, String(index), binary, word));
}

/** Whether availability can be read as in stock and out of stock: only when nothing but 0 and 1 occurs. */
export function isBinary(items: readonly PriceItem[]): boolean {
  return items.every(({ availability }) => availability === null || availability === 0 || availability === 1);
}

function prepareOffer(item: PriceItem, id: string, binary: boolean, word: (text: string) => readonly string[]): Offer {
  const { cargo_fee, discount_amount } = item;
  const [price, listPrice] = [positivePrice(item.price), positivePrice(item.price_2)];
  const discount = price === null || listPrice === null ? null : listPrice - price;
  const depth = discount === null || listPrice === null ? null : discount / listPrice;
  const check = checkOf(discount, discount_amount);
  const words: Record<Facet, readonly string[]> = {
    retailer: word(item.retailer ?? NOT_STATED),
    country: word(item.retailer_country ?? NOT_STATED),
    brand: word(item.brand_name ?? NOT_STATED),
    tag: tagWords(item.tags),
    own: word(oneOf(item.is_own_brand, 'own', 'competitor')),
    power: word(oneOf(item.is_psku, 'yes', 'no')),
    merchant: word(oneOf(item.is_main_merchant, 'main', 'other')),
    stock: word(oneOf(binary && item.availability !== null ? item.availability === 1 : null, 'in', 'out')),
    discount: word(discountWord(discount)),
    currency: word(item.currency ?? NOT_STATED),
    buybox: word(oneOf(item.buybox_position === 1 ? item.is_main_merchant : null, 'kept', 'lost')),
    check: word(check ?? NOT_STATED),
  };
  return {
    id,
    item,
    sku: skuOf(item, id),
    shop: `${words.retailer[0]}|${words.country[0]}|${words.currency[0]}`,
    price,
    listPrice,
    landed: price === null || cargo_fee === null ? null : price + cargo_fee,
    discount,
    depth,
    check,
    words,
  };
}

/** Null for 0: shops use it for “no price”. */
export function positivePrice(price: number | null): number | null {
  return price !== null && price > 0 ? price : null;
}

/** Which SKU an item is of. `id` stands for one that names none, and is then alone with it. */
export function skuOf(item: PriceItem, id: string): string {
  if (item.csku_id) return item.csku_id;
  if (item.barcode) return `ean:${item.barcode}`;
  if (item.product_id) return `product:${item.retailer ?? NOT_STATED}:${item.product_id}`;
  return `offer:${id}`;
}

function checkOf(recomputed: number | null, given: number | null): Offer['check'] {
  if (recomputed === null || given === null) return null;
  return Math.abs(recomputed - given) <= ROUNDING ? 'agrees' : 'differs';
}

function discountWord(discount: number | null): string {
  if (discount === null) return NOT_STATED;
  if (discount === 0) return 'no';
  return discount > 0 ? 'yes' : 'above';
}

function oneOf(flag: boolean | null, yes: string, no: string): string {
  if (flag === null) return NOT_STATED;
  return flag ? yes : no;
}

/** One list per word, so that 50,000 offers share a few hundred. */
function interned() {
  const known = new Map<string, readonly string[]>();
  return (text: string): readonly string[] => {
    const list = known.get(text) ?? [text];
    known.set(text, list);
    return list;
  };
}
