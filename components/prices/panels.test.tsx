import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderPage, serveAnswers, table } from '@/components/layout/test-page';
import { BuyboxLost } from '@/components/prices/buybox-lost';
import { FirstMovers } from '@/components/prices/first-movers';
import { OffersTable } from '@/components/prices/offers-table';
import { OutOfStock } from '@/components/prices/out-of-stock';
import { type PricesAddress, type PricesState, prices } from '@/components/prices/page';
import { Promotions } from '@/components/prices/promotions';
import { SkuDrawer } from '@/components/prices/sku-drawer';
import { type AnswerState, useAnswer } from '@/lib/client/query/use-answer';
import type { RetailerPrices } from '@/lib/queries/prices/retailers';

vi.mock('next/navigation', async () => (await import('@/components/layout/test-navigation')).navigationAt('/prices'));

const LISTING = {
  ...{ sku: 'S1', shop: 'Korbina/DE', sku_name: 'Soap', brand_name: 'Velquin', barcode: null, is_own: true },
  ...{ is_power: true, retailer: 'Korbina', retailer_country: 'DE', since: '2026-11-20', since_at_least: false },
};
const mover = (retailer: string, day: string) => ({
  ...{ shop: `${retailer}/DE`, retailer, day, before: 3, after: 2.5, or_earlier: false, changes: 1 },
});
const day = (selling_price: number) => ({
  ...{ selling_price, list_price: 4, promotion_text: null, on_promotion: false, in_stock: true },
});
const history = (retailer: string, amounts: number[]) => ({
  ...{ shop: `${retailer}/DE`, retailer, retailer_country: 'DE', currency: 'EUR', days: amounts.map(day) },
  ...{ out: 0, known: amounts.length },
});

const ANSWERS = {
  'prices/offers': table(),
  'prices/moves': table({
    ...LISTING,
    ...{ direction: 'Fell', first: 'Korbina', moved: '2026-11-20', back: null, last_known: '2026-11-22', before: 3 },
    ...{ after: 2.5, size: -1 / 6, currency: 'EUR', state: 'Still there', followers: 1 },
    movers: [mover('Korbina', '2026-11-20'), mover('Halvéo', '2026-11-22')],
  }),
  'prices/stock': table({ ...LISTING, strip: 'g-b', days_out: 1, offers: 2, merchants: 'QX' }),
  'prices/buybox': table({
    ...LISTING,
    ...{ winner: 'QX', winner_price: 2.42, currency: 'EUR', main: 'Korbina', main_price: 2.66, strip: 'ggb' },
  }),
  'prices/promotion-shares': table({
    ...{ shop: 'Korbina/DE', retailer: 'Korbina', retailer_country: 'DE', own_share: 0.5, rival_share: 0.25 },
    ...{ difference: 25, own_on: 1, own_days: 2, rival_on: 1, rival_days: 4 },
  }),
  'prices/promotions': table({
    ...LISTING,
    ...{ strip: 'g-3', days_on: 1, days_known: 2, deepest: 0.25, promotion_text: '3 for 2' },
    promotions: [
      {
        ...{ date: '2026-11-22', promotion_text: '3 for 2', selling_price: 3, list_price: 4, discount: 0.25 },
        currency: 'EUR',
      },
    ],
  }),
  'prices/sku': {
    ...{ name: 'Soap', csku_id: 'S1', barcode: '001', brand_name: 'Velquin', is_own_brand: true },
    ...{ is_psku: true, tags: [], offers: [], days: ['2026-11-20', '2026-11-21', '2026-11-22'] },
    history: [history('Korbina', [3, 3, 2.5]), history('Halvéo', [3, 2.9, 2.9])],
  },
};

serveAnswers(ANSWERS, { endpoint: 'price', from: '2026-11-20', to: '2026-11-22', states: 'c-c' });

const onOpen = vi.fn();
const state = {
  ...{ dates: { date: '2026-11-22', from: '2026-11-20', against: '2026-11-15', days: 3 }, notes: [], set: vi.fn() },
  ...{
    params: { date: '2026-11-22', days: 3 },
    address: { calculation_type: 'LAST' },
  },
  ...{ description: prices, opening: '2026-11-22' },
} as unknown as PricesState;

const RETAILERS = { kind: 'loading' } as AnswerState<RetailerPrices[]>;

function Moves() {
  return (
    <FirstMovers
      state={state}
      onOpen={onOpen}
      moves={useAnswer('prices/moves', { ...state.params, limit: 6 })}
      onMore={vi.fn()}
    />
  );
}

it('shows who moved first and who followed, and opens the SKU at either by keyboard', async () => {
  const user = renderPage(<Moves />);
  const lane = await screen.findByRole('button', { name: /^Soap: Korbina fell first on 20 Nov/ });
  expect(screen.getByText(/then Halvéo after 2 days · stands/)).toBeInTheDocument();
  expect(screen.getByText('▼▲ first ▽△ followed ━ stands ┃ back')).toBeInTheDocument();
  lane.focus();
  await user.keyboard('{Enter}');
  expect(onOpen).toHaveBeenLastCalledWith('S1', 'Korbina/DE');
  await user.keyboard('{ArrowRight}{Enter}');
  expect(onOpen).toHaveBeenLastCalledWith('S1', 'Halvéo/DE');
});

it('shows since when an SKU is out of stock, on how many days, and which merchants had it', async () => {
  const user = renderPage(<OutOfStock state={state} onOpen={onOpen} />);
  await user.click(await screen.findByRole('button', { name: 'Soap ★' }));
  expect(onOpen).toHaveBeenLastCalledWith('S1', 'Korbina/DE');
  expect(screen.getByRole('listitem')).toHaveTextContent('Soap ★since 20 Nov');
  expect(screen.getByRole('listitem')).toHaveTextContent('Korbina · DE · 1 of 2 days · QX had it');
});

it('shows to whom a buybox is lost', async () => {
  renderPage(<BuyboxLost state={state} onOpen={onOpen} />);
  expect(await screen.findByRole('listitem')).toHaveTextContent('Korbina · DE: QX €2.42, Korbina €2.66');
});

it('shows promotions by day, with the shares of each retailer below', async () => {
  renderPage(<Promotions state={state} hasOffers retailers={RETAILERS} onOpen={onOpen} />);
  const panel = await screen.findByRole('region', { name: 'Promotions, day by day' });
  expect(await within(panel).findByRole('button', { name: /on promotion on 1 of 2 days$/ })).toBeInTheDocument();
  expect(await screen.findByRole('grid')).toHaveTextContent('50.0%25.0%+25.0 pp1214');
});

const stateAt = (address: Partial<PricesAddress>): PricesState => ({
  ...state,
  address: { ...state.address, only: null, ...address },
});

it('states that no offer is above its list price only if there are offers', async () => {
  const above = stateAt({ view: 'above' });
  renderPage(<OffersTable state={above} hasOffers onOpen={onOpen} />);
  expect(await screen.findByText('No offer is known to be above its list price.')).toBeVisible();
  renderPage(<OffersTable state={above} hasOffers={false} onOpen={onOpen} />);
  expect(await screen.findByText(/none of it passes the filters/)).toBeVisible();
});

it('opens the history of an SKU at the given retailer, and at another one by a click', async () => {
  const user = renderPage(<SkuDrawer state={state} sku="S1" retailer="Halvéo" onClose={vi.fn()} />);
  expect(await screen.findByRole('heading', { name: 'Price history at Halvéo · DE' })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Korbina · DE' }));
  await waitFor(() =>
    expect(screen.getByRole('heading', { name: 'Price history at Korbina · DE' })).toBeInTheDocument(),
  );
  expect(screen.getByText(/^No offer of this SKU on this day/)).toBeInTheDocument();
});
