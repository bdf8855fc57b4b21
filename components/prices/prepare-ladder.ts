import { amountOf, type Offer, type PriceBasis } from '@/lib/client/prices/offer';
import { ascending, byBuybox } from '@/lib/client/prices/order';
import { groupBy } from '@/lib/queries/shared/group-by';

export interface Rung {
  readonly offer: Offer;
  readonly amount: number;
  /** The SKU that the ladder is about. */
  readonly self: boolean;
}

/** The tags by which a SKU can be compared: those it shares with at least one other SKU of the set. */
export function sharedTags(all: readonly Offer[], sku: string): string[] {
  const own = new Set(
    all.filter((offer) => offer.sku === sku).flatMap(({ words, item }) => (item.tags.length ? words.tag : [])),
  );
  const shared = new Set<string>();
  for (const offer of all) if (offer.sku !== sku) for (const tag of offer.words.tag) if (own.has(tag)) shared.add(tag);
  return [...shared].sort();
}

/**
 * SKUs with `tag` in `shop` from the cheapest up, each by the offer a shopper meets first, in the currency of the SKU
 * the ladder is about. Empty when that SKU has no price there: there is nothing to stand between.
 */
export function priceLadder(
  all: readonly Offer[],
  { sku, shop, tag, basis }: { sku: string; shop: string; tag: string; basis: PriceBasis },
): Rung[] {
  const there = all.filter((offer) => offer.shop === shop && (offer.sku === sku || offer.words.tag.includes(tag)));
  const fronts = [...groupBy(there, (offer) => offer.sku).values()].flatMap((its) =>
    its.toSorted(byBuybox).slice(0, 1),
  );
  const self = fronts.find((offer) => offer.sku === sku);
  if (!self || amountOf(self, basis) === null) return [];
  return fronts
    .filter((offer) => offer.item.currency === self.item.currency)
    .flatMap((offer) => {
      const amount = amountOf(offer, basis);
      return amount === null ? [] : [{ offer, amount, self: offer === self }];
    })
    .sort((a, b) => ascending(a.amount, b.amount));
}

const NEIGHBOURS = 7;

/** The rungs next to the SKU's own, as many below as above where there are as many. */
export function nearSelf(rungs: readonly Rung[]): readonly Rung[] {
  const place = rungs.findIndex(({ self }) => self);
  return rungs.slice(Math.max(0, place - NEIGHBOURS), place + NEIGHBOURS + 1);
}
