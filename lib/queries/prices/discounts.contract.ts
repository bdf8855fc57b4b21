import { describe, expect, it } from 'vitest';
import { ownDatabase } from '@/lib/server/testing/own-database';
import { SERVICES } from '@/lib/server/testing/services';
import { discounts } from './discounts';
import { belowList, cents, depthOf, listOf, on, shopOf, withBoth } from './test-figures';
import { account, NOW, offer, PARAMS } from './test-offers';

ownDatabase();

describe.each(SERVICES)('of $title', (kind) => {
  it('counts the offers of each step of discounts', async () => {
    const { ask } = await account(kind);
    const { answer } = await ask(discounts, PARAMS);
    const rows = withBoth(on(NOW));
    expect(answer).toMatchObject({
      above: rows.filter((row) => (cents(row) ?? 0) < 0).length,
      none: rows.filter((row) => cents(row) === 0).length,
      known: rows.length,
      all: on(NOW).length,
    });
    for (const { over, upTo, offers } of answer.steps) {
      // In whole cents, so that an end of a step is exact.
      const isInside = (row: (typeof rows)[number]) => {
        const [discount, list] = [(cents(row) ?? 0) * 100, Math.round((listOf(row) ?? 0) * 100)];
        return discount > over * list && (upTo === null || discount <= upTo * list);
      };
      expect(offers, `over ${over}%`).toBe(rows.filter(isInside).length);
    }
    const { above, none, steps, known } = answer;
    expect(above + none + steps.reduce((sum, step) => sum + step.offers, 0)).toBe(known);
  });

  it('averages the discounts of each brand at each retailer', async () => {
    const { ask } = await account(kind);
    const { answer } = await ask(discounts, PARAMS);
    expect(answer.brands.map(({ name, own }) => [name, own])).toEqual([
      ['Velquin', true],
      ['Fenwarra', false],
      [null, false],
    ]);
    expect(answer.shops.map(({ retailer }) => retailer)).toEqual(['Korbina DE', 'Halvéo FR', 'Thistle GB', null]);
    for (const { name, cells } of answer.brands) {
      const rows = withBoth(on(NOW)).filter((row) => row.brand_name === name);
      expect(cells.map(({ shop }) => shop).sort()).toEqual([...new Set(rows.map(shopOf))].sort());
      for (const { shop, depth, discounted, offers } of cells) {
        const known = rows.filter((row) => shopOf(row) === shop);
        const depths = known.map((row) => Math.max(0, depthOf(row) ?? 0));
        expect(depth, `${name} at ${shop}`).toBeCloseTo(depths.reduce((a, b) => a + b, 0) / depths.length, 8);
        expect([discounted, offers]).toEqual([belowList(known).part, known.length]);
      }
    }
  });
});

it.each([
  // 10% and 30% in decimals, slightly more in binary fractions.
  [0.99, 1.1, 10],
  [0.77, 1.1, 30],
  [0.98, 1.1, 20],
  [0.5, 1.1, null],
])('%d of %d belongs to the step up to %s percent', async (selling, list, upTo) => {
  const { ask, collect } = await account();
  await collect('2026-03-05', [offer('soap', 'k', selling, list)]);
  const { answer } = await ask(discounts, { date: '2026-03-05' });
  expect(answer.steps.filter(({ offers }) => offers > 0).map((step) => step.upTo)).toEqual([upTo]);
});

it('has no discounts on a day that is not collected', async () => {
  const { ask } = await account();
  const { answer, coverage } = await ask(discounts, { date: '2026-03-03' });
  expect(answer).toMatchObject({ known: 0, all: 0, brands: [], shops: [] });
  expect(coverage.map(({ states }) => states)).toEqual(['-']);
});
