import { expect, it } from 'vitest';
import { historyChart } from '@/components/rankings/rank-history';
import { createFormat } from '@/lib/client/format/format';
import type { RankHistory } from '@/lib/queries/rankings/rank-history';

const format = createFormat('en');
const HISTORY: RankHistory = {
  product_name: 'Velquin Bar soap',
  ...{ keyword_name: 'soap', retailer_name: 'Korbina DE', country: 'DE', is_power: true },
  days: ['2026-06-26', '2026-06-27', '2026-06-28', '2026-06-29', '2026-06-30'],
  collected: [true, true, false, null, true],
  page_one: 24,
  target: 10,
  series: [
    { brand: 'Velquin', isSku: true, own: true, ranks: [5, 6, null, null, null] },
    { brand: 'Velquin', isSku: false, own: true, ranks: [7, 8, null, null, 2] },
    { brand: 'Oskarine', isSku: false, own: false, ranks: [13, 9, null, null, 5] },
    { brand: null, isSku: false, own: false, ranks: [null, null, null, null, 30] },
  ],
  others: 0,
};
const chart = historyChart(HISTORY, {
  ...{ styles: new Map(), coverage: [], against: '2026-06-27', format, onDay: () => undefined },
});
const trend = chart.kind === 'trend' ? chart.trend : null;

it('has the end of page one and the target, and the newest rank at each line', () => {
  expect(trend).toMatchObject({
    ranks: true,
    reference: { value: 24.5, label: 'page one ends at 24' },
    target: { value: 10, label: 'target 10' },
    comparedDay: '2026-06-27',
  });
  expect(trend?.series.map(({ label }) => label)).toEqual([
    'This SKU 6',
    'Other Velquin 2',
    'Oskarine 5',
    'Unknown brand 30',
  ]);
});

it('separates days without a rank of the SKU from days that did not collect the keyword', () => {
  expect(trend?.spans?.map(({ words }) => words)).toEqual([
    [null, null, 'not collected', null, null],
    [null, null, null, null, 'not ranked'],
  ]);
});
