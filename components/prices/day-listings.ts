import { fetchSet } from '@/lib/client/ndjson-stream';
import type { Offer } from '@/lib/client/prices/offer';
import { byBuybox } from '@/lib/client/prices/order';
import { prepareOffers } from '@/lib/client/prices/prepare-offers';
import type { Holding } from '@/lib/client/use-sets';
import type { PriceItem } from '@/lib/contract/price';
import { groupBy } from '@/lib/queries/shared/group-by';

/** What one shop had of one SKU on a day. */
export interface Listing {
  /** Of the offer that a shopper meets first. */
  readonly price: number | null;
  readonly merchant: string | null;
  /** At any merchant: true where one has it, false where some are known and none has it. */
  readonly inStock: boolean | null;
  /** Whether a main merchant holds the buybox. */
  readonly kept: boolean | null;
}

/** By SKU, then by shop. */
export type Listings = ReadonlyMap<string, ReadonlyMap<string, Listing>>;

/** Of a month of days only these stay in the browser, not every offer. */
export const DAY_LISTINGS: Holding<{ url: string; listings: Listings }> = {
  name: 'price-listings',
  load: async (url, options) => {
    const { rows } = await fetchSet<PriceItem>(url, options);
    return { url, listings: listingsOf(prepareOffers(rows)) };
  },
};

export function listingsOf(offers: readonly Offer[]): Listings {
  return new Map(
    [...groupBy(offers, ({ sku }) => sku)].map(([sku, its]) => [
      sku,
      new Map([...groupBy(its, ({ shop }) => shop)].map(([shop, there]) => [shop, listingOf(there)])),
    ]),
  );
}

function listingOf(offers: readonly Offer[]): Listing {
  const first = offers.toSorted(byBuybox)[0];
  const stock = offers.map(({ words }) => words.stock[0]);
  return {
    price: first?.price ?? null,
    merchant: first?.item.merchant_name ?? null,
    inStock: stock.includes('in') ? true : stock.includes('out') ? false : null,
    kept: first?.words.buybox[0] === 'kept' ? true : first?.words.buybox[0] === 'lost' ? false : null,
  };
}
