import type { Offer } from '@/lib/client/prices/offer';
import { byBuybox } from '@/lib/client/prices/order';

/** By SKU and shop, the offer that a shopper meets first. */
export function frontOffers(offers: readonly Offer[]): Map<string, Map<string, Offer>> {
  const fronts = new Map<string, Map<string, Offer>>();
  for (const offer of offers) {
    const shops = fronts.get(offer.sku) ?? new Map<string, Offer>();
    const known = shops.get(offer.shop);
    if (!known || byBuybox(offer, known) < 0) shops.set(offer.shop, offer);
    fronts.set(offer.sku, shops);
  }
  return fronts;
}

/** Whether a main merchant holds the buybox in front; null where position 1 or the merchant's kind is not known. */
export function isBuyboxKept({ item }: Offer): boolean | null {
  return item.buybox_position === 1 ? item.is_main_merchant : null;
}
