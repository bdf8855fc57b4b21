import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderPage, serveAnswers, table } from '@/components/layout/test-page';
import { PageContext } from '@/components/panel/page-context';
import { type PricesState, prices } from '@/components/prices/page';
import { Promotions } from '@/components/prices/promotions';
import type { AnswerState } from '@/lib/client/query/use-answer';
import type { RetailerPrices } from '@/lib/queries/prices/retailers';

vi.mock('next/navigation', async () => (await import('@/components/layout/test-navigation')).navigationAt('/prices'));

const KORBINA = {
  ...{ shop: 'Korbina/DE', retailer: 'Korbina', retailer_country: 'DE', own_share: 0, rival_share: 0 },
  ...{ difference: 0, own_on: 0, own_days: 2, rival_on: 0, rival_days: 4 },
};

const RETAILERS = {
  ...{ kind: 'content', coverage: [], provenance: [], refetching: false, retry: vi.fn() },
  data: ['DE', 'FR'].map((country) => ({ keys: { ...KORBINA, retailer_country: country } })),
} as unknown as AnswerState<RetailerPrices[]>;

serveAnswers(
  { 'prices/promotion-shares': table(KORBINA), 'prices/promotions': table() },
  { endpoint: 'price', from: '2026-11-20', to: '2026-11-22', states: 'ccc' },
);

const set = vi.fn();

function show(hasOffers: boolean) {
  const state = {
    ...{ dates: { date: '2026-11-22', from: '2026-11-20', against: '2026-11-15', days: 3 }, notes: [], set },
    ...{ params: { date: '2026-11-22', days: 3 }, address: {}, description: prices },
  } as unknown as PricesState;
  return renderPage(
    <PageContext value={{ notes: [], clear: vi.fn() }}>
      <Promotions state={state} hasOffers={hasOffers} retailers={RETAILERS} onOpen={vi.fn()} />
    </PageContext>,
  );
}

it('states that no offer has a promotion text', async () => {
  show(true);
  expect(await screen.findByText(/^No SKU with an offer on 22 Nov 2026 has a promotion text/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Clear filters' })).toBeNull();
});

it('offers to clear the filters if they leave no offer', async () => {
  show(false);
  expect(await screen.findByRole('button', { name: 'Clear filters' })).toBeVisible();
});

it('filters by the retailer of a country if retailers of several countries have its name', async () => {
  const user = show(true);
  await user.click(await screen.findByRole('gridcell', { name: 'Korbina' }));
  expect(set).toHaveBeenLastCalledWith({ retailer: ['Korbina'], country: ['DE'] });
});
