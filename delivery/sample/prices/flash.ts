import type { Placement } from '@/delivery/sample/catalogue/placement';
import type { Day } from '@/delivery/sample/day';
import { keyOf, noise, pick } from '@/delivery/sample/noise';
import type { World } from '@/delivery/sample/world';
import { isInStock } from './stock';

/** Hours of a flash price. The daily collections at five and fifteen never observe one. */
export const FLASH_HOURS = [12, 13];

/** Returns the product with a flash price on a day, or null. */
export function flashOn(world: World, day: Day): Placement | null {
  if (day % 2 === 1) return null;
  const stage = world.placements.filter((placement) => mayFlash(placement) && isSold(world, placement, day));
  return pick(stage, noise(keyOf(world.seed, 'flash'), 'placement', day));
}

export function isFlash(world: World, placement: Placement, day: Day, hour: number): boolean {
  return FLASH_HOURS.includes(hour) && mayFlash(placement) && placement === flashOn(world, day);
}

function mayFlash({ sku, retailer }: Placement): boolean {
  return sku.power && retailer.code === 'korbina_de';
}

function isSold(world: World, placement: Placement, day: Day): boolean {
  return placement.retailer.merchants.every(({ name }) => isInStock(world, placement, keyOf(placement.key, name), day));
}
