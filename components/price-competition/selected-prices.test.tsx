import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { type Answers, renderPage, serveAnswers, table } from '@/components/layout/test-page';
import { SelectedPrices } from '@/components/price-competition/selected-prices';
import type { CompetitionState } from '@/components/price-competition/use-competition';

vi.mock('next/navigation', async () =>
  (await import('@/components/layout/test-navigation')).navigationAt('/price-competition'),
);

const DAY = '2026-06-30';
const side = (own: boolean | null) => ({ title: 'Soap', brand: 'Velquin', own, retailer: 'Korbina' });
const ANSWERS: Answers = { 'price-competition/lines': table() };
serveAnswers(ANSWERS, { endpoint: 'price_competition', from: DAY, to: DAY, states: 'c' });

const state = {
  ...{ params: { page: ['101'], date: DAY }, notes: [], address: { time_dimension: 'DAILY' } },
} as unknown as CompetitionState;

it.each([
  ['own', true, 'Our price and theirs'],
  ['a competitor’s', false, 'Both prices'],
  ['not known to be own', null, 'Both prices'],
])('calls a price ours only if its base is own: %s', async (_, own, title) => {
  ANSWERS['price-competition/line'] = {
    ...{ id: '101/C1', base: side(own), benchmark: side(false), band: null, rule: null, current: DAY, cells: [] },
  };
  renderPage(<SelectedPrices state={state} selectedId="101/C1" onOpen={vi.fn()} />);
  expect(await screen.findByText('Soap, Korbina')).toBeVisible();
  expect(screen.getByRole('heading', { name: title })).toBeVisible();
});
