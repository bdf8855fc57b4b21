import { expect, it } from 'vitest';
import { historyChart, lowestByDay, namedRetailers, openingHistory } from '@/components/prices/history-chart';
import { createFormat } from '@/lib/client/format/format';
import type { SkuDay, SkuHistory } from '@/lib/queries/prices/sku-history';

const format = createFormat('en-GB');
const DAYS = ['2026-11-20', '2026-11-21', '2026-11-22'];

function day(selling_price: number | null, over: Partial<SkuDay> = {}): SkuDay {
  return {
    ...{ selling_price, compared: over.in_stock === false ? null : selling_price, list_price: 4 },
    ...{ promotion_text: null, on_promotion: false, in_stock: true, ...over },
  };
}

function historyAt(retailer: string, days: (SkuDay | null)[], currency = 'EUR'): SkuHistory {
  return { shop: `${retailer}/DE`, retailer, retailer_country: 'DE', currency, days, out: 0, known: 3 };
}

const K = historyAt('Korbina', [day(3), null, day(2.5, { on_promotion: true, promotion_text: '3 for 2' })]);
const H = historyAt('Halvéo', [day(2.9), day(2.9, { in_stock: false }), day(2.9)]);
const T = historyAt('Thistle', [day(1), day(1), day(1)], 'GBP');
const G = historyAt('Gone', [day(2), day(2), null]);

function chartOf(selectedHistory: SkuHistory, history: SkuHistory[]) {
  const chart = historyChart({
    sku: { name: 'Soap', days: DAYS, history },
    shown: selectedHistory,
    listPrice: 'List price',
    coverage: [],
    onDay: () => {},
  });
  if (chart.kind !== 'trend') throw new Error('No trend');
  return chart;
}

it('opens at the retailer of a country, of several with the same name', () => {
  const french = { ...historyAt('Korbina', [day(4), day(4), day(4)]), shop: 'Korbina/FR', retailer_country: 'FR' };
  expect(openingHistory([K, french], 'Korbina/FR')).toBe(french);
});

it('opens at the named retailer, or at the first one with an offer on the newest day', () => {
  expect(openingHistory([G, K, H], 'Halvéo')).toBe(H);
  expect(openingHistory([G, K, H], 'Gone')).toBe(G);
  expect(openingHistory([G, K, H], null)).toBe(K);
  expect(openingHistory([G, K, H], 'Nosuch')).toBe(K);
  expect(openingHistory([], null)).toBeUndefined();
});

it('has the lowest price of each day that is in stock', () => {
  expect(lowestByDay([H, G])).toEqual([2, 2, 2.9]);
  expect(lowestByDay([H])).toEqual([2.9, null, 2.9]);
  const soldOut = historyAt('Sold out', [day(1, { compared: null }), day(1), day(1)]);
  expect(lowestByDay([H, soldOut])).toEqual([2.9, 1, 1]);
});

it('names retailers with a changed price before others, then the lowest ones', () => {
  const moved = historyAt('Moved', [day(9), day(8), day(8)]);
  const others = [H, G, moved, historyAt('Dear', [day(7), day(7), day(7)])];
  expect(namedRetailers(others, 2).map(({ retailer }) => retailer)).toEqual(['Gone', 'Moved']);
});

it('compares retailers of one currency', () => {
  const { trend } = chartOf(K, [K, H, T]);
  expect(trend.series.map(({ name }) => name)).toEqual([
    ...['Korbina · DE', 'List price', 'Halvéo · DE', 'Lowest elsewhere, in stock'],
  ]);
  expect(trend.currency).toBe('EUR');
  expect(chartOf(T, [K, H, T]).trend.series.map(({ name }) => name)).toEqual(['Thistle · DE', 'List price']);
});

it('has a gap on a day without an offer, and marks stock-outs and promotions in tooltip and table', () => {
  const chart = chartOf(K, [K, H]);
  expect(chart.trend.series[0]?.values).toEqual([3, null, 2.5]);
  const newest = chart.stops(format).at(-1);
  expect(newest?.lines.map(({ name, value }) => `${name} ${value}`)).toEqual([
    ...['Korbina · DE €2.50', 'List price €4.00', 'Halvéo · DE €2.90', 'On promotion 3 for 2'],
  ]);
  expect(chart.table.rows.at(-1)).toEqual(['2026-11-22', 2.5, 4, 2.9, 2.9, '', '3 for 2']);
  expect(chartOf(H, [K, H]).table.rows[1]?.slice(-2)).toEqual(['at every merchant', '']);
});
