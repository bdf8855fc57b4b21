import { frontOffers, isBuyboxKept } from '@/lib/client/prices/front-offers';
import { amountOf, type Offer, type PriceBasis } from '@/lib/client/prices/offer';

/** What can happen to a SKU at a shop between two days; several at once. */
export const MOVES = ['up', 'down', 'sold-out', 'back', 'buybox-lost', 'buybox-won', 'new', 'gone'] as const;
export type Move = (typeof MOVES)[number];

/** One SKU at one shop on two days, each by the offer that a shopper meets first. */
export interface Change {
  readonly id: string;
  readonly sku: string;
  /** The later day's where it has one. */
  readonly offer: Offer;
  readonly now: Offer | null;
  readonly before: Offer | null;
  /** Amounts on the chosen basis, in the shop's currency. */
  readonly amountNow: number | null;
  readonly amountBefore: number | null;
  /** Null unless both days have an amount. */
  readonly difference: number | null;
  /** The difference as a share of the earlier amount. */
  readonly share: number | null;
  readonly moves: readonly Move[];
}

export interface Changes {
  /** Own SKUs first, the largest price move first among them. Listings that stayed as they were are left out. */
  readonly rows: readonly Change[];
  readonly count: Readonly<Record<Move, number>>;
  /** Listings of both days: what is compared like for like. */
  readonly both: number;
  readonly same: number;
}

/** `now` and `before` are the offers of two days under the same filters. */
export function prepareChanges(now: readonly Offer[], before: readonly Offer[], basis: PriceBasis): Changes {
  const all = pairListings(now, before, basis);
  const rows = all.filter(({ moves }) => moves.length > 0).sort(byWeight);
  const count = Object.fromEntries(
    MOVES.map((move) => [move, rows.filter(({ moves }) => moves.includes(move)).length]),
  ) as Record<Move, number>;
  return { rows, count, both: all.length - count.new - count.gone, same: all.length - rows.length };
}

/** Every SKU at every shop of either day, whether it changed or not. */
export function pairListings(now: readonly Offer[], before: readonly Offer[], basis: PriceBasis): Change[] {
  const later = byListing(now);
  const earlier = byListing(before);
  return [...new Set([...later.keys(), ...earlier.keys()])].map((key) =>
    toChange(key, later.get(key) ?? null, earlier.get(key) ?? null, basis),
  );
}

function byListing(offers: readonly Offer[]): Map<string, Offer> {
  const fronts = [...frontOffers(offers).values()].flatMap((shops) => [...shops.values()]);
  return new Map(fronts.map((offer) => [`${offer.sku}|${offer.shop}`, offer]));
}

function toChange(id: string, now: Offer | null, before: Offer | null, basis: PriceBasis): Change {
  // A key is of one of the two days at least.
  const offer = (now ?? before) as Offer;
  const amountNow = now && amountOf(now, basis);
  const amountBefore = before && amountOf(before, basis);
  const difference = amountNow === null || amountBefore === null ? null : amountNow - amountBefore;
  return {
    id,
    sku: offer.sku,
    offer,
    now,
    before,
    amountNow,
    amountBefore,
    difference,
    share: difference === null || !amountBefore ? null : difference / amountBefore,
    moves: movesOf(now, before, difference),
  };
}

/** Less than half a cent is what averages lose in rounding. */
const CENT = 0.005;

function movesOf(now: Offer | null, before: Offer | null, difference: number | null): Move[] {
  if (!before) return ['new'];
  if (!now) return ['gone'];
  const found: Move[] = [];
  if (difference !== null && difference > CENT) found.push('up');
  if (difference !== null && difference < -CENT) found.push('down');
  const [stockNow, stockBefore] = [now.words.stock[0], before.words.stock[0]];
  if (stockBefore === 'in' && stockNow === 'out') found.push('sold-out');
  if (stockBefore === 'out' && stockNow === 'in') found.push('back');
  if (isBuyboxKept(before) === true && isBuyboxKept(now) === false) found.push('buybox-lost');
  if (isBuyboxKept(before) === false && isBuyboxKept(now) === true) found.push('buybox-won');
  return found;
}

function byWeight(a: Change, b: Change): number {
  const own = ({ offer }: Change) => Number(offer.item.is_own_brand === true);
  return own(b) - own(a) || Math.abs(b.share ?? 0) - Math.abs(a.share ?? 0);
}
