import type { Placement } from '@/delivery/sample/catalogue/placement';
import { titleOf } from '@/delivery/sample/catalogue/sku';
import { type Day, isoDate } from '@/delivery/sample/day';
import type { World } from '@/delivery/sample/world';
import { type Act, acts, cycleOf, spanOf } from './calendar';
import { castOf } from './cast';

/** Returns a sentence for each story with the dates of its newest run that has begun by a day. */
export function storyLines(world: World, day: Day): string[] {
  return (Object.keys(acts) as Act[])
    .map((act) => newestRun(act, day))
    .sort((a, b) => a.first - b.first)
    .map(({ act, cycle, first, last }) => {
      const dates = first === last ? isoDate(first) : `${isoDate(first)} to ${isoDate(last)}`;
      return `${dates}  ${sentences[act](world, cycle)}`;
    });
}

/** Returns the run of a story on a day, or the last one before it. */
export function newestRun(act: Act, day: Day): { act: Act; cycle: number; first: Day; last: Day } {
  const cycle = cycleOf(day);
  const begun = spanOf(act, cycle).first <= day ? cycle : cycle - 1;
  return { act, cycle: begun, ...spanOf(act, begun) };
}

const sentences: Record<Act, (world: World, cycle: number) => string> = {
  'price-war': (world, cycle) => {
    const { attacked, attacker } = castOf(world, cycle).priceWar;
    return `Price war: ${titleOf(attacker.sku, 'en')} undercuts ${describePlacement(attacked)}, which follows after four days.`;
  },
  'stock-out': (world, cycle) => `Out of stock: ${describePlacement(castOf(world, cycle).stockOut)}.`,
  'keyword-lost': (world, cycle) => {
    const { loser, pusher } = castOf(world, cycle).keywordLost;
    const keyword = loser.sku.category.keywords[0]?.words[loser.retailer.language];
    return `Keyword lost: "${keyword}", ${describePlacement(loser)} falls from #3 to page 3 while ${pusher.name} buys the sponsored positions.`;
  },
  'bad-batch': (world, cycle) => {
    const { sku } = castOf(world, cycle).badBatch;
    const complaint = sku.category.pack === 'bottle' ? 'leaking caps' : 'the packaging';
    return `Bad batch: ratings of ${titleOf(sku, 'en')} fall, reviews complain about ${complaint}.`;
  },
  'buybox-lost': (world, cycle) =>
    `Buybox lost to an unknown merchant: ${describePlacement(castOf(world, cycle).buyboxLost)}.`,
  'list-price-breach': (world, cycle) =>
    `Sold above its list price: ${describePlacement(castOf(world, cycle).listPriceBreach)}.`,
  'banner-takeover': (world, cycle) => {
    const { brand, retailer } = castOf(world, cycle).bannerTakeover;
    return `Banner takeover: ${brand.name} has every banner of the home page of ${retailer.name}.`;
  },
  'no-rating-file': () => 'Feed: the rating file is missing.',
  'light-price-file': () => 'Feed: the price file of 05:00 holds 45% of the usual rows.',
  'no-afternoon-file': () => 'Feed: the second price file of a Tuesday, 15:00, is missing.',
};

function describePlacement({ sku, retailer }: Placement): string {
  return `${titleOf(sku, 'en')} at ${retailer.name}`;
}
