import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { figure, renderPage, serveAnswers } from '@/components/layout/test-page';
import { type PricesState, prices } from '@/components/prices/page';
import { Discounts } from '@/components/prices/retailers';
import { SkuDrawer } from '@/components/prices/sku-drawer';
import { useAnswer } from '@/lib/client/query/use-answer';

vi.mock('next/navigation', async () => (await import('@/components/layout/test-navigation')).navigationAt('/prices'));

const [FROM, DATE] = ['2026-11-21', '2026-11-22'];
const korbina = { shop: 'Korbina/DE', retailer: 'Korbina', retailer_country: 'DE' };
const price = { selling_price: 3, list_price: 4, promotion_text: null, on_promotion: false, in_stock: true };

serveAnswers(
  {
    'prices/retailers': [
      {
        keys: korbina,
        values: { discount: figure(null, { trend: [0.1, null] }), offers: figure(null, { trend: [20, null] }) },
      },
    ],
    'prices/sku': {
      ...{ name: 'Soap', csku_id: 'S1', barcode: '001', brand_name: 'Velquin', is_own_brand: true },
      ...{ is_psku: false, tags: [], offers: [], days: [FROM, DATE] },
      history: [{ ...korbina, currency: 'EUR', days: [price, null], out: 0, known: 1 }],
    },
  },
  { endpoint: 'price', from: FROM, to: DATE, states: 'cf' },
);

const state = {
  ...{ dates: { date: DATE, from: FROM, against: FROM, days: 2 }, set: vi.fn(), params: { date: DATE, days: 2 } },
  ...{ address: { calculation_type: 'LAST' }, description: prices, opening: DATE },
} as unknown as PricesState;

it('does not state that an SKU has no offer on a day that failed', async () => {
  renderPage(<SkuDrawer state={state} sku="S1" retailer={null} onClose={vi.fn()} />);
  expect(await screen.findByText(/^Offers of this day: could not be collected\./)).toBeVisible();
  expect(screen.getByRole('cell', { name: 'could not be collected' })).toBeVisible();
  expect(screen.queryByText(/no offer/i)).toBeNull();
});

function DiscountsOfDay() {
  const retailers = useAnswer('prices/retailers', state.params);
  return <Discounts state={state} retailers={retailers} tiles={useAnswer('prices/tiles', state.params)} />;
}

it('counts no offers on a day that failed', async () => {
  renderPage(<DiscountsOfDay />);
  expect(await screen.findByRole('button', { name: /Korbina/ })).toBeVisible();
  expect(screen.queryByText(/0 offers/)).toBeNull();
});
