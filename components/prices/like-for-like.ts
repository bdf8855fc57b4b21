import { prepareTotals, type Totals } from '@/components/prices/prepare-totals';
import type { Offer } from '@/lib/client/prices/offer';

/** The totals of two days over the offers of both alone: what came or went changes none of them. */
export interface LikeForLike {
  readonly now: Totals;
  readonly before: Totals;
  /** Offers of one day alone. */
  readonly entered: number;
  readonly left: number;
}

export function likeForLike(now: readonly Offer[], before: readonly Offer[]): LikeForLike {
  const [later, earlier] = [keysOf(now), keysOf(before)];
  const stayed = now.filter((offer) => earlier.has(offerKey(offer)));
  const was = before.filter((offer) => later.has(offerKey(offer)));
  return {
    now: prepareTotals(stayed),
    before: prepareTotals(was),
    entered: now.length - stayed.length,
    left: before.length - was.length,
  };
}

function keysOf(offers: readonly Offer[]): ReadonlySet<string> {
  return new Set(offers.map(offerKey));
}

function offerKey({ sku, shop, item }: Offer): string {
  return JSON.stringify([sku, shop, item.product_id, item.merchant_name]);
}
