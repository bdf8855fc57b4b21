import { describe, expect, it } from 'vitest';
import type { PriceItem } from '@/lib/contract/price';
import { groupBy } from '@/lib/queries/shared/group-by';
import { ownDatabase } from '@/lib/server/testing/own-database';
import { SERVICES } from '@/lib/server/testing/services';
import { SPREAD_GROUPS, spread } from './spread';
import { landedOf, on, sellingOf, shopOf, skuOf } from './test-figures';
import { account, NOW, offer, PARAMS } from './test-offers';

ownDatabase();

const KEYS = {
  sku: skuOf,
  brand: ({ brand_name }: PriceItem) => brand_name ?? '',
  retailer: shopOf,
};

function median(values: readonly number[]): number | null {
  const sorted = values.toSorted((a, b) => a - b);
  const [low, high] = [sorted[Math.ceil(sorted.length / 2) - 1], sorted[Math.floor(sorted.length / 2)]];
  return low === undefined || high === undefined ? null : (low + high) / 2;
}

const close = (value: number | null) => (value === null ? null : expect.closeTo(value, 9));

describe.each(SERVICES)('of $title', (kind) => {
  it.each(SPREAD_GROUPS)('has the range of prices of each %s in each currency', async (by) => {
    const { ask } = await account(kind);
    const { answer } = await ask(spread, { ...PARAMS, by });
    const priced = on(NOW).filter((row) => sellingOf(row) !== null);
    const groups = [...groupBy(priced, (row) => `${KEYS[by](row)} ${row.currency ?? ''}`).values()].filter(
      (rows) => rows.length > 1,
    );
    expect(answer.total).toBe(groups.length);
    expect(groups.length).toBeGreaterThan(1);
    for (const rows of groups) {
      const prices = rows.map((row) => sellingOf(row) ?? 0);
      const [lowest, highest] = [Math.min(...prices), Math.max(...prices)];
      const isOwn = (row: PriceItem) => (by === 'sku' ? row.is_main_merchant : row.is_own_brand) === true;
      const first = rows[0];
      const key = first && KEYS[by](first);
      expect(answer.rows.find((row) => row.key === key && row.currency === first?.currency)).toMatchObject({
        lowest,
        highest,
        ratio: close(highest / lowest - 1),
        median: close(median(prices)),
        own_price: close(median(rows.filter(isOwn).map((row) => sellingOf(row) ?? 0))),
        lowest_at: rows.find((row) => sellingOf(row) === lowest)?.retailer,
        highest_at: rows.find((row) => sellingOf(row) === highest)?.retailer,
        is_own: rows.some(({ is_own_brand }) => is_own_brand),
        offers: rows.length,
        retailers: new Set(rows.map(shopOf)).size,
      });
    }
    const ratios = answer.rows.map(({ ratio }) => ratio);
    expect(ratios).toEqual(ratios.toSorted((a, b) => b - a));
  });
});

it('has a range for each currency, and one for prices without a currency', async () => {
  const { ask, collect } = await account();
  const NONE = { currency: null };
  await collect('2026-03-05', [
    ...[offer('soap', 'k', 2, 4), offer('soap', 'h', 3, 4), offer('soap', 't', 9, 9)],
    ...[offer('soap', 'k', 4, 4, NONE), offer('soap', 'h', 5, 4, NONE)],
    // A single price has no range; a price of 0 is none.
    ...[offer('cream', 'k', 4, 4), offer('cream', 'h', 0, 4)],
  ]);
  const { answer } = await ask(spread, { ...PARAMS, date: '2026-03-05' });
  expect(
    answer.rows.map(({ name, currency, lowest, highest, offers }) => [name, currency, lowest, highest, offers]),
  ).toEqual([
    ['Soap', 'EUR', 2, 3, 2],
    ['Soap', null, 4, 5, 2],
  ]);
  expect((await ask(spread, { ...PARAMS, date: '2026-03-05', currency: '-' })).answer.total).toBe(1);
});

it('has ranges of landed prices, without offers that state no shipping fee', async () => {
  const { ask } = await account();
  const { answer } = await ask(spread, { ...PARAMS, price: 'landed', skus: 'S1', currency: 'EUR' });
  const landed = on(NOW)
    .filter((row) => skuOf(row) === 'S1' && row.currency === 'EUR')
    .flatMap((row) => landedOf(row) ?? []);
  expect(answer.rows).toMatchObject([
    { lowest: Math.min(...landed), highest: Math.max(...landed), offers: landed.length },
  ]);
});
