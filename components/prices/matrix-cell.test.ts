import { expect, it } from 'vitest';
import { cellWords } from '@/components/prices/matrix-cell';
import { createFormat } from '@/lib/client/format/format';
import type { PriceCell } from '@/lib/queries/prices/matrix.columns';

const format = createFormat('en-GB');
const cell: PriceCell = {
  ...{ shop: 'Korbina/DE', retailer: 'Korbina', retailer_country: 'DE', currency: 'EUR', merchant_name: 'Korbina' },
  ...{ promotion_text: null, list_price: 2.99, in_stock: true, above_list: false, is_lowest: false },
  ...{ is_buybox_lost: false, offers: 1, is_out: false, other_merchant: null, other_amount: null, passes: true },
  ...{ selling_price: 2.99, discount: 0 },
};

it.each([
  ['below', 0.1, '10.0% below list price €2.99'],
  ['equal', 0, 'at list price €2.99'],
  ['an average that is equal but for its last digits', 1e-12, 'at list price €2.99'],
  ['an average that is equal but for its last digits', -1e-12, 'at list price €2.99'],
])('compares a price with the list price: %s', (_, discount, words) => {
  expect(cellWords({ cell: { ...cell, discount }, listPrice: 'List price', format })).toBe(
    `€2.99, ${words}, by Korbina`,
  );
});
