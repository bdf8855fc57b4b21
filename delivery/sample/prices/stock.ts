import type { Placement } from '@/delivery/sample/catalogue/placement';
import type { Day } from '@/delivery/sample/day';
import { noise } from '@/delivery/sample/noise';
import { cycleOf, dayIn } from '@/delivery/sample/stories/calendar';
import { castOf } from '@/delivery/sample/stories/cast';
import type { World } from '@/delivery/sample/world';

const SPELL_DAYS = 4;
const SPELLS_OUT = 0.05;

/** @param seller key of the merchant at this placement, as each has its own stock */
export function isInStock(world: World, placement: Placement, seller: number, day: Day): boolean {
  const { stockOut, priceWar, listPriceBreach } = castOf(world, cycleOf(day));
  if (placement === stockOut) return dayIn('stock-out', day) === null;
  if ([priceWar.attacked, priceWar.attacker, listPriceBreach].includes(placement)) return true;
  const spell = Math.floor((day + noise(seller, 'stock day') * SPELL_DAYS) / SPELL_DAYS);
  return noise(seller, 'stock', spell) >= SPELLS_OUT;
}
