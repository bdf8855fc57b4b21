import { positivePrice } from '@/lib/client/prices/prepare-offers';
import type { PriceItem } from '@/lib/contract/price';

/** An offer whose lowest price of the day stands beside its average. */
export interface FlashRow {
  readonly average: PriceItem;
  readonly lowest: PriceItem;
  /** How far the lowest stands below the average, as a share of the average; null where either has no price. */
  readonly drop: number | null;
}

/** From here on a drop is worth a word: below it, rounding and ordinary moves explain it. */
export const FLASH_DROP = 0.05;

/** Offers that both answers hold, the deepest drop first. */
export function prepareFlash(averages: readonly PriceItem[], lowests: readonly PriceItem[]): FlashRow[] {
  const byOffer = new Map(lowests.map((item) => [offerKey(item), item]));
  return averages
    .flatMap((average) => {
      const lowest = byOffer.get(offerKey(average));
      return lowest
        ? [{ average, lowest, drop: dropOf(positivePrice(average.price), positivePrice(lowest.price)) }]
        : [];
    })
    .sort((a, b) => (b.drop ?? -1) - (a.drop ?? -1));
}

function offerKey({ retailer, retailer_country, product_id, merchant_name, currency }: PriceItem): string {
  return JSON.stringify([retailer, retailer_country, product_id, merchant_name, currency]);
}

function dropOf(average: number | null, lowest: number | null): number | null {
  return average === null || lowest === null ? null : (average - lowest) / average;
}
