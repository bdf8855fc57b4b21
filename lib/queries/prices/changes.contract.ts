import { describe, expect, it } from 'vitest';
import type { PriceItem } from '@/lib/contract/price';
import { addDays } from '@/lib/queries/shared/dates';
import { ownDatabase } from '@/lib/server/testing/own-database';
import { SERVICES } from '@/lib/server/testing/services';
import { changes } from './changes';
import { frontsOf, listingOf, on, sellingOf } from './test-figures';
import { dayNo, historyOf, priced } from './test-history';
import { account, BEFORE, NOW, offer, ownAccount, PARAMS } from './test-offers';
import { tiles } from './tiles';

ownDatabase();

const PERIOD = [BEFORE, '2026-03-02', NOW];

interface Change {
  key: string;
  day: string;
  before: number;
  now: number;
}

/** Each change of the price of the first offer, between successive days with a known price. */
function changesOf(): Change[] {
  const keyOf = (row: PriceItem) => `${listingOf(row)} ${row.currency ?? ''}`;
  const rows = on(NOW).filter((row) => row.retailer !== null && row.csku_id !== null);
  return [...new Set(rows.map(keyOf))].flatMap((key) => {
    const prices = PERIOD.flatMap((day) => {
      const front = frontsOf(on(day)).find((row) => keyOf(row) === key);
      const amount = front ? sellingOf(front) : null;
      return amount === null ? [] : [{ day, amount }];
    });
    return prices.flatMap(({ day, amount }, index) => {
      const before = prices[index - 1]?.amount;
      return before === undefined || Math.abs(before - amount) <= 0.005 ? [] : [{ key, day, before, now: amount }];
    });
  });
}

describe.each(SERVICES)('of $title', (kind) => {
  it('has every change of the price that a shopper sees first since the compared day', async () => {
    const { ask } = await account(kind);
    const { answer } = await ask(changes, PARAMS);
    const actual = answer.rows.map(({ sku, shop, currency, day, before, now }) => ({
      ...{ key: `${sku}/${shop} ${currency ?? ''}`, day, before, now },
    }));
    const byKey = (a: Change, b: Change) => (a.key + a.day < b.key + b.day ? -1 : 1);
    expect(actual.toSorted(byKey)).toEqual(changesOf().toSorted(byKey));
    for (const { before, now, direction, difference, share } of answer.rows) {
      expect(direction).toBe(now < before ? 'Fell' : 'Rose');
      expect(difference).toBe(Math.round((now - before) * 1e9) / 1e9);
      expect(share).toBeCloseTo(now / before - 1, 9);
    }
  });

  it('counts the changes of each day, which add up to the list', async () => {
    const { ask } = await account(kind);
    const { answer } = await ask(tiles, PARAMS);
    const all = changesOf();
    const falls = all.filter(({ now, before }) => now < before);
    const onDays = (rows: Change[]) => [
      null,
      rows.filter(({ day }) => day === '2026-03-02').length,
      null,
      rows.filter(({ day }) => day === NOW).length,
    ];
    const tile = (name: string) => answer.find((tile) => tile.name === name);
    expect(tile('price_changes')).toMatchObject({ value: all.length, trend: onDays(all) });
    expect(tile('price_falls')).toMatchObject({ value: falls.length, trend: onDays(falls) });
    expect(tile('price_rises')?.value).toBe(all.length - falls.length);
    expect(all.length).toBeGreaterThan(0);
  });
});

describe('the list of changes', () => {
  const DAYS = ['2026-04-01', '2026-04-02', '2026-04-03', '2026-04-04'] as const;

  async function stories() {
    const service = await ownAccount();
    const [first, second, third, last] = DAYS;
    await service.collect(first, [offer('soap', 'k', 4, 5), offer('foam', 'h', 6, 6), offer('cream', 'k', 8, 9)]);
    await service.collect(second, [offer('soap', 'k', 3.9, 5), offer('foam', 'h', 6.5, 6), offer('cream', 'k', 0, 9)]);
    await service.collect(third, [offer('soap', 'k', 3.9, 5), offer('foam', 'h', 6.5, 6), offer('cream', 'k', 7, 9)]);
    await service.collect(last, [offer('soap', 'k', 3, 5), offer('foam', 'h', 5, 6), offer('cream', 'k', 7, 9)]);
    return async (params: object) => {
      const { answer } = await service.ask(changes, { date: last, against: first, days: '4', ...params });
      return answer.rows.map(({ sku, day, before, now, or_earlier }) => [sku, day, before, now, or_earlier]);
    };
  }

  it('has the newest first, then own SKUs, then the largest changes', async () => {
    const list = await stories();
    expect(await list({})).toEqual([
      ['S1', '2026-04-04', 3.9, 3, false],
      ['S3', '2026-04-04', 6.5, 5, false],
      // The price of 2 April is 0, which is none, so that it may have changed then.
      ['S2', '2026-04-03', 8, 7, true],
      ['S1', '2026-04-02', 4, 3.9, false],
      ['S3', '2026-04-02', 6, 6.5, false],
    ]);
  });

  it('selects a direction, and days after the compared one', async () => {
    const list = await stories();
    expect(await list({ moved: 'up' })).toEqual([['S3', '2026-04-02', 6, 6.5, false]]);
    expect(await list({ moved: 'down', against: '2026-04-03' })).toEqual([
      ['S1', '2026-04-04', 3.9, 3, false],
      ['S3', '2026-04-04', 6.5, 5, false],
    ]);
  });

  it('compares with a day before the period', async () => {
    const list = await stories();
    expect(await list({ days: '1', moved: 'up' })).toEqual([]);
    expect(await list({ days: '1' })).toEqual([
      ['S1', '2026-04-04', 4, 3, true],
      ['S2', '2026-04-04', 8, 7, true],
      ['S3', '2026-04-04', 6, 5, true],
    ]);
  });

  it('has equal changes of an SKU by day, whatever column they are sorted by', async () => {
    const days = 40;
    const { ask, params } = await historyOf(days, [priced('A', (no) => 2 ** (days - no))]);
    const { answer } = await ask(changes, { ...params, sort: 'direction.asc', limit: '5' });
    expect(answer.rows.map(({ day }) => day)).toEqual([2, 3, 4, 5, 6].map(dayNo));
  });

  it('does not compare prices of different currencies', async () => {
    const { ask, collect } = await ownAccount();
    await collect('2026-05-01', [offer('soap', 'k', 4, 5)]);
    await collect('2026-05-02', [offer('soap', 'k', 3, 5, { currency: 'CHF' })]);
    const { answer } = await ask(changes, { date: '2026-05-02', against: addDays('2026-05-02', -1), days: '2' });
    expect(answer.rows).toEqual([]);
  });
});
