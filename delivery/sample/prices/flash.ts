import type { Placement } from '@/delivery/sample/catalogue/placement';
import type { Day } from '@/delivery/sample/day';
import { keyOf, noise, pick } from '@/delivery/sample/noise';
import type { World } from '@/delivery/sample/world';

/** Hours of a flash price. The daily collections come at five and at fifteen: they never see one. */
export const FLASH_HOURS = [12, 13];

/** The product with a flash price on this day, null on every other day. */
export function flashOn(world: World, day: Day): Placement | null {
  if (day % 2 === 1) return null;
  const stage = world.placements.filter(({ sku, retailer }) => sku.power && retailer.code === 'korbina_de');
  return pick(stage, noise(keyOf(world.seed, 'flash'), 'placement', day));
}

export function isFlash(world: World, placement: Placement, day: Day, hour: number): boolean {
  return FLASH_HOURS.includes(hour) && placement === flashOn(world, day);
}
