import { describe, expect, it } from 'vitest';
import { ownDatabase } from '@/lib/server/testing/own-database';
import { SERVICES } from '@/lib/server/testing/services';
import { summary } from './summary';
import { amountsInStock, idOf, on, skuOf } from './test-figures';
import { account, BEFORE, NOW, PARAMS } from './test-offers';

ownDatabase();

describe.each(SERVICES)('of $title', (kind) => {
  it('counts offers and lowest prices that changed since the compared day', async () => {
    const { ask } = await account(kind);
    const { answer } = await ask(summary, PARAMS);
    const both = on(NOW).filter((row) => on(BEFORE).some((earlier) => idOf(earlier) === idOf(row))).length;
    const pairs = [...new Set(on(NOW).map((row) => JSON.stringify([skuOf(row), row.currency])))].map((key) => {
      const [sku, currency] = JSON.parse(key) as [string, string | null];
      const [now, before] = [NOW, BEFORE].map((day) => amountsInStock(on(day), sku, currency));
      return { now: Math.min(...(now ?? [])), before: Math.min(...(before ?? [])) };
    });
    const known = pairs.filter(({ now, before }) => Number.isFinite(now) && Number.isFinite(before));
    expect(answer).toEqual({
      both,
      entered: on(NOW).length - both,
      left: on(BEFORE).length - both,
      lowest_fell: known.filter(({ now, before }) => now < before).length,
      lowest_rose: known.filter(({ now, before }) => now > before).length,
      lowest: known.length,
    });
    expect(answer?.lowest_fell).toBeGreaterThan(0);
  });
});

it.each([
  ['without a compared day', { against: undefined }],
  ['if the compared day is not collected', { against: '2026-03-03' }],
  ['if the filters leave no offers', { brand: 'Nosuch' }],
])('is null %s', async (_, params) => {
  const { ask } = await account();
  expect((await ask(summary, { ...PARAMS, ...params })).answer).toBeNull();
});
