import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderPage, serveAnswers, table } from '@/components/layout/test-page';
import { CompetitionDrawer } from '@/components/price-competition/competition-drawer';
import { competition } from '@/components/price-competition/page';
import type { CompetitionState } from '@/components/price-competition/use-competition';

vi.mock('next/navigation', async () =>
  (await import('@/components/layout/test-navigation')).navigationAt('/price-competition'),
);

const DAY = '2026-06-30';
const side = { title: 'Soap', brand: 'Velquin', own: true, retailer: 'Korbina', image: null, url: null };
const cell = (bucket: string, index: number) => ({
  ...{ bucket, index, base_price: 2, benchmark_price: 2, base_depth: 0.1, benchmark_depth: 0.2 },
  ...{ base_seller: null, benchmark_seller: null, base_state: null, benchmark_state: null },
  ...{ base_cheapest: null, benchmark_cheapest: null, base_lowest: null, benchmark_lowest: null },
});
const line = {
  ...{ id: '101/C1', base: side, benchmark: { ...side, title: 'Gel', brand: 'Oskarine', own: false } },
  ...{ band: null, rule: null, current: '2026-01-01', cells: [cell('2025-01-01', 99), cell('2026-01-01', 101)] },
};
serveAnswers(
  { 'price-competition/line': line, 'price-competition/changes': table() },
  { endpoint: 'price_competition', from: DAY, to: DAY, states: 'c' },
);

const state = {
  ...{ description: competition, opening: DAY, params: { page: ['101'], date: DAY, days: 545, by: 'YEARLY' } },
  dates: { date: DAY, from: '2025-01-01', against: '2026-06-29', days: 545 },
  address: { time_dimension: 'YEARLY', price: 'rsp', price_type: 'TOTAL', offers: 'standard' },
} as unknown as CompetitionState;

it('names the buckets of its charts, and the prices that it compares', async () => {
  const user = renderPage(
    <CompetitionDrawer state={state} opened={{ id: '101/C1', bucket: null }} onBucket={vi.fn()} onClose={vi.fn()} />,
  );
  for (const title of ['Index of the selling price', 'Promotion depth, below the list price']) {
    const panel = within(await screen.findByRole('region', { name: title }));
    await user.click(panel.getByRole('button', { name: `Table, picture and data of “Soap against Gel, ${title}”` }));
    await user.click(await screen.findByRole('menuitem', { name: 'Show as table' }));
    expect(await panel.findByRole('columnheader', { name: 'Dates' })).toBeVisible();
    expect(panel.getAllByRole('row').map((row) => row.textContent?.slice(0, 4))).toEqual(['Date', '2025', '2026']);
  }
  expect(screen.getByText('1 Jan 2025 to 30 Jun 2026 · Selling (RSP), in stock · by years')).toBeVisible();
});
