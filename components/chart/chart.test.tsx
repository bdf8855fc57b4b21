import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { Chart } from '@/components/chart/chart';
import { chartPicture } from '@/components/chart/chart-picture';
import { toSheet } from '@/components/chart/chart-value';
import { lineChart } from '@/components/chart/line-chart-value';
import { createFormat } from '@/lib/client/format';

const DAYS = ['2026-11-18', '2026-11-19', '2026-11-20', '2026-11-21'];
const onOpen = vi.fn();
const CHART = lineChart({
  days: DAYS,
  unit: 'percent',
  series: [
    { name: 'Velquin', values: [0.478, null, 0.5, 0.52] },
    { name: 'Oskarine', values: [0.4, null, 0.5, 0.519] },
  ],
  states: ['collected', 'failed', 'collected', 'collected'],
  target: { value: 0.6 },
  onOpen,
});

describe('a line chart', () => {
  it('is read by arrow keys, gaps and their reason included, and opens a day by Enter', async () => {
    const user = userEvent.setup();
    render(<Chart chart={CHART} />);
    screen.getByRole('button', { name: /by arrow keys/ }).focus();
    await user.keyboard('{Home}');
    expect(screen.getByText(/^Wed 18 Nov:/)).toHaveTextContent('Velquin 47.8%, Oskarine 40.0%, target 60.0%');
    await user.keyboard('{ArrowRight}');
    expect(screen.getByText(/^Thu 19 Nov:/)).toHaveTextContent(
      'Velquin —, Oskarine —, target 60.0%, Collecting failed',
    );
    await user.keyboard('{End}{Enter}');
    expect(onOpen).toHaveBeenLastCalledWith(3, 0);
  });

  it('keeps labels of lines that end together apart', () => {
    const { container } = render(<Chart chart={CHART} />);
    const labels = [...container.querySelectorAll('text')].filter((text) =>
      /^(Velquin|Oskarine|target)/.test(text.lastChild?.parentElement?.textContent?.replace(/^.*<\/title>/, '') ?? ''),
    );
    const ys = labels.map((label) => Number(label.getAttribute('y'))).sort((a, b) => a - b);
    expect(ys).toHaveLength(3);
    for (const [at, y] of ys.entries()) if (at > 0) expect(y - (ys[at - 1] ?? 0)).toBeGreaterThanOrEqual(12.9);
  });

  it('draws a target band with both of its edges written, as one text where they meet', () => {
    const drawn = (low: number, high: number) => {
      const series = [{ name: 'Index', values: [90, 120, 100, 101] }];
      const { container, unmount } = render(
        <Chart chart={lineChart({ days: DAYS, unit: 'index', series, band: { low, high, label: 'target' } })} />,
      );
      const [rect] = [...container.querySelectorAll('rect')].filter((one) => one.getAttribute('fill-opacity'));
      const texts = [...container.querySelectorAll('text')].map(({ textContent }) => textContent);
      const height = Number(rect?.getAttribute('height'));
      unmount();
      return { height, texts };
    };
    const [wide, narrow] = [drawn(92, 118), drawn(99, 101)];
    expect(wide.texts).toEqual(expect.arrayContaining(['target 118.0', '92.0']));
    expect(narrow.texts).toContain('target 99.0–101.0');
    expect(wide.height).toBeGreaterThan(narrow.height);
    expect(narrow.height).toBeGreaterThan(0);
  });

  it('exports its numbers in percent and without noise', () => {
    const sheet = toSheet('x', CHART.table);
    expect(sheet.columns.map(({ header }) => header)).toEqual(['Day', 'Velquin (%)', 'Oskarine (%)']);
    expect(sheet.rows[0]).toEqual(['2026-11-18', 47.8, 40]);
    expect(sheet.rows[1]).toEqual(['2026-11-19', null, null]);
  });

  it('is drawn for a slide with its title and notes, in colours of its own', () => {
    document.documentElement.style.setProperty('--ink', '#12161c');
    const svg = chartPicture(CHART, {
      title: 'Prices on target',
      notes: ['Own SKUs'],
      dates: '',
      format: createFormat('en-GB'),
    });
    expect(svg).toMatch(/width="1600" height="900"/);
    expect(svg).toContain('Prices on target');
    expect(svg).toContain('Own SKUs');
    expect(svg).not.toContain('var(');
  });
});
