import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPage, serveAnswers } from '@/components/layout/test-page';
import { SkuOffers } from '@/components/prices/sku-offers';
import type { SkuOffer } from '@/lib/queries/prices/sku';

serveAnswers({}, { endpoint: 'price', from: '2026-06-30', to: '2026-06-30', states: 'c' });

const OFFER: SkuOffer = {
  ...{ id: 'S1', shop: 'Korbina/DE', retailer: 'Korbina', retailer_country: 'DE', currency: 'EUR' },
  ...{ merchant_name: 'M', is_main_merchant: true, buybox_position: 1, selling_price: 3, list_price: 4 },
  ...{ discount_amount: 1, discount: 0.25, discount_agrees: true, cargo_fee: 2, landed_price: 5, in_stock: true },
  ...{ availability: 1, promotion_text: null, url: null, crawling_time: null, is_lowest: true },
};

it.each([
  ['selling price', false, '€3.00lowest', '€5.00', '□ lowest in stock of all merchants'],
  ['landed price', true, '€3.00', '€5.00lowest', '□ lowest landed price in stock of all merchants'],
])('marks the lowest %s in its column', (_, isLanded, selling, landed, caption) => {
  renderPage(<SkuOffers offers={[OFFER]} day="2026-06-30" isLanded={isLanded} />);
  const cells = screen.getAllByRole('cell').map(({ textContent }) => textContent);
  expect([cells[0], cells[3]]).toEqual([selling, landed]);
  const [boxed, ...others] = document.querySelectorAll('td .font-semibold');
  expect([boxed?.textContent, others]).toEqual([isLanded ? '€5.00' : '€3.00', []]);
  expect(screen.getByText(/^□ lowest/)).toHaveTextContent(caption);
});
