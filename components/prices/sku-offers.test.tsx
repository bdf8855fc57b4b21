import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPage, serveAnswers } from '@/components/layout/test-page';
import { SkuOffers } from '@/components/prices/sku-offers';
import type { SkuOffer } from '@/lib/queries/prices/sku';

serveAnswers({}, { endpoint: 'price', from: '2026-06-30', to: '2026-06-30', states: 'c' });

const OFFER: SkuOffer = {
  ...{ id: 'S1', retailer: 'Korbina', retailer_country: 'DE', currency: 'EUR' },
  ...{ merchant_name: 'M', is_main_merchant: true, buybox_position: 1, selling_price: 3, list_price: 4 },
  ...{ discount: 0.25, discount_agrees: true, landed_price: 5, in_stock: true, promotion_text: null, url: null },
  ...{ crawling_time: null, is_lowest: true },
};

it('marks the lowest price', () => {
  renderPage(<SkuOffers offers={[OFFER]} day="2026-06-30" missing={null} />);
  expect(screen.getAllByRole('cell')[0]).toHaveTextContent('€3.00lowest');
  const boxed = [...document.querySelectorAll('td .font-semibold')];
  expect(boxed.map(({ textContent }) => textContent)).toEqual(['€3.00']);
});
