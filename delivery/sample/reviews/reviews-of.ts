import type { Placement } from '@/delivery/sample/catalogue/placement';
import type { Day } from '@/delivery/sample/day';
import { keyOf, noise, pick, pickIndex } from '@/delivery/sample/noise';
import { isUnrated, ratingOf } from '@/delivery/sample/ratings/rating-of';
import { cycleOf, dayIn } from '@/delivery/sample/stories/calendar';
import { castOf } from '@/delivery/sample/stories/cast';
import type { Language } from '@/delivery/sample/words/words';
import type { World } from '@/delivery/sample/world';
import type { Topic } from './phrases';
import { reviewers } from './reviewers';
import { type WrittenReview, writeReview } from './write-review';

/** A review on the day it was first collected, before it is split into the three files. */
export interface Review extends WrittenReview {
  readonly placement: Placement;
  readonly key: number;
  readonly id: string;
  readonly stars: number;
  /** Date on the page: usually the day before it was collected, sometimes much earlier. */
  readonly written: Day;
  readonly language: Language;
  readonly reviewer: string;
}

const BATCH_REVIEWS_A_DAY = 2;

/** Yields the new reviews of a day by retailer. */
export function* reviewsOf(world: World, day: Day): Generator<Review> {
  const batch = dayIn('bad-batch', day) === null ? null : castOf(world, cycleOf(day)).badBatch.sku;
  for (const placement of world.placements) {
    if (isUnrated(placement)) continue;
    const fromBatch = placement.sku === batch;
    const count = fromBatch ? BATCH_REVIEWS_A_DAY : usualCount(placement, day);
    for (let nth = 0; nth < count; nth++) yield makeReview(world, placement, { day, nth, fromBatch });
  }
}

/** Returns the complaint about a bad batch. */
function complaintOf({ sku }: Placement): Topic {
  return sku.category.pack === 'bottle' ? 'leaking cap' : 'packaging';
}

function usualCount({ key, sku }: Placement, day: Day): number {
  const chance = noise(key, 'reviews', day);
  const expected = 0.02 + 0.14 * sku.appeal;
  return chance < expected / 8 ? 2 : chance < expected ? 1 : 0;
}

interface Found {
  day: Day;
  nth: number;
  fromBatch: boolean;
}

function makeReview(world: World, placement: Placement, { day, nth, fromBatch }: Found): Review {
  const { retailer, productId } = placement;
  const key = keyOf(placement.key, `review ${day} ${nth}`);
  const stars = fromBatch
    ? pickStars(key, [0.45, 0.25, 0.12, 0.08, 0.1])
    : usualStars(key, ratingOf(world, placement, day));
  const language = noise(key, 'language') < 0.12 ? 'en' : retailer.language;
  const late = !fromBatch && noise(key, 'found late') < 0.1;
  return {
    placement,
    key,
    id: `${productId}-${day.toString(36)}${nth}`,
    stars,
    written: day - (late ? 3 + Math.floor(noise(key, 'age') ** 2 * 400) : 1),
    language,
    reviewer: pick(reviewers[language], noise(key, 'reviewer')),
    ...writeReview({
      key,
      language,
      stars,
      topics: world.topics,
      complaint: fromBatch ? complaintOf(placement) : null,
    }),
  };
}

/** Returns stars around the product's average. */
function usualStars(key: number, average: number): number {
  const better = (average - 3) / 2;
  return pickStars(key, [0.24 - 0.2 * better, 0.14 - 0.11 * better, 0.18 - 0.08 * better, 0.22, 0.2 + 0.45 * better]);
}

function pickStars(key: number, weights: readonly number[]): number {
  return 1 + pickIndex(weights, noise(key, 'stars'));
}
