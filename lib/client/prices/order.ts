import type { Offer } from '@/lib/client/prices/offer';
import type { PriceItem } from '@/lib/contract/price';

/** Numbers upwards, nulls behind all of them. */
export function ascending(a: number | null, b: number | null): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null);
  return a - b;
}

const collator = new Intl.Collator('en', { numeric: true });

/** Texts in reading order, "9" before "10", nulls behind all of them. */
export function byText(a: string | null, b: string | null): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null);
  return collator.compare(a, b);
}

/** As a shopper meets them: by buybox position, then main merchants, then the cheaper. Unknowns come last. */
export function byBuybox(one: Offer, other: Offer): number {
  const [a, b] = [one.item, other.item];
  return (
    ascending(a.buybox_position, b.buybox_position) ||
    Number(b.is_main_merchant === true) - Number(a.is_main_merchant === true) ||
    ascending(one.price, other.price)
  );
}

export type Place = Pick<PriceItem, 'retailer' | 'retailer_country' | 'currency'>;

/** Shops by country, currency and name: those whose amounts can be compared stand together. */
export function byPlace(a: Place, b: Place): number {
  return (
    byText(a.retailer_country, b.retailer_country) || byText(a.currency, b.currency) || byText(a.retailer, b.retailer)
  );
}
