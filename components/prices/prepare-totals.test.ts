import { expect, it } from 'vitest';
import { prepareTotals } from '@/components/prices/prepare-totals';
import { offersOf } from '@/lib/client/prices/test-items';

it('every share is of what is known, and null is not zero', () => {
  const totals = prepareTotals(
    offersOf(
      { price: 8, price_2: 10, discount_amount: 2, cargo_fee: 0 },
      { price: 10, price_2: 10, discount_amount: 1, availability: 0, merchant_name: 'B', buybox_position: 2 },
      { retailer: 'Kiosk', availability: null, is_main_merchant: false, buybox_position: 1 },
      { retailer: 'Stand', buybox_position: null },
      { retailer: 'Markt', retailer_country: 'AT', csku_id: 'B2', is_main_merchant: null },
    ),
  );
  expect(totals).toEqual({
    offers: 5,
    skus: 2,
    retailers: 4,
    inStock: { count: 3, of: 4 },
    unreadStock: 0,
    buybox: { count: 1, of: 2 },
    discounted: { count: 1, of: 2 },
    above: { count: 0, of: 2 },
    landed: { count: 1, of: 5 },
    agreeing: { count: 1, of: 2 },
  });
});

it('knows nothing of an empty set', () => {
  expect(prepareTotals([]).inStock).toEqual({ count: 0, of: 0 });
});

it('reads no stock at all once a value other than 0 and 1 occurs, and says how many it could not read', () => {
  const totals = prepareTotals(offersOf({ availability: 1 }, { availability: 3 }, { availability: null }));
  expect([totals.inStock, totals.unreadStock]).toEqual([{ count: 0, of: 0 }, 2]);
});
