import type { Finding, Kind } from '@/components/overview/finding';
import { type LinkDays, movedHref, pricesHref, skuHref } from '@/components/overview/links';
import type { Format } from '@/lib/client/format';
import type { Offer } from '@/lib/client/prices/offer';
import { type Change, type Move, pairListings } from '@/lib/client/prices/prepare-changes';
import { skuName } from '@/lib/client/prices/sku-name';

interface Asked {
  readonly format: Format;
  /** How price_2 is called here. */
  readonly price2: string;
  /** From this share of price_2 on a discount is a breach; null where none is too deep. */
  readonly deepest: number | null;
  readonly days: LinkDays;
}

type Told = Pick<Finding, 'kind' | 'worse' | 'by' | 'before' | 'now' | 'rowHref'>;

/** Half a cent: what averaging a day can make of two equal prices. */
const ROUNDING = 0.005;

const MOVES: Partial<Record<Move, { kind: Kind; worse: boolean }>> = {
  'sold-out': { kind: 'stock', worse: true },
  back: { kind: 'stock', worse: false },
  'buybox-lost': { kind: 'buybox', worse: true },
  'buybox-won': { kind: 'buybox', worse: false },
};

/** Own SKUs that sold out, lost their buybox or left their list price, and those that came back. */
export function findPriceChanges(now: readonly Offer[], before: readonly Offer[], asked: Asked): Finding[] {
  const changes = pairListings(now.filter(isOwn), before.filter(isOwn), 'selling');
  return changes.flatMap((change) =>
    [...movesTold(change, asked), ...listPriceTold(change, asked)].map((told) => findingOf(change, told, asked)),
  );
}

function isOwn({ item }: Offer): boolean {
  return item.is_own_brand === true;
}

function movesTold({ offer, now, before, moves }: Change, { format, days }: Asked): Told[] {
  const inWords = (kind: Kind, one: Offer | null) => {
    if (kind === 'stock') return one?.words.stock.includes('in') ? 'in stock' : 'out of stock';
    return `${one?.item.merchant_name ?? 'merchant not stated'}, ${priceOf(one, format)}`;
  };
  return moves.flatMap((move): Told[] => {
    const told = MOVES[move];
    if (!told) return [];
    const rowHref = movedHref(days, offer.item.retailer, move);
    return [{ ...told, by: '', before: inWords(told.kind, before), now: inWords(told.kind, now), rowHref }];
  });
}

function listPriceTold({ offer, now, before }: Change, { format, price2, deepest, days }: Asked): Told[] {
  const keeps = now && keepsListPrice(now, deepest);
  const kept = before && keepsListPrice(before, deepest);
  if (keeps === null || kept === null || keeps === kept) return [];
  const inWords = (one: Offer | null) =>
    `${priceOf(one, format)}, ${price2.toLowerCase()} ${format.money(one?.item.price_2, one?.item.currency)}`;
  const breach = (offer.price ?? 0) > (offer.listPrice ?? 0) ? 'above' : 'below';
  const rowHref = pricesHref(days, offer.item.retailer);
  return [{ kind: 'list', worse: kept, by: keeps ? '' : breach, before: inWords(before), now: inWords(now), rowHref }];
}

/** Neither above price_2 nor too far below it; null without both prices. */
function keepsListPrice({ price, listPrice, depth }: Offer, deepest: number | null): boolean | null {
  if (price === null || listPrice === null) return null;
  return price <= listPrice + ROUNDING && (deepest === null || depth === null || depth < deepest);
}

function findingOf({ offer, sku, now, before }: Change, told: Told, { days }: Asked): Finding {
  const { shop, item } = offer;
  return {
    ...told,
    id: `${told.kind}|${shop}|${sku}`,
    retailer: item.retailer,
    name: skuName([offer]),
    brand: item.brand_name,
    heavy: item.is_psku,
    key: sku,
    href: skuHref(days, item.retailer, sku),
    rows: { now: now ? [now.item] : [], before: before ? [before.item] : [] },
  };
}

function priceOf(offer: Offer | null, format: Format): string {
  return format.money(offer?.item.price, offer?.item.currency);
}
