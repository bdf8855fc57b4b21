import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { Brands } from '@/components/visibility/brands';
import type { VisibilityState } from '@/components/visibility/page';
import { createQueryClient } from '@/lib/client/query-client';
import { ownJson } from '@/lib/client/test-response';
import { FormatProvider } from '@/lib/client/use-format';
import type { Spots } from '@/lib/queries/visibility/spots';

vi.mock('@/components/visibility/sources-table', () => ({ SourcesTable: () => null }));

afterEach(() => vi.unstubAllGlobals());

const DAY = '2026-06-30';
const shop = { shop: 'k/DE', retailer_name: 'Korbina DE', retailer_country: 'DE', listings: 40 };
const spots: Spots = {
  listings: 40,
  shelves: 2,
  shops: [shop],
  brands: [{ name: 'Velquin', own: true, listings: 8, share: 0.2, shelves: 2, change: 1, at: { 'k/DE': 8 } }],
};

it('counts as many positions as the rest of the page', async () => {
  const requested: (string | null)[] = [];
  vi.stubGlobal('fetch', (path: string) => {
    const { pathname, searchParams } = new URL(path, 'http://local');
    if (pathname.endsWith('/visibility/spots')) requested.push(searchParams.get('first_n_products'));
    const coverage = [{ from: DAY, to: DAY, states: 'c', rows: 1, total: 1, pending: false, offeredCalls: null }];
    return Promise.resolve(ownJson({ answer: spots, coverage, provenance: [] }));
  });
  const set = vi.fn();
  const state = {
    set,
    params: { date: DAY, against: '2026-06-29', first_n_products: 40 },
    dates: { date: DAY, against: '2026-06-29', from: '2026-06-03', days: 28 },
  } as unknown as VisibilityState;
  render(
    <QueryClientProvider client={createQueryClient()}>
      <FormatProvider locale="en-GB">
        <Brands state={state} />
      </FormatProvider>
    </QueryClientProvider>,
  );
  const table = await screen.findByRole('table', { name: 'Who has the first 40 positions' });
  expect(table).toHaveTextContent('8 of 40');
  expect(requested).toEqual(['40']);
  await userEvent.click(screen.getByRole('button', { name: /Velquin/ }));
  expect(set).toHaveBeenCalledWith({ brand: ['Velquin'], view: 'scores' });
});
