import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderPage, serveAnswers } from '@/components/layout/test-page';
import { Brands } from '@/components/visibility/brands';
import type { VisibilityState } from '@/components/visibility/page';
import type { Spots } from '@/lib/queries/visibility/spots';

const DAY = '2026-06-30';
const shop = { shop: 'k/DE', retailer_name: 'Korbina DE', retailer_country: 'DE', listings: 40 };
const spots: Spots = {
  listings: 40,
  shelves: 2,
  shops: [shop],
  brands: [
    { name: 'Velquin', own: true, listings: 8, share: 0.2, shelves: 2, change: 1, listings_by_shop: { 'k/DE': 8 } },
  ],
};

const { requestsOf } = serveAnswers(
  { 'visibility/spots': spots },
  { endpoint: 'visibility_scores', from: DAY, to: DAY, states: 'c' },
);

it('counts as many positions as the rest of the page', async () => {
  const set = vi.fn();
  const state = {
    set,
    params: { date: DAY, against: '2026-06-29', first_n_products: 40 },
    dates: { date: DAY, against: '2026-06-29', from: '2026-06-03', days: 28 },
  } as unknown as VisibilityState;
  const user = renderPage(<Brands state={state} />);
  const table = await screen.findByRole('table', { name: 'Who has the first 40 positions' });
  expect(table).toHaveTextContent('8 of 40');
  expect(requestsOf('visibility/spots').map(({ searchParams }) => searchParams.get('first_n_products'))).toEqual([
    '40',
  ]);
  await user.click(screen.getByRole('button', { name: /Velquin/ }));
  expect(set).toHaveBeenCalledWith({ brand: ['Velquin'], view: 'scores', only: null });
});
