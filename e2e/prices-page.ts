import type { PriceItem } from '@/lib/contract/price';
import { groupBy } from '@/lib/queries/shared/group-by';
import { itemsOf, type Stack } from './ask';

/** Requests the last prices of a day from the service directly. A price of 0 is no price. */
export async function offersOf(stack: Stack, date: string): Promise<PriceItem[]> {
  const items = await itemsOf<PriceItem>(stack, `/price?date=${date}&calculation_type=LAST`);
  return items.map((item) => ({ ...item, price: item.price || null, price_2: item.price_2 || null }));
}

export const ownOf = (offers: readonly PriceItem[]) => offers.filter(({ is_own_brand }) => is_own_brand);

/** Mean discount over the offers with both prices. An offer at or above its list price counts as 0. */
export function averageDiscount(offers: readonly PriceItem[]): { value: number; known: number } {
  const depths = offers.flatMap(({ price, price_2 }) =>
    price === null || price_2 === null ? [] : [Math.max(0, (price_2 - price) / price_2)],
  );
  return { value: depths.reduce((sum, depth) => sum + depth, 0) / depths.length, known: depths.length };
}

/** Offers by SKU and retailer. */
function listingsOf(offers: readonly PriceItem[]): PriceItem[][] {
  const listings = groupBy(offers, (offer) => [offer.csku_id, offer.retailer, offer.retailer_country].join('|'));
  return [...listings.values()];
}

/** SKUs at retailers that a merchant has in stock, and those whose stock is known. */
export function inStock(offers: readonly PriceItem[]): { part: number; whole: number } {
  const listings = listingsOf(offers);
  const isIn = (of: readonly PriceItem[]) => of.some(({ availability }) => availability === 1);
  const knownListings = listings.filter((of) => isIn(of) || of.every(({ availability }) => availability !== null));
  return { part: knownListings.filter(isIn).length, whole: knownListings.length };
}

/** SKUs at retailers with a main merchant first in the buybox, and those whose winner is known. */
export function buybox(offers: readonly PriceItem[]): { part: number; whole: number } {
  const winners = offers.filter((offer) => offer.buybox_position === 1 && offer.is_main_merchant !== null);
  return {
    part: listingsOf(winners.filter(({ is_main_merchant }) => is_main_merchant)).length,
    whole: listingsOf(winners).length,
  };
}
