import type { Placement } from '@/delivery/sample/catalogue/placement';
import { type Day, instant } from '@/delivery/sample/day';
import { noise } from '@/delivery/sample/noise';
import type { World } from '@/delivery/sample/world';

/** A collection: the day and the full hour at which its session starts. */
export interface Session {
  readonly day: Day;
  readonly hour: number;
}

export function sessionTime({ day, hour }: Session): string {
  return instant(day, hour);
}

/** When a page was visited: retailer after retailer, all within the hour of the session. */
export function crawlingTime(world: World, { day, hour }: Session, { retailer, key }: Placement): string {
  const share = 3540 / world.retailers.length;
  return instant(day, hour, (world.retailers.indexOf(retailer) + noise(key, 'crawl', day)) * share);
}
