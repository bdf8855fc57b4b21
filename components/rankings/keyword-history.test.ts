import { expect, it } from 'vitest';
import { historyChart } from '@/components/rankings/keyword-history';
import { createFormat } from '@/lib/client/format';
import type { KeywordHistory } from '@/lib/queries/rankings/keyword-history';

const format = createFormat('en');
const HISTORY: KeywordHistory = {
  ...{ keyword_name: 'soap', retailer_name: 'Korbina DE', retailer_code: 'k', country: 'DE', is_power: true },
  days: ['2026-06-26', '2026-06-27', '2026-06-28', '2026-06-29', '2026-06-30'],
  collected: [true, true, false, null, true],
  page_one: [20, 20, null, null, 24],
  targets: [10, 10, null, null, null],
  series: [
    { brand: null, ours: true, ranks: [5, 6, null, null, null] },
    { brand: 'Oskarine', ours: false, ranks: [13, 9, null, null, 5] },
    { brand: null, ours: false, ranks: [null, null, null, null, 30] },
  ],
  others: 0,
};
const chart = historyChart(HISTORY, {
  ...{ ours: 'Velquin', styles: new Map(), coverage: [], against: '2026-06-27', format, onDay: () => undefined },
});
const trend = chart.kind === 'trend' ? chart.trend : null;

it('has the newest known end of page one and target, and the newest rank at each line', () => {
  expect(trend).toMatchObject({
    ranks: true,
    reference: { value: 24.5, label: 'page one ends at 24' },
    target: { value: 10, label: 'target 10' },
    mark: { at: 1, label: '27 Jun' },
  });
  expect(trend?.series.map(({ label }) => label)).toEqual(['Velquin 6', 'Oskarine 5', 'Unknown brand 30']);
});

it('separates days without a rank of ours from days that did not collect the keyword', () => {
  expect(trend?.spans?.map(({ words }) => words)).toEqual([
    [null, null, 'not collected', null, null],
    [null, null, null, null, 'not ranked'],
  ]);
});
