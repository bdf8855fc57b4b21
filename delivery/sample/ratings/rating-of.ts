import type { Placement } from '@/delivery/sample/catalogue/placement';
import { type Day, dayOf } from '@/delivery/sample/day';
import { drift, noise } from '@/delivery/sample/noise';
import { cycleOf, daysSince } from '@/delivery/sample/stories/calendar';
import { castOf } from '@/delivery/sample/stories/cast';
import type { World } from '@/delivery/sample/world';

const OPENING = dayOf('2022-01-01');
const WORST = 0.9;
/** Days in which a bad batch lowers the average, and in which the average recovers afterwards. */
const FALL_DAYS = 14;
const RETURN_DAYS = 10;
/** How far averages move, and in how many days. */
const DRIFT = { amount: 0.12, days: 40 };

/** Returns whether a product has no ratings and reviews at a retailer. */
export function isUnrated({ key, sku }: Placement): boolean {
  return !sku.power && noise(key, 'unrated') < 0.06;
}

/** Returns the average rating, 1 to 5 with two decimals. */
export function ratingOf(world: World, placement: Placement, day: Day): number {
  const { key, sku } = placement;
  const calm = 3.7 + 0.9 * noise(sku.key, 'quality') + 0.3 * (noise(key, 'rating') - 0.5);
  const moving = calm + DRIFT.amount * (drift(key, 'rating drift', day, DRIFT.days) - 0.5);
  return Math.round(Math.min(5, moving - batchEffect(world, placement, day)) * 100) / 100;
}

/** Returns the number of ratings, which grows by a daily rate. */
export function ratingCountOf({ key, sku }: Placement, day: Day): number {
  const perDay = 0.02 + 0.7 * sku.appeal ** 2 * (0.5 + noise(key, 'ratings a day'));
  return Math.floor(2 + noise(key, 'first ratings') * 20 + perDay * (day - OPENING));
}

function batchEffect(world: World, { sku }: Placement, day: Day): number {
  if (sku !== castOf(world, cycleOf(day)).badBatch.sku) return 0;
  const since = daysSince('bad-batch', day) + 1;
  const share = since <= FALL_DAYS ? since / FALL_DAYS : 1 - (since - FALL_DAYS) / RETURN_DAYS;
  return WORST * Math.min(1, Math.max(0, share));
}
