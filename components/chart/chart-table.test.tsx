import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { ChartTableView } from '@/components/chart/chart-table';
import { trendChart } from '@/components/chart/trend';

it('writes amounts in their currency', () => {
  const series = [{ name: 'Korbina JP', values: [480] }];
  const chart = trendChart({ days: ['2026-06-30'], unit: 'money', currency: 'JPY', series });
  render(<ChartTableView label="Prices" chart={chart} />);
  expect(screen.getByRole('cell', { name: '¥480' })).toBeVisible();
});

it('opens the collected days of a chart', async () => {
  const onDay = vi.fn();
  const days = ['2026-06-28', '2026-06-29', '2026-06-30'];
  const chart = trendChart({
    ...{ days, unit: 'percent', onDay, series: [{ name: 'Share', values: [0.2, null, 0.3] }] },
    states: ['collected', 'not_collected', 'collected'],
  });
  render(<ChartTableView label="Share" chart={chart} />);
  const names = screen.getAllByRole('button').map(({ textContent }) => textContent);
  expect(names).toEqual(['Sun 28 Jun', 'Tue 30 Jun']);
  await userEvent.click(screen.getByRole('button', { name: 'Tue 30 Jun' }));
  expect(onDay).toHaveBeenCalledExactlyOnceWith('2026-06-30');
});
