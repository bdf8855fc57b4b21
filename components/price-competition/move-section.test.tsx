import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderPage, serveAnswers, table } from '@/components/layout/test-page';
import { MoveSection } from '@/components/price-competition/move-section';
import type { CompetitionState } from '@/components/price-competition/use-competition';
import { searchOf } from '@/lib/client/address/address-params';
import type { Line } from '@/lib/queries/price-competition/line';

vi.mock('next/navigation', async () =>
  (await import('@/components/layout/test-navigation')).navigationAt('/price-competition'),
);

const DAY = '2026-06-30';
const change = {
  ...{ from_base: 2, from_benchmark: 1, from_stock: null, was_index: 100, now_index: 103, difference: 3 },
};
const { paramsOf } = serveAnswers(
  { 'price-competition/changes': table(change) },
  { endpoint: 'price_competition', from: DAY, to: DAY, states: 'c' },
);

it('splits the last change of the index up to the selected bucket', async () => {
  const params = { page: ['101'], date: DAY, days: 28, by: 'DAILY' };
  const state = { params, address: { time_dimension: 'DAILY', offers: 'standard' } } as unknown as CompetitionState;
  const line = {
    ...{ id: '101/C1', base: { own: true, title: 'A' }, benchmark: { title: 'B' }, rule: null },
    cells: [
      { bucket: '2026-06-27', index: 100 },
      { bucket: '2026-06-28', index: 103 },
      { bucket: '2026-06-29', index: 103 },
      { bucket: DAY, index: 90 },
    ],
  } as unknown as Line;
  renderPage(<MoveSection state={state} line={line} bucket="2026-06-29" />);
  expect(screen.getByRole('heading', { name: 'Who moved, 27 Jun to 29 Jun' })).toBeVisible();
  expect(await screen.findByText('We moved')).toBeVisible();
  const requested = { ...params, at: '2026-06-29', against: '2026-06-27', id: ['101/C1'], limit: 1 };
  expect(Object.fromEntries(paramsOf('price-competition/changes') ?? [])).toEqual(
    Object.fromEntries(new URLSearchParams(searchOf(requested))),
  );
});
