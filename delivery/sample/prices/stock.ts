import type { Placement } from '@/delivery/sample/catalogue/placement';
import type { Day } from '@/delivery/sample/day';
import { noise } from '@/delivery/sample/noise';
import { cycleOf, dayIn } from '@/delivery/sample/stories/calendar';
import { castOf } from '@/delivery/sample/stories/cast';
import type { World } from '@/delivery/sample/world';

/** A merchant is out of stock at most once in a period. */
const PERIOD_DAYS = 28;
/** Share of periods with a stock-out. */
const PERIODS_OUT = 0.09;
/** Shortest and longest stock-out. */
const OUT_DAYS = [5, 16] as const;

/** @param seller key of the merchant at this placement, as each has its own stock */
export function isInStock(world: World, placement: Placement, seller: number, day: Day): boolean {
  const { stockOut, priceWar, listPriceBreach, buyboxLost } = castOf(world, cycleOf(day));
  if (placement === stockOut) return dayIn('stock-out', day) === null;
  if ([priceWar.attacked, priceWar.attacker, listPriceBreach, buyboxLost].includes(placement)) return true;
  const moved = day + Math.floor(noise(seller, 'stock day') * PERIOD_DAYS);
  const period = Math.floor(moved / PERIOD_DAYS);
  if (noise(seller, 'stock', period) >= PERIODS_OUT) return true;
  const [shortest, longest] = OUT_DAYS;
  const length = shortest + Math.floor(noise(seller, 'days out of stock', period) * (longest - shortest + 1));
  return moved - period * PERIOD_DAYS >= length;
}
