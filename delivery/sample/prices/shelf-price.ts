import type { Placement } from '@/delivery/sample/catalogue/placement';
import type { Day } from '@/delivery/sample/day';
import { noise, pick } from '@/delivery/sample/noise';
import { cycleOf, dayIn } from '@/delivery/sample/stories/calendar';
import { castOf } from '@/delivery/sample/stories/cast';
import type { World } from '@/delivery/sample/world';
import { priceEnding } from './money';

/** The prices of an SKU at a retailer on a day, before differences between merchants. */
export interface ShelfPrice {
  /** List price. */
  readonly list: number;
  /** Price without a promotion. */
  readonly regular: number;
  /** Selling price, which is below the regular one in a promotion. */
  readonly selling: number;
}

const LIST_ENDINGS = [29, 49, 79, 99];
const DEPTHS = [0.15, 0.2, 0.25, 0.3];
/** Price cuts of the attacker, and of the retailer on the attacked product, by day of a price war. */
const ATTACK = [0.1, 0.1, 0.14, 0.14, 0.2, 0.2, 0.25, 0.25, 0.3, 0.3];
const ANSWER = [0, 0, 0, 0, 0.1, 0.1, 0.14, 0.14, 0.2, 0.2];
const BREACH = 1.12;
/** The promotions of a retailer begin and end together. */
const LEAFLET_DAYS = 14;
const PRICE_ROUND_DAYS = 42;

export function shelfPriceOf(world: World, placement: Placement, day: Day): ShelfPrice {
  const list = listPrice(placement, day);
  const regular = regularPrice(placement, day, list);
  const { priceWar, listPriceBreach } = castOf(world, cycleOf(day));

  if (placement === listPriceBreach && dayIn('list-price-breach', day) !== null)
    return unpromoted(list, priceEnding(list * BREACH, placement.retailer.endings));

  // Neither side of a price war has a promotion in its cycle, so that only the war changes prices.
  const warDay = dayIn('price-war', day);
  const cutOf = (cuts: readonly number[]) => (warDay === null ? 0 : (cuts[warDay] ?? 0));
  if (placement === priceWar.attacked)
    return unpromoted(list, Math.min(list, ended(placement, regular * (1 - cutOf(ANSWER)))));
  if (placement === priceWar.attacker) {
    const defended = regularPrice(priceWar.attacked, day, listPrice(priceWar.attacked, day));
    const from = warDay === null ? regular : Math.min(regular, defended);
    return unpromoted(list, Math.min(list, ended(placement, from * (1 - cutOf(ATTACK)))));
  }

  const leaflet = Math.floor((day + (placement.retailer.code.length % LEAFLET_DAYS)) / LEAFLET_DAYS);
  if (noise(placement.key, 'promotion', leaflet) >= placement.retailer.promotions) return unpromoted(list, regular);
  const depth = pick(DEPTHS, noise(placement.key, 'promotion depth', leaflet));
  return { list, regular, selling: Math.min(regular, ended(placement, regular * (1 - depth))) };
}

function unpromoted(list: number, regular: number): ShelfPrice {
  return { list, regular, selling: regular };
}

/** Returns the list price, which has the same ratio at all retailers of a country and changes every four months. */
function listPrice({ sku, retailer }: Placement, day: Day): number {
  const season = Math.floor((day + noise(sku.key, 'list season') * 120) / 120);
  const level = 0.97 + 0.06 * noise(sku.key, 'list level', season);
  return priceEnding(sku.euro * retailer.perEuro * level, LIST_ENDINGS);
}

/**
 * Returns the regular price, which changes every six weeks on a different day for each product, up to the list price.
 */
function regularPrice(placement: Placement, day: Day, list: number): number {
  const { key, retailer } = placement;
  const round = Math.floor((day + noise(key, 'price round') * PRICE_ROUND_DAYS) / PRICE_ROUND_DAYS);
  return Math.min(list, ended(placement, list * (retailer.level + 0.06 * (noise(key, 'price level', round) - 0.5))));
}

function ended({ retailer }: Placement, amount: number): number {
  return priceEnding(amount, retailer.endings);
}
