import type { Placement } from '@/delivery/sample/catalogue/placement';
import { type Day, instant } from '@/delivery/sample/day';
import { noise } from '@/delivery/sample/noise';
import type { World } from '@/delivery/sample/world';

/** The day and the full hour at which a collection starts. */
export interface Session {
  readonly day: Day;
  readonly hour: number;
}

export function sessionTime({ day, hour }: Session): string {
  return instant(day, hour);
}

/** Returns when a page was crawled, by retailer, within the hour of the session. */
export function crawlingTime(world: World, { day, hour }: Session, { retailer, key }: Placement): string {
  const share = 3540 / world.retailers.length;
  return instant(day, hour, (world.retailers.indexOf(retailer) + noise(key, 'crawl', day)) * share);
}
