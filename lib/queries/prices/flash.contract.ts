import { describe, expect, it } from 'vitest';
import type { PriceItem } from '@/lib/contract/price';
import { ownDatabase } from '@/lib/server/testing/own-database';
import { SERVICES } from '@/lib/server/testing/services';
import { flash } from './flash';
import { on, sellingOf, shopOf, skuOf } from './test-figures';
import { NOW, offer, ownAccount, PARAMS } from './test-offers';

ownDatabase();

const AVG = { calculation_type: 'AVG' };
const MIN = { calculation_type: 'MIN_PRICE' };
/** Lowest prices of the offers of the day: some as the average, some lower, one without an average. */
const LOWEST = [1, 0.5, 0.97, 0.95, 0.9, 1, 1, 0.8, 0.99, 1, 0.6];
const lowestOf = (rows: readonly PriceItem[]) =>
  rows.map((row, index) => ({
    ...row,
    price: row.price === null ? 5 : row.price * (LOWEST[index] ?? 1),
    promotion_text: `flash ${index}`,
  }));

describe.each(SERVICES)('of $title', (kind) => {
  it('compares the average price of each offer with its lowest one', async () => {
    const { ask, collect } = await ownAccount(kind);
    const averages = on(NOW);
    const lowest = lowestOf(averages);
    await collect(NOW, averages, AVG);
    // Answers may have another order.
    await collect(NOW, lowest.toReversed(), MIN);
    const { answer, coverage } = await ask(flash, PARAMS);
    expect(coverage.map(({ need, states }) => [need, states])).toEqual([
      ['average', 'c'],
      ['lowest', 'c'],
    ]);
    const dropOf = (index: number) => {
      const [average, low] = [averages[index], lowest[index]].map((row) => (row ? sellingOf(row) : null));
      return average == null || low == null ? 0 : (average - low) / average;
    };
    const deep = [...averages.entries()].filter(([index]) => dropOf(index) >= 0.05 - 1e-9);
    expect(deep.length).toBeGreaterThan(2);
    expect(answer.total).toBe(deep.length);
    for (const [index, row] of deep)
      expect(answer.rows.find(({ promotion_text }) => promotion_text === `flash ${index}`)).toMatchObject({
        sku: skuOf(row),
        shop: shopOf(row),
        merchant_name: row.merchant_name,
        currency: row.currency,
        buybox_position: row.buybox_position,
        average: sellingOf(row),
        lowest: sellingOf(lowest[index] ?? row),
        drop: expect.closeTo(dropOf(index), 9),
      });
    const drops = answer.rows.map((row) => row.drop ?? 0);
    expect(drops).toEqual(drops.toSorted((a, b) => b - a));
  });
});

it('matches repeated offers in their order, and no offers of different products', async () => {
  const { ask, collect } = await ownAccount();
  const day = '2026-03-05';
  const other = { product_id: 'other' };
  await collect(day, [offer('soap', 'k', 4, 4), offer('soap', 'k', 8, 8), offer('soap', 'k', 2, 2, other)], AVG);
  await collect(day, [offer('soap', 'k', 1, 2, other), offer('soap', 'k', 3, 4), offer('soap', 'k', 5, 8)], MIN);
  const { answer } = await ask(flash, { ...PARAMS, date: day });
  expect(answer.rows.map(({ average, lowest }) => [average, lowest])).toEqual([
    [2, 1],
    [8, 5],
    [4, 3],
  ]);
});

it('compares the average regardless of the calculation type of the page, and selects its offers by filters', async () => {
  const { ask, collect } = await ownAccount();
  await collect(NOW, on(NOW), AVG);
  await collect(NOW, lowestOf(on(NOW)), MIN);
  const { answer } = await ask(flash, { ...PARAMS, ...MIN, merchant: 'other', retailer: 'Halvéo FR' });
  expect(answer.rows).toMatchObject([{ sku: 'S1', merchant_name: 'QX', average: 2.7, lowest: 2.7 * 0.95 }]);
});

it('has no rows while the lowest prices are not collected', async () => {
  const { ask, collect } = await ownAccount();
  await collect(NOW, on(NOW), AVG);
  const { answer, coverage } = await ask(flash, PARAMS);
  expect(answer.rows).toEqual([]);
  expect(coverage.map(({ need, states }) => [need, states])).toEqual([
    ['average', 'c'],
    ['lowest', '-'],
  ]);
});
