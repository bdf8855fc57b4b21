import { expect, it } from 'vitest';
import { dayOf } from '@/delivery/sample/day';
import { careWorld } from '@/delivery/sample/world';
import { priceEnding } from './money';
import { offersOf } from './offers';

const world = careWorld({ seed: 7, scale: 1 });
const DAY = dayOf('2026-06-29');
const offers = world.placements.flatMap((placement) => offersOf(world, placement, DAY, 5));

it.each([
  [2.88, [25, 45, 75, 95], 2.95],
  [3.05, [25, 45, 75, 95], 2.95],
  [0.1, [99], 0.99],
  [7.123, [], 7.12],
])('ends %d with %j as %d', (amount, endings, price) => {
  expect(priceEnding(amount, endings)).toBe(price);
});

it('ranks only offers in stock for the buybox', () => {
  const products = world.placements.map((placement) => offers.filter((offer) => offer.placement === placement));
  for (const list of products) {
    const ranks = list.filter(({ inStock }) => inStock).map(({ position }) => position);
    expect(ranks).toEqual(ranks.map((_, i) => i + 1));
    expect(list.filter(({ inStock, position }) => !inStock && position !== null)).toEqual([]);
  }
  expect(Math.max(...products.map((list) => list.length))).toBeGreaterThan(3);
});

it('has promotions whose text agrees with the price', () => {
  const promoted = offers.filter(({ promotion, selling }) => promotion !== null && selling !== null);
  expect(promoted.length).toBeGreaterThan(50);
  for (const { promotion, selling, regular } of promoted)
    expect(Number(/\d+/.exec(promotion ?? '')?.[0])).toBe(Math.round((1 - (selling ?? 0) / regular) * 100));
});

it('has some stock-outs, some without a price, and the usual price endings of each country', () => {
  const out = offers.filter(({ inStock }) => !inStock);
  expect(out.length / offers.length).toBeGreaterThan(0.02);
  expect(out.length / offers.length).toBeLessThan(0.1);
  expect(out.some(({ selling }) => selling === null)).toBe(true);
  for (const { selling, list, placement } of offers) {
    const { marketplace, endings } = placement.retailer;
    if (selling !== null && selling < list && !marketplace && endings.length > 0)
      expect(endings).toContain(Math.round((selling % 1) * 100));
  }
});
