import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderPage, serveAnswers, table, tile } from '@/components/layout/test-page';
import { PricesPage } from '@/components/prices/prices-page';

vi.mock('next/navigation', async () => (await import('@/components/layout/test-navigation')).navigationAt('/prices'));
// Its code requests the status of the server.
vi.mock('@/components/shell/lazy', () => ({ Freshness: () => 'fetched 2 min ago' }));

const DAY = '2026-06-30';

serveAnswers(
  {
    'prices/days': { newest: DAY, days: [{ day: DAY, state: 'complete' }] },
    'prices/tiles': [tile('above_list', 'Above list price', { part: 3 })],
    'prices/retailers': [],
    'prices/movers': [],
    'prices/moves': table(),
    'prices/matrix': table(),
    'prices/stock': table(),
    'prices/buybox': table(),
  },
  { endpoint: 'price', from: DAY, to: DAY, states: 'c', settings: { second_price: 'other' } },
);

it('has the name that the account gives the second price in its tabs', async () => {
  renderPage(<PricesPage start={{ opening: DAY }} />);
  expect(await screen.findByRole('tab', { name: 'Above price 2 3' })).toBeVisible();
});
