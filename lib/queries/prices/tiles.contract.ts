import { describe, expect, it } from 'vitest';
import type { PriceItem } from '@/lib/contract/price';
import type { Tile } from '@/lib/queries/shared/tiles';
import { ownDatabase } from '@/lib/server/testing/own-database';
import { SERVICES } from '@/lib/server/testing/services';
import {
  aboveList,
  amountsInStock,
  averageDiscount,
  buybox,
  different,
  frontsOf,
  idOf,
  inStock,
  listingOf,
  offersInStock,
  on,
  skuOf,
} from './test-figures';
import { account, BEFORE, NOW, offer, ownAccount, PARAMS } from './test-offers';
import { tiles } from './tiles';

ownDatabase();

const PERIOD = [BEFORE, '2026-03-02', '2026-03-03', NOW];
/** Identifies a price: an SKU at a retailer in a currency. */
const pricedAs = (row: PriceItem) => `${listingOf(row)}/${row.currency}`;
/** The offers of a day at retailers that have the SKU in the same currency on both days. */
function onBothDays(day: string): PriceItem[] {
  const [now, before] = [NOW, BEFORE].map((of) => new Set(frontsOf(on(of)).map(pricedAs)));
  return on(day).filter((row) => now?.has(pricedAs(row)) && before?.has(pricedAs(row)));
}
const tileOf = (tiles: readonly Tile[], name: string) => tiles.find((tile) => tile.name === name);

/** Figures without a trend. */
const UNTRENDED = ['skus'];

/** Measures by tile, over rows as they were sent. */
const FIGURES: Record<string, (rows: PriceItem[]) => number | null> = {
  offers: (rows) => rows.length,
  skus: (rows) => different(rows.map(skuOf)),
  discount: averageDiscount,
  in_stock: (rows) => inStock(rows).value,
  buybox: (rows) => buybox(rows).value,
  offers_in_stock: (rows) => offersInStock(rows).value,
  above_list: (rows) => aboveList(rows).value,
};

describe.each(SERVICES)('of $title', (kind) => {
  it.each(Object.entries(FIGURES))('%s is recomputed from the offers of each day', async (name, figure) => {
    const { ask } = await account(kind);
    const { answer } = await ask(tiles, PARAMS);
    expect(tileOf(answer, name)).toMatchObject({
      value: figure(on(NOW)),
      before: figure(on(BEFORE)),
      trend: UNTRENDED.includes(name) ? [] : PERIOD.map((day) => (day === '2026-03-03' ? null : figure(on(day)))),
    });
  });

  it('compares the discount over the offers that both days have', async () => {
    const { ask } = await account(kind);
    const { answer } = await ask(tiles, PARAMS);
    const now = on(NOW).filter((row) => on(BEFORE).some((earlier) => idOf(earlier) === idOf(row)));
    const before = on(BEFORE).filter((row) => on(NOW).some((later) => idOf(later) === idOf(row)));
    expect(tileOf(answer, 'same_offers_discount')).toMatchObject({
      value: averageDiscount(now),
      before: averageDiscount(before),
    });
  });

  it('counts the lowest prices in stock that fell and rose since the compared day', async () => {
    const { ask } = await account(kind);
    const { answer } = await ask(tiles, PARAMS);
    const keys = new Set(on(NOW).map((row) => JSON.stringify([skuOf(row), row.currency])));
    const pairs = [...keys].map((key) => {
      const [sku, currency] = JSON.parse(key) as [string, string | null];
      const [now, before] = [NOW, BEFORE].map((day) => Math.min(...amountsInStock(onBothDays(day), sku, currency)));
      return { now: now ?? Infinity, before: before ?? Infinity };
    });
    const knownPairs = pairs.filter(({ now, before }) => Number.isFinite(now) && Number.isFinite(before));
    const fell = knownPairs.filter(({ now, before }) => now < before).length;
    expect(fell).toBeGreaterThan(0);
    expect(tileOf(answer, 'lowest_fell')).toMatchObject({ value: fell, whole: knownPairs.length });
    const rose = knownPairs.filter(({ now, before }) => now > before).length;
    expect(tileOf(answer, 'lowest_rose')).toMatchObject({ value: rose, whole: knownPairs.length });
  });

  it('shows the base of each share', async () => {
    const { ask } = await account(kind);
    const { answer } = await ask(tiles, PARAMS);
    const rows = on(NOW);
    const shares = {
      in_stock: inStock,
      buybox,
      above_list: aboveList,
      offers_in_stock: offersInStock,
    };
    for (const [name, figure] of Object.entries(shares)) expect(tileOf(answer, name)).toMatchObject(figure(rows));
  });
});

it('compares the lowest prices of the retailers that have the SKU on both days', async () => {
  const { ask, collect } = await ownAccount();
  const stays = offer('soap', 'k', 3, 4);
  await collect('2026-04-01', [stays, offer('cream', 'k', 5, 6), offer('cream', 'h', 4, 6)]);
  await collect('2026-04-02', [stays, offer('soap', 'h', 2, 4), offer('cream', 'k', 5, 6)]);
  const { answer } = await ask(tiles, { date: '2026-04-02', against: '2026-04-01', days: '2' });
  expect(tileOf(answer, 'lowest_fell')).toMatchObject({ value: 0, whole: 2 });
  expect(tileOf(answer, 'lowest_rose')).toMatchObject({ value: 0, whole: 2 });
});

it('has no comparison without a compared day, or with one that is not collected', async () => {
  const { ask } = await account();
  for (const against of [undefined, '2026-03-03']) {
    const { answer } = await ask(tiles, { date: NOW, days: '4', ...(against && { against }) });
    expect(tileOf(answer, 'discount')?.before).toBeNull();
    expect(tileOf(answer, 'same_offers_discount')).toMatchObject({ value: null, before: null });
    expect(tileOf(answer, 'lowest_fell')).toMatchObject({ value: null, whole: null });
  }
});

it('compares with a day outside the period', async () => {
  const { ask } = await account();
  const { answer } = await ask(tiles, { ...PARAMS, days: '2' });
  expect(tileOf(answer, 'offers')).toMatchObject({ before: on(BEFORE).length, trend: [null, on(NOW).length] });
});

it('is 0 on collected days without offers that pass the filters', async () => {
  const { ask } = await account();
  const { answer } = await ask(tiles, { ...PARAMS, brand: 'Nosuch' });
  expect(tileOf(answer, 'offers')).toMatchObject({ value: 0, before: 0, trend: [0, 0, null, 0] });
  expect(tileOf(answer, 'in_stock')).toMatchObject({ value: null, part: 0, whole: 0 });
  expect(tileOf(answer, 'same_offers_discount')).toMatchObject({ value: null, before: null });
});

it('does not know the stock of a set with other values than 0 and 1', async () => {
  const { ask, collect } = await ownAccount();
  await collect('2026-03-05', [offer('soap', 'k', 3, 4, { availability: 17 }), offer('soap', 'h', 3, 4)]);
  const { answer } = await ask(tiles, { date: '2026-03-05', days: '1' });
  expect(tileOf(answer, 'in_stock')).toMatchObject({ value: null, part: 0, whole: 0, unknown: { known: 0, all: 2 } });
});

it('reads each calculation type from its own requests', async () => {
  const { ask, collect } = await ownAccount();
  await collect(NOW, [offer('soap', 'k', 2, 4)], { calculation_type: 'MIN_PRICE' });
  const { answer } = await ask(tiles, { date: NOW, days: '1', calculation_type: 'MIN_PRICE' });
  expect(tileOf(answer, 'offers')?.value).toBe(1);
  expect(tileOf(answer, 'discount')?.value).toBe(0.5);
});
