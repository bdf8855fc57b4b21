import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { barChart } from '@/components/chart/bars';
import { Chart } from '@/components/chart/chart';
import { chartPicture } from '@/components/chart/chart-picture';
import { toSheet } from '@/components/chart/chart-sheet';
import type { ChartValue } from '@/components/chart/chart-value';
import { trendChart } from '@/components/chart/trend';
import { toCsv } from '@/lib/client/files/export-csv';
import { createFormat } from '@/lib/client/format/format';

const DAYS = ['2026-11-18', '2026-11-19', '2026-11-20', '2026-11-21'];
const onOpen = vi.fn();
const TREND = trendChart({
  days: DAYS,
  unit: 'percent',
  series: [
    { name: 'Velquin', values: [0.478, null, 0.5, 0.52] },
    { name: 'Oskarine', values: [0.4, null, 0.5, 0.519] },
  ],
  states: ['collected', 'failed', 'collected', 'collected'],
  target: { value: 0.6, label: 'target' },
  onOpen,
});

const BARS = barChart({
  label: 'Distance',
  header: 'Missing',
  parts: [
    { name: 'missed', color: 'red' },
    { name: 'met', color: 'blue' },
  ],
  bars: [
    { label: '2+', values: [3, 0] },
    { label: '1', values: [4, 1] },
  ],
  onOpen,
});

async function draw(chart: ChartValue) {
  const { container } = render(<Chart chart={chart} />);
  const drawing = await screen.findByRole('application', { name: chart.label });
  await waitFor(() => expect(container.querySelector('path.recharts-curve, .recharts-bar-rectangle')).not.toBeNull());
  return { container, drawing };
}

const ticksOf = (container: HTMLElement) =>
  [...container.querySelectorAll('.recharts-xAxis-tick-labels text')].map(({ textContent }) => textContent);
/** Labels of a compared day, without the axis. */
const comparedDays = (container: HTMLElement, label: string) =>
  [...container.querySelectorAll('text')].filter(
    (text) => text.textContent === label && !text.closest('.recharts-xAxis-tick-labels'),
  );
const linesOf = (container: HTMLElement) =>
  [...container.querySelectorAll('path.recharts-line-curve')].map((path) => path.getAttribute('d') ?? '');

describe('a trend', () => {
  it('is read by arrow keys, with the reason of a gap, which opens nothing', async () => {
    const user = userEvent.setup();
    const { drawing } = await draw(TREND);
    drawing.focus();
    const first = await screen.findByText('Wed 18 Nov');
    expect(
      within(first.parentElement as HTMLElement)
        .getAllByRole('row')
        .map((row) => row.textContent),
    ).toEqual(['Velquin47.8%', 'Oskarine40.0%', 'target60.0%']);
    await user.keyboard('{ArrowRight}');
    const second = await screen.findByText('Thu 19 Nov');
    expect(second.parentElement).toHaveTextContent('Velquin—Oskarine—target60.0%Collecting failed');
    onOpen.mockClear();
    await user.keyboard('{Enter}');
    expect(onOpen).not.toHaveBeenCalled();
  });

  it('goes to the last day by End and to the first by Home, and opens a day by Enter', async () => {
    const user = userEvent.setup();
    const { drawing } = await draw(TREND);
    drawing.focus();
    await user.keyboard('{End}{Enter}');
    expect(onOpen).toHaveBeenLastCalledWith(3);
    await user.keyboard('{Home}{Enter}');
    expect(onOpen).toHaveBeenLastCalledWith(0);
  });

  it('draws no line across a day without a value', async () => {
    const { container } = await draw(TREND);
    for (const line of linesOf(container)) expect(line.match(/M/g)).toHaveLength(2);
  });

  it('keeps the labels of lines that end together apart', async () => {
    const { container } = await draw(TREND);
    await waitFor(() => expect(container.querySelectorAll('[data-end-label]')).toHaveLength(3));
    const ys = [...container.querySelectorAll('[data-end-label]')]
      .map((label) => Number(label.getAttribute('y')))
      .sort((a, b) => a - b);
    for (const [index, y] of ys.entries()) if (index > 0) expect(y - (ys[index - 1] ?? 0)).toBeGreaterThanOrEqual(12.9);
  });

  it('labels both limits of a band, in one text if they are close together', async () => {
    const textsOf = async (low: number, high: number) => {
      const series = [{ name: 'Index', values: [90, 120, 100, 101] }];
      const chart = trendChart({ days: DAYS, unit: 'index', series, band: { low, high, label: 'target' } });
      const { container } = await draw(chart);
      await waitFor(() => expect(container).toHaveTextContent(/target \d/));
      return [...container.querySelectorAll('text')].map(({ textContent }) => textContent);
    };
    expect(await textsOf(92, 118)).toEqual(expect.arrayContaining(['target 118.0', '92.0']));
    document.body.replaceChildren();
    expect(await textsOf(99, 101)).toContain('target 99.0–101.0');
  });

  it('draws the labels of limits and of the compared day above its lines', async () => {
    const chart = trendChart({
      days: DAYS,
      unit: 'index',
      series: [{ name: 'Index', values: [90, 120, 100, 101] }],
      band: { low: 92, high: 118, label: 'target' },
      reference: { value: 100, label: 'limit' },
      comparedDay: '2026-11-19',
    });
    const { container } = await draw(chart);
    const levels = await Promise.all(['target 118.0', '92.0', 'limit'].map((text) => screen.findByText(text)));
    const labels = [...levels, ...comparedDays(container, '19 Nov')];
    expect(labels).toHaveLength(4);
    const line = container.querySelector('path.recharts-line-curve') as Element;
    for (const label of labels)
      expect(line.compareDocumentPosition(label) & Node.DOCUMENT_POSITION_FOLLOWING, label.textContent).toBeTruthy();
  });

  it.each([
    ['2026-11-19', '19 Nov', 1],
    ['2026-11-20', '20 Nov', 0],
    ['2026-11-17', '17 Nov', 0],
  ])('marks the compared day %s if it is before the last two of its days', async (comparedDay, label, count) => {
    const series = [{ name: 'Index', values: [90, 120, 100, 101] }];
    const { container } = await draw(trendChart({ days: DAYS, unit: 'index', series, comparedDay }));
    await waitFor(() => expect(ticksOf(container)).toContain('18 Nov'));
    expect(comparedDays(container, label)).toHaveLength(count);
  });

  it('states its newest values and has its table without scripts', () => {
    const html = renderToString(<Chart chart={TREND} />);
    expect(html).toContain('Sat 21 Nov: Velquin 52.0%, Oskarine 51.9%, target 60.0%');
    expect(html).toMatch(/<noscript>.*<table.*47\.8%.*<\/noscript>/);
    expect(html).toContain('height:168px');
  });

  it('names each bucket of its axis that is longer than a day', async () => {
    const days = ['2025-01-01', '2026-01-01', '2026-04-01'];
    const dates = ['2025', '2026', 'April'];
    const { container } = await draw(
      trendChart({ days, dates, unit: 'index', series: [{ name: 'Index', values: [90, 120, 100] }] }),
    );
    await waitFor(() => expect(ticksOf(container)).toEqual(dates));
  });

  it('exports amounts with their currency', () => {
    const series = [{ name: 'Korbina JP', values: [480, 480, null, 498] }];
    const range = { edges: [[400, 500], null, null, null] as const, label: 'on target' };
    const { table } = trendChart({ days: DAYS, unit: 'money', currency: 'JPY', series, range });
    expect(toSheet('x', table).columns.map(({ title }) => title)).toEqual([
      'Day',
      'Korbina JP (JPY)',
      'on target from (JPY)',
      'on target to (JPY)',
    ]);
  });

  it('exports shares in percent, without the noise of binary fractions', () => {
    const sheet = toSheet('x', TREND.table);
    expect(sheet.columns.map(({ title }) => title)).toEqual(['Day', 'Velquin (%)', 'Oskarine (%)']);
    expect(sheet.rows[0]).toEqual(['2026-11-18', 47.8, 40]);
    expect(sheet.rows[1]).toEqual(['2026-11-19', null, null]);
  });

  it('exports its days as dates', () => {
    expect(toCsv(toSheet('x', TREND.table), 'comma')).toContain('\r\n2026-11-18,47.8,40\r\n');
  });
});

describe('vertical bars', () => {
  it('are read from the first to the last by Home and End', async () => {
    const user = userEvent.setup();
    const { drawing } = await draw(BARS);
    drawing.focus();
    await user.keyboard('{End}{Enter}');
    expect(onOpen).toHaveBeenLastCalledWith(1);
    await user.keyboard('{Home}{Enter}');
    expect(onOpen).toHaveBeenLastCalledWith(0);
  });

  it('are told apart if their labels are equal, also by the line that divides them', async () => {
    const bars = ['1', '0', '1'].map((label) => ({ label, values: [1, 1] }));
    if (BARS.kind !== 'bars') throw new Error('No bars');
    const { container, drawing } = await draw({ ...BARS, bars: { ...BARS.bars, bars, divideAt: 1 } });
    await waitFor(() => expect(container.querySelector('path[stroke-dasharray]')).not.toBeNull());
    expect(ticksOf(container)).toEqual(['1', '0', '1']);
    const user = userEvent.setup();
    drawing.focus();
    await user.keyboard('{End}{Enter}');
    expect(onOpen).toHaveBeenLastCalledWith(2);
  });

  it('have their totals on top and are stacked from zero', async () => {
    const { container } = await draw(BARS);
    await waitFor(() => expect(container.querySelectorAll('.recharts-label-list text')).toHaveLength(2));
    expect([...container.querySelectorAll('.recharts-label-list text')].map((text) => text.textContent)).toEqual([
      '3',
      '5',
    ]);
  });
});

describe('a slide', () => {
  it('has the title, the notes and the drawing, in colours instead of variables', async () => {
    document.documentElement.style.setProperty('--ink', '#12161c');
    const print = { title: 'Prices on target', notes: ['Own SKUs'], dates: '', format: createFormat('en-GB') };
    const svg = await chartPicture(TREND, print);
    expect(svg).toMatch(/width="1600" height="900"/);
    expect(svg).toContain('Prices on target');
    expect(svg).toContain('Own SKUs');
    expect(svg).toContain('recharts-line-curve');
    expect(svg).toContain('52.0%');
    expect(svg).not.toContain('var(');
  });
});
