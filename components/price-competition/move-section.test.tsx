import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderPage, serveAnswers, table } from '@/components/layout/test-page';
import { MoveSection } from '@/components/price-competition/move-section';
import type { CompetitionState } from '@/components/price-competition/use-competition';
import { searchOf } from '@/lib/client/address/address-params';
import { competitionFilters } from '@/lib/datasets/competitions/filters';
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

it('splits a change regardless of the filters of the page', async () => {
  const filters = Object.keys(competitionFilters);
  const params = {
    ...{ page: ['101'], date: DAY, days: 28, by: 'DAILY' },
    ...{ ...Object.fromEntries(filters.map((name) => [name, ['x']])), own: 'own', q: 'soap' },
  };
  const state = { params, address: { time_dimension: 'DAILY', offers: 'standard' } } as unknown as CompetitionState;
  const line = {
    ...{ id: '101/C1', base: { own: true, title: 'A' }, benchmark: { title: 'B' } },
    cells: [
      { bucket: '2026-06-29', index: 100 },
      { bucket: DAY, index: 103 },
    ],
  } as unknown as Line;
  renderPage(<MoveSection state={state} line={line} bucket={DAY} digits={1} />);
  expect(await screen.findByText('We moved')).toBeVisible();
  const requested = {
    ...{ page: ['101'], date: DAY, days: 28, by: 'DAILY', own: 'all' },
    ...{ at: DAY, against: '2026-06-29', id: ['101/C1'], limit: 1 },
  };
  expect(Object.fromEntries(paramsOf('price-competition/changes') ?? [])).toEqual(
    Object.fromEntries(new URLSearchParams(searchOf(requested))),
  );
});
