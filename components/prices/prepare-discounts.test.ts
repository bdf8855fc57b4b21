import { expect, it } from 'vitest';
import { prepareDiscounts } from '@/components/prices/prepare-discounts';
import { offersOf } from '@/lib/client/prices/test-items';

const discounts = prepareDiscounts(
  offersOf(
    { price: 5, price_2: 10 },
    { price: 10, price_2: 10 },
    { price: 9, price_2: 10 },
    { price: 8.9, price_2: 10 },
    { price: 11, price_2: 10 },
    { price: 10, price_2: null },
    { brand_name: 'Bergtal', is_own_brand: false, price: null, price_2: 10 },
  ),
);

it('takes the mean over all offers with both prices, full price as 0, above it not as a negative discount', () => {
  expect(discounts.cells).toHaveLength(1);
  expect(discounts.cells[0]?.depth).toBeCloseTo((0.5 + 0 + 0.1 + 0.11 + 0) / 5);
  expect(discounts.cells[0]).toMatchObject({ discounted: 3, offers: 5 });
});

it('every offer with both prices is in exactly one bin; ten percent belongs to the lower one', () => {
  expect(discounts.bins.map(({ label, offers }) => [label, offers])).toEqual([
    ['above', 1],
    ['none', 1],
    ['0–10%', 1],
    ['10–20%', 1],
    ['20–30%', 0],
    ['30–40%', 0],
    ['>40%', 1],
  ]);
  expect([discounts.known, discounts.unknown]).toEqual([5, 2]);
});
