import { NOT_STATED } from '@/lib/client/facets';
import { frontOffers, isBuyboxKept } from '@/lib/client/prices/front-offers';
import type { Offer } from '@/lib/client/prices/offer';

/** `count` of `of`: a share that carries its denominator. `of` 0 means that nothing is known. */
export interface Share {
  readonly count: number;
  readonly of: number;
}

export interface Totals {
  readonly offers: number;
  readonly skus: number;
  readonly retailers: number;
  /** Offers in stock, of those whose stock is known. */
  readonly inStock: Share;
  /** Offers whose availability is given but cannot be read, because values other than 0 and 1 occur in the set. */
  readonly unreadStock: number;
  /** SKUs at a retailer whose buybox a main merchant holds, of those where position 1 and its kind are known. */
  readonly buybox: Share;
  /** Offers below price_2, and those above it, of those with both prices. */
  readonly discounted: Share;
  readonly above: Share;
  /** Offers with a landed price, of those with a price: the others' shipping fee is not known. */
  readonly landed: Share;
  /** Offers whose discount_amount equals price_2 − price, of those with all three. */
  readonly agreeing: Share;
}

export function prepareTotals(offers: readonly Offer[]): Totals {
  const fronts = frontOffers(offers);
  const holders = [...fronts.values()].flatMap((shops) => [...shops.values()]);
  return {
    offers: offers.length,
    skus: fronts.size,
    retailers: new Set(offers.map(({ words }) => `${words.retailer}|${words.country}`)).size,
    inStock: share(offers, ({ words }) => yes(words.stock[0], 'in', 'out')),
    unreadStock: offers.filter(({ item, words }) => item.availability !== null && words.stock[0] === NOT_STATED).length,
    buybox: share(holders, isBuyboxKept),
    discounted: share(offers, ({ words }) => isWord(words.discount[0], 'yes')),
    above: share(offers, ({ words }) => isWord(words.discount[0], 'above')),
    landed: share(offers, ({ price, landed }) => (price === null ? null : landed !== null)),
    agreeing: share(offers, ({ check }) => yes(check, 'agrees', 'differs')),
  };
}

function share(offers: readonly Offer[], holds: (offer: Offer) => boolean | null): Share {
  let count = 0;
  let of = 0;
  for (const offer of offers) {
    const answer = holds(offer);
    if (answer === null) continue;
    of += 1;
    if (answer) count += 1;
  }
  return { count, of };
}

function yes(word: string | null | undefined, positive: string, negative: string): boolean | null {
  return word === positive ? true : word === negative ? false : null;
}

function isWord(word: string | undefined, wanted: string): boolean | null {
  return word === undefined || word === NOT_STATED ? null : word === wanted;
}
