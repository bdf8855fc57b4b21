import { expect, it } from 'vitest';
import { trendChart } from '@/components/chart/trend';
import { legendOf, trendLayout } from '@/components/chart/trend-layout';
import { createFormat } from '@/lib/client/format/format';

const format = createFormat('en-GB');
const DAYS = ['2026-11-19', '2026-11-20', '2026-11-21'];

function layoutOf(options: Omit<Parameters<typeof trendChart>[0], 'days'>, width = 600) {
  const chart = trendChart({ days: DAYS, ...options });
  if (chart.kind !== 'trend') throw new Error('No trend');
  return trendLayout(chart.trend, width, 196, format);
}

it('has an axis that contains target and band', () => {
  const { domain } = layoutOf({
    unit: 'index',
    series: [{ name: 'Index', values: [99, null, 101] }],
    target: { value: 120, label: 'target' },
    band: { low: 80, high: 110, label: 'target' },
  });
  expect(domain[0]).toBeLessThanOrEqual(80);
  expect(domain[1]).toBeGreaterThanOrEqual(120);
});

it('starts an axis of positions at 1 and ends it at the deepest one', () => {
  const { domain, ticks } = layoutOf({ unit: 'rank', ranks: true, series: [{ name: 'A', values: [3, null, 47] }] });
  expect(domain).toEqual([1, 47]);
  expect(ticks[0]).toBe(1);
});

it('labels a line by its newest known value, a single line without its name', () => {
  const series = [{ name: 'A', values: [0.1, 0.2, null] }];
  expect(layoutOf({ unit: 'percent', series }).labels).toMatchObject([{ name: '', text: '20.0%', value: 0.2 }]);
  const two = [...series, { name: 'B', values: [null, null, null] }, { name: 'C', values: [0, 0, 0] }];
  expect(layoutOf({ unit: 'percent', series: two }).labels.map(({ name }) => name)).toEqual(['A', 'C']);
});

it('adds the change since the compared day to the labels of wide charts', () => {
  const series = [
    { name: 'A', values: [0.1, 0.15, 0.2] },
    { name: 'B', values: [0.1, null, 0.05] },
    { name: 'C', values: [0.1, 0.15, null] },
  ];
  const texts = (width: number) =>
    layoutOf({ unit: 'percent', series, comparedDay: '2026-11-20', hasChanges: true }, width).labels.map(
      ({ text }) => text,
    );
  expect(texts(600)).toEqual(['20.0% +5.0 pp', '5.0%', '15.0%']);
  expect(texts(360)).toEqual(['20.0%', '5.0%', '15.0%']);
});

it('does not label quiet lines or list them in tooltips', () => {
  const series = [
    { name: 'A', values: [1, 2, 3] },
    { name: 'B', values: [2, 3, 4], quiet: true },
  ];
  expect(layoutOf({ unit: 'count', series }).labels).toHaveLength(1);
  const [stop] = trendChart({ days: DAYS, unit: 'count', series }).stops(format);
  expect(stop?.lines.map(({ name }) => name)).toEqual(['A']);
});

it('names the dates of buckets that are longer than a day, in tooltip and table', () => {
  const dates = DAYS.map((day) => `week to ${day}`);
  const chart = trendChart({ days: DAYS, dates, unit: 'rating', series: [{ name: 'A', values: [4, 4, 4] }] });
  expect(chart.stops(format).map(({ title }) => title)).toEqual(dates);
  expect(chart.table.columns[0]?.header).toBe('Dates');
  expect(chart.table.rows[0]?.[0]).toBe(dates[0]);
});

it('adds the decimals that tell a value from target and band in tooltips', () => {
  const valuesOf = (options: Partial<Parameters<typeof trendChart>[0]>) =>
    trendChart({ days: DAYS, unit: 'index', series: [{ name: 'A', values: [99.96, 100, null] }], ...options })
      .stops(format)
      .map(({ lines }) => lines[0]?.value);
  expect(valuesOf({ target: { value: 100, label: 'target' } })).toEqual(['99.96', '100.0', '—']);
  expect(valuesOf({ band: { low: 90, high: 99.97, label: 'target' } })).toEqual(['99.96', '100.00', '—']);
});

it('writes values and the levels they are compared with in the same decimals in tooltips', () => {
  const linesOf = (options: Omit<Parameters<typeof trendChart>[0], 'days'>) =>
    trendChart({ days: DAYS.slice(0, 1), ...options })
      .stops(format)[0]
      ?.lines.map(({ name, value }) => `${name} ${value}`);
  const shares = [
    { name: 'Own', values: [0.4168] },
    { name: 'Oskarine', values: [0.3] },
  ];
  expect(linesOf({ unit: 'percent', series: shares, target: { value: 0.416666, label: 'target' } })).toEqual([
    'Own 41.68%',
    'Oskarine 30.00%',
    'target 41.67%',
  ]);
  const index = [{ name: 'Index', values: [97.26] }];
  expect(linesOf({ unit: 'index', series: index, band: { low: 97.25, high: 102.75, label: 'target' } })).toEqual([
    'Index 97.26',
    'target 97.25–102.75',
  ]);
  expect(linesOf({ unit: 'percent', series: [...shares, { name: 'Velquin', values: [0.41681] }] })).toEqual([
    'Own 41.7%',
    'Oskarine 30.0%',
    'Velquin 41.7%',
  ]);
});

it('counts the observations of a day, or states why the day has no value', () => {
  const stops = trendChart({
    days: DAYS,
    unit: 'percent',
    series: [{ name: 'A', values: [0.1, null, null] }],
    states: ['collected', 'not_collected', 'no_data'],
    counts: [12, null, null],
    counted: 'listings',
  }).stops(format);
  expect(stops.map(({ note }) => note)).toEqual(['12 listings', 'Not collected yet', 'Nothing published']);
});

it('notes above the plot that an axis does not start at zero', () => {
  const layoutOfValues = (values: number[]) => layoutOf({ unit: 'percent', series: [{ name: 'A', values }] });
  expect(layoutOfValues([0.16, 0.18]).axisNote).toBe('axis starts at 16.0%');
  expect(layoutOfValues([0, 0.18]).axisNote).toBeNull();
  expect(layoutOfValues([0.16, 0.18]).top).toBeGreaterThan(layoutOfValues([0, 0.18]).top);
});

it('states both limits of a band that moves, on the axis, in tooltips and in the table', () => {
  const range = { edges: [[1.5, 2], null, [1.8, 2.4]] as const, label: 'on target' };
  const series = [{ name: 'Ours', values: [1.9, 1.9, 1.9] }];
  const chart = trendChart({ days: DAYS, unit: 'money', series, range, steps: true });
  expect(chart.table.rows).toEqual([
    ['2026-11-19', 1.9, 1.5, 2],
    ['2026-11-20', 1.9, null, null],
    ['2026-11-21', 1.9, 1.8, 2.4],
  ]);
  expect(chart.stops(format).map(({ lines }) => lines.slice(1).map(({ value }) => value))).toEqual([
    ['1.50–2.00'],
    [],
    ['1.80–2.40'],
  ]);
  const { domain, labels } = layoutOf({ unit: 'money', series, range });
  expect(domain[1]).toBeGreaterThanOrEqual(2.4);
  expect(labels.map(({ name, text }) => `${name} ${text}`.trim())).toEqual([
    '1.90',
    'on target from 1.80',
    'on target to 2.40',
  ]);
});

it('lists the days of a span in table, tooltip and legend', () => {
  const chart = trendChart({
    days: DAYS,
    unit: 'money',
    currency: 'EUR',
    series: [{ name: 'A', values: [1, null, 3] }],
    states: ['collected', 'failed', 'collected'],
    spans: [
      { label: 'On promotion', look: 'shaded', words: [null, null, '3 for 2'] },
      { label: 'Out of stock', look: 'hatched', words: [null, null, null] },
    ],
  });
  if (chart.kind !== 'trend') throw new Error('No trend');
  expect(chart.table.rows.at(-1)).toEqual(['2026-11-21', 3, '3 for 2', '']);
  expect(
    chart
      .stops(format)
      .at(-1)
      ?.lines.map(({ value }) => value),
  ).toEqual(['€3.00', '3 for 2']);
  expect(legendOf(chart.trend).map(({ words }) => words)).toEqual(['on promotion', 'failed']);
});
