import { describe, expect, it } from 'vitest';
import { ownDatabase } from '@/lib/server/testing/own-database';
import { SERVICES } from '@/lib/server/testing/services';
import { retailers } from './retailers';
import {
  averageDiscount,
  buybox,
  different,
  frontsOf,
  inStock,
  isLowest,
  on,
  sellingOf,
  shopOf,
  skuOf,
} from './test-figures';
import { account, BEFORE, DAYS, NOW, offer, ownAccount, PARAMS } from './test-offers';

ownDatabase();

const PERIOD = [BEFORE, '2026-03-02', '2026-03-03', NOW];
const offersAt = (day: string, shop: string) => on(day).filter((row) => shopOf(row) === shop);

function lowestCounts(day: string, shop: string) {
  const fronts = frontsOf(on(day)).filter((row) => shopOf(row) === shop);
  return {
    lowest: different(fronts.filter((row) => isLowest(row, on(day))).map(skuOf)),
    skus: different(fronts.filter((row) => sellingOf(row) !== null && row.availability !== 0).map(skuOf)),
  };
}

describe.each(SERVICES)('of $title', (kind) => {
  it('recomputes discount, stock and buybox of each retailer on each day', async () => {
    const { ask } = await account(kind);
    const { answer } = await ask(retailers, PARAMS);
    const shops = [...new Set(Object.values(DAYS).flat().map(shopOf))];
    expect(answer.map(({ keys }) => keys.shop).sort()).toEqual(shops.sort());
    expect(answer.map(({ keys }) => keys.retailer)).toEqual(['Korbina DE', 'Halvéo FR', 'Thistle GB', null]);
    for (const { keys, values } of answer) {
      const rows = (day: string) => offersAt(day, keys.shop);
      expect(values.discount, keys.shop).toMatchObject({
        value: averageDiscount(rows(NOW)),
        before: averageDiscount(rows(BEFORE)),
        trend: PERIOD.map((day) => averageDiscount(rows(day))),
      });
      expect(values.in_stock).toMatchObject(inStock(rows(NOW)));
      expect(values.buybox).toMatchObject(buybox(rows(NOW)));
      // A collected day without offers of the retailer has 0 of them, a day that is not collected an unknown number.
      expect(values.offers.trend).toEqual(PERIOD.map((day) => (on(day).length === 0 ? null : rows(day).length)));
    }
  });

  it('counts the SKUs with the lowest price in stock on both days', async () => {
    const { ask } = await account(kind);
    const { answer } = await ask(retailers, PARAMS);
    for (const { keys, lowest } of answer)
      expect(lowest, keys.shop).toEqual({
        now: lowestCounts(NOW, keys.shop),
        before: lowestCounts(BEFORE, keys.shop),
      });
    expect(answer.find(({ keys }) => keys.retailer === 'Halvéo FR')?.lowest.now?.lowest).toBe(2);
  });
});

it('does not compare prices of different currencies', async () => {
  const { ask, collect } = await ownAccount();
  await collect('2026-03-05', [offer('soap', 'k', 3, 4), offer('soap', 't', 2, 4)]);
  const { answer } = await ask(retailers, { date: '2026-03-05', days: '1' });
  expect(answer.map(({ lowest }) => lowest)).toEqual([
    { now: { lowest: 0, skus: 1 }, before: null },
    { now: { lowest: 0, skus: 1 }, before: null },
  ]);
});

it('has no figures of retailers without offers on the day', async () => {
  const { ask, collect } = await ownAccount();
  await collect('2026-03-05', [offer('soap', 'k', 3, 4)]);
  const { answer } = await ask(retailers, { date: '2026-03-05', days: '4' });
  expect(answer.find(({ keys }) => keys.retailer === 'Halvéo FR')).toMatchObject({
    values: { offers: { value: 0 }, buybox: { value: null, part: 0, whole: 0 }, in_stock: { value: null, whole: 0 } },
    lowest: { now: { lowest: 0, skus: 0 }, before: null },
  });
});

it('does not know the lowest prices of a day that is not collected', async () => {
  const { ask } = await account();
  const { answer } = await ask(retailers, { ...PARAMS, against: '2026-03-03' });
  expect(answer.map(({ lowest }) => lowest.before)).toEqual(answer.map(() => null));
});
