import { describe, expect, it } from 'vitest';
import { median, prepareSpread } from '@/components/prices/prepare-spread';
import { offersOf } from '@/lib/client/prices/test-items';

it('keeps currencies apart, the one with most offers first', () => {
  const spread = prepareSpread(
    offersOf(
      { price: 1, currency: 'GBP' },
      { price: 3, currency: 'GBP', merchant_name: 'B' },
      { price: 10 },
      { price: 12, merchant_name: 'B' },
      { price: 15, merchant_name: 'C' },
    ),
    'sku',
    'selling',
  );
  expect(spread.map(({ currency, bars }) => [currency, bars.map(({ low, high }) => [low, high])])).toEqual([
    ['EUR', [[10, 15]]],
    ['GBP', [[1, 3]]],
  ]);
});

it('a SKU with one price has no spread; the widest relative spread comes first', () => {
  const [eur] = prepareSpread(
    offersOf(
      { csku_id: 'single', price: 5 },
      { csku_id: 'narrow', price: 100 },
      { csku_id: 'narrow', price: 110 },
      { csku_id: 'wide', price: 1 },
      { csku_id: 'wide', price: 2 },
    ),
    'sku',
    'selling',
  );
  expect(eur?.bars.map(({ key }) => key)).toEqual(['wide', 'narrow']);
});

it('our position at a retailer is the median of own brands, and null where we sell nothing', () => {
  const [eur] = prepareSpread(
    offersOf(
      { retailer: 'Markt', price: 4 },
      { retailer: 'Markt', price: 9, is_own_brand: false },
      { retailer: 'Kiosk', price: 1, is_own_brand: false },
      { retailer: 'Kiosk', price: 2, is_own_brand: null },
    ),
    'retailer',
    'selling',
  );
  expect(eur?.bars.map(({ label, ours }) => [label, ours])).toEqual([
    ['Markt DE', 4],
    ['Kiosk DE', null],
  ]);
});

it('a landed spread leaves out offers whose shipping fee is not known', () => {
  const offers = offersOf({ price: 4, cargo_fee: 1 }, { price: 5, cargo_fee: 2 }, { price: 1, cargo_fee: null });
  expect(prepareSpread(offers, 'sku', 'landed')[0]?.bars).toMatchObject([{ low: 5, high: 7, offers: 2 }]);
});

describe('the median', () => {
  it.each([
    [[3, 1, 2], 2],
    [[4, 1, 2, 3], 2.5],
    [[], null],
  ])('of %j is %s', (values, expected) => expect(median(values)).toBe(expected));
});
