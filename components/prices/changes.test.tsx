import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderPage, serveAnswers, table } from '@/components/layout/test-page';
import { Changes } from '@/components/prices/changes';
import { type PricesState, prices } from '@/components/prices/page';

vi.mock('next/navigation', async () => (await import('@/components/layout/test-navigation')).navigationAt('/prices'));

const [from, date] = ['2026-11-20', '2026-11-22'];

serveAnswers({ 'prices/changes': table() }, { endpoint: 'price', from, to: date, states: 'ccc' });

it.each([
  ['all', from, 'No price of these offers changed since 20 Nov 2026.'],
  ['down', from, 'No price of these offers fell since 20 Nov 2026.'],
  ['all', '2026-11-18', 'No price of these offers changed between the collected days since 18 Nov 2026.'],
] as const)('states that no price changed, and blames no filter: %s since %s', async (moved, against, words) => {
  const state = {
    ...{ dates: { date, from, against, days: 3 }, notes: [], set: vi.fn(), params: { date, days: 3 } },
    ...{ address: { moved, only: null }, description: prices },
  } as unknown as PricesState;
  renderPage(<Changes state={state} hasOffers onOpen={vi.fn()} />);
  expect(await screen.findByText(words)).toBeVisible();
  expect(screen.queryByText(/passes the filters/)).toBeNull();
});
