import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { saveChart } from '@/components/chart/chart-picture';
import { renderPage, serveAnswers } from '@/components/layout/test-page';
import { PageContext } from '@/components/panel/page-context';
import { type PricesState, prices } from '@/components/prices/page';
import { SkuDrawer } from '@/components/prices/sku-drawer';

vi.mock('next/navigation', async () => (await import('@/components/layout/test-navigation')).navigationAt('/prices'));
vi.mock('@/components/chart/chart-picture', () => ({ saveChart: vi.fn() }));

const days = ['2026-11-21', '2026-11-22'];
const price = {
  selling_price: 3,
  list_price: 4,
  promotion_text: null,
  on_promotion: false,
  in_stock: true,
};
const sku = {
  ...{ name: 'Soap', csku_id: 'S1', barcode: '001', brand_name: 'Fenwarra', is_own_brand: false },
  ...{ is_psku: false, tags: [], offers: [], days },
  history: [
    {
      ...{ shop: 'Korbina/DE', retailer: 'Korbina', retailer_country: 'DE', currency: 'EUR', days: [price, price] },
      ...{ out: 0, known: 2 },
    },
  ],
};
serveAnswers({ 'prices/sku': sku }, { endpoint: 'price', from: '2026-11-21', to: '2026-11-22', states: 'cc' });

const state = {
  ...{ dates: { date: '2026-11-22', from: '2026-11-21', against: '2026-11-21', days: 2 }, set: vi.fn() },
  ...{ params: { date: '2026-11-22', days: 2 }, address: { calculation_type: 'MIN_PRICE' } },
  ...{ description: prices, opening: '2026-11-22' },
} as unknown as PricesState;

it('prints the SKU and the type of price into the picture of its prices, and no filter of the page', async () => {
  const user = renderPage(
    <PageContext value={{ notes: ['Brand: Velquin'] }}>
      <SkuDrawer state={state} sku="S1" retailer={null} onClose={vi.fn()} />
    </PageContext>,
  );
  await user.click(await screen.findByRole('button', { name: /^Table, picture and data/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Drawing (SVG)' }));
  await waitFor(() => expect(saveChart).toHaveBeenCalledOnce());
  const { title, notes } = vi.mocked(saveChart).mock.calls[0]?.[1] ?? {};
  expect(title).toMatch(/^Soap, Price history at /);
  expect(notes?.join(' · ')).toMatch(/Fenwarra.* · EAN 001 · /);
  expect(notes?.join(' · ')).toContain('lowest price of the day');
  expect(notes?.join(' · ')).not.toContain('Brand: Velquin');
});
