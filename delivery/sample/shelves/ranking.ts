import type { Day } from '@/delivery/sample/day';
import { drift, noise } from '@/delivery/sample/noise';
import { cycleOf, dayIn, daysSince } from '@/delivery/sample/stories/calendar';
import { castOf } from '@/delivery/sample/stories/cast';
import type { World } from '@/delivery/sample/world';
import type { Candidate, Shelf } from './shelf';
import type { ShelfProduct } from './shelf-product';

/** Index among the organic results of the product that loses its keyword: before, and while it falls and recovers. */
const BEFORE = 2;
const FALL = [4, 9, 16, 27];
const RETURN = [30, 15, 7, 3];
/**
 * Ranks change over weeks, and a little from day to day. Scores differ by up to 1.8, so that few products cross the end of
 * a page in a week.
 */
const DRIFT = { amount: 0.04, days: 42 };
const DAILY_NOISE = 0.004;
/** Part of a bid that changes every week. */
const WEEKLY_BID = 0.05;

/** Returns the organic results of a day, best first. */
export function organicOf(world: World, shelf: Shelf, day: Day): ShelfProduct[] {
  const scored = shelf.candidates.map((candidate) => ({ product: candidate.product, score: scoreOf(candidate, day) }));
  const ranked = scored.sort((a, b) => b.score - a.score).map(({ product }) => product);
  const { loser } = castOf(world, cycleOf(day)).keywordLost;
  const lost = isLostShelf(world, shelf, day) && ranked.find(({ placement }) => placement === loser);
  if (!lost) return ranked;
  const others = ranked.filter((product) => product !== lost);
  return others.toSpliced(lostRank(shelf, day), 0, lost);
}

/** Returns the sponsored results of a day, in order. Budgets change on Mondays. */
export function sponsoredOf(world: World, shelf: Shelf, day: Day, count: number): ShelfProduct[] {
  const week = Math.floor((day + 3) / 7);
  const { pusher } = castOf(world, cycleOf(day)).keywordLost;
  const pushed = isLostShelf(world, shelf, day) && dayIn('keyword-lost', day) !== null;
  const bids = shelf.candidates
    .filter(({ product: { placement, brand, appeal } }) =>
      pushed ? brand === pusher : placement ? placement.sku.power : appeal > 0.36,
    )
    .map(({ key, product }) => ({ product, bid: budgetOf(key, week) + product.appeal / 2 }))
    .sort((a, b) => b.bid - a.bid);
  const winners = bids.map(({ product }) => product);
  return Array.from({ length: count }, (_, i) => winners[i % winners.length]).filter(
    (product) => product !== undefined,
  );
}

function budgetOf(key: number, week: number): number {
  return (1 - WEEKLY_BID) * noise(key, 'bid') + WEEKLY_BID * noise(key, 'bid', week);
}

function scoreOf({ key, relevance }: Candidate, day: Day): number {
  return relevance + DRIFT.amount * drift(key, 'rank drift', day, DRIFT.days) + DAILY_NOISE * noise(key, 'rank', day);
}

/** Returns whether a shelf is that of the story: the power keyword of the losing product's category at its retailer. */
function isLostShelf(world: World, { source, retailer }: Shelf, day: Day): boolean {
  const { loser } = castOf(world, cycleOf(day)).keywordLost;
  return (
    source.type === 'SEARCH' && source.power && source.category === loser.sku.category && retailer === loser.retailer
  );
}

function lostRank({ key, retailer }: Shelf, day: Day): number {
  const since = daysSince('keyword-lost', day);
  if (since < 0) return BEFORE;
  if (dayIn('keyword-lost', day) === null) return RETURN[since - 14] ?? BEFORE;
  const organicOnTwoPages = 2 * (retailer.pageSize - retailer.paidPositions.length);
  return FALL[since] ?? organicOnTwoPages + 3 + Math.floor(6 * noise(key, 'lost', day));
}
