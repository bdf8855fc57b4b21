import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { saveChart } from '@/components/chart/chart-picture';
import { renderPage, serveAnswers } from '@/components/layout/test-page';
import { type RankingsState, rankings } from '@/components/rankings/page';
import { ProductDrawer } from '@/components/rankings/product-drawer';
import type { Product } from '@/lib/queries/rankings/product';

vi.mock('next/navigation', async () => (await import('@/components/layout/test-navigation')).navigationAt('/rankings'));
vi.mock('@/components/chart/chart-picture', () => ({ saveChart: vi.fn() }));

const DAY = '2026-06-30';
const product: Product = {
  ...{ product: 'P1', product_name: 'Shampoo', brand_name: 'Velquin', barcode: null, product_id: 'P1' },
  ...{ is_customer_brand: true, is_psku: null, days: ['2026-06-29', DAY] },
  keywords: [
    {
      ...{ keyword: '7', keyword_name: 'soap', shop: 'k', search_keyword_id: null, retailer_name: 'Korbina DE' },
      ...{ retailer_code: 'k', is_power: null, state: 'ranked', rank: 3, page_no: 1, target: 10, is_on_target: true },
      ...{ verdict_agrees: true, distance: -7, ranks: [4, 3], states: ['ranked', 'ranked'], above: [], above_count: 0 },
    },
  ],
};
serveAnswers(
  { 'rankings/product': product },
  { endpoint: 'visibility_search_by_product', from: '2026-06-29', to: DAY, states: 'cc' },
);

const params = { date: DAY, days: 2, position_type: 'SPONSORED', rank: 'page' };
const state = {
  ...{
    description: rankings,
    opening: DAY,
    params,
    address: { ...params, product_shop: 'k', row: null },
    set: vi.fn(),
  },
  dates: { date: DAY, from: '2026-06-29', against: '2026-06-23', days: 2 },
} as unknown as RankingsState;

it('prints the settings of the ranks into pictures', async () => {
  const user = renderPage(<ProductDrawer state={state} product="P1" onClose={vi.fn()} />);
  await user.click(await screen.findByRole('button', { name: /^Table, picture and data/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Drawing (SVG)' }));
  await waitFor(() => expect(saveChart).toHaveBeenCalledOnce());
  const { notes } = vi.mocked(saveChart).mock.calls[0]?.[1] ?? {};
  expect(notes?.join(' · ')).toContain('sponsored ranks · on the page');
});
