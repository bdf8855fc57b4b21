import { expect, it } from 'vitest';
import { type Day, dayOf } from './day';
import { offersOf } from './prices/offers';
import { organicOf } from './shelves/ranking';
import { resultsOf } from './shelves/results';
import { careWorld } from './world';

// Between two days, little happens that is not part of a story, so that the Overview is readable.

const world = careWorld({ seed: 7, scale: 1 });
const WEEK: readonly [Day, Day] = [dayOf('2026-06-23'), dayOf('2026-06-30')];
const own = world.placements.filter(({ sku }) => sku.brand.own);

/** Returns what is true on a day, as identifiers. */
type Facts = (day: Day) => Set<string>;

/** Counts what is true on the second day only. */
function newIn(facts: Facts): number {
  const [before, now] = WEEK.map(facts);
  return [...(now ?? [])].filter((fact) => !before?.has(fact)).length;
}

const soldOut: Facts = (day) =>
  new Set(
    own
      .filter((placement) => offersOf(world, placement, day, 5).every(({ inStock }) => !inStock))
      .map(({ url }) => url),
  );

const lostBuyboxes: Facts = (day) =>
  new Set(
    own
      .filter((placement) =>
        offersOf(world, placement, day, 5).some(({ position, merchant }) => position === 1 && !merchant.main),
      )
      .map(({ url }) => url),
  );

const offPageOne: Facts = (day) =>
  new Set(
    world.shelves
      .filter(({ source }) => source.type === 'SEARCH' && source.power)
      .flatMap((shelf) => [...resultsOf(world, shelf, day)].map((listing) => ({ ...listing, shelf })))
      .filter(({ product, sponsored, page }) => product.placement?.sku.brand.own && !sponsored && page > 1)
      .map(({ product, shelf }) => `${shelf.url} ${product.url}`),
  );

it.each([
  ['stock-outs', soldOut, 5],
  ['lost buyboxes', lostBuyboxes, 5],
  ['own SKUs off page one of a power keyword', offPageOne, 5],
])('has some %s, few of them new in a week', (_, facts, most) => {
  expect(facts(WEEK[1]).size).toBeGreaterThan(0);
  expect(newIn(facts)).toBeLessThanOrEqual(most);
});

it('misses only unmonitored products on incomplete pages', () => {
  const missing = world.shelves.flatMap((shelf) => {
    const organic = [...resultsOf(world, shelf, WEEK[1])].filter(({ sponsored }) => !sponsored);
    const products = new Set(organic.map(({ product }) => product));
    const last = Math.max(...organic.map(({ rank }) => rank));
    return organicOf(world, shelf, WEEK[1])
      .slice(0, last)
      .filter((product) => !products.has(product));
  });
  expect(missing.length).toBeGreaterThan(0);
  expect(missing.filter(({ placement }) => placement)).toEqual([]);
});
