import { describe, expect, it } from 'vitest';
import { prepareOffers } from '@/lib/client/prices/prepare-offers';
import { item, offersOf } from '@/lib/client/prices/test-items';
import type { PriceItem } from '@/lib/contract/price';

function only(difference: Partial<PriceItem>) {
  const [offer] = prepareOffers([item(difference)]);
  if (!offer) throw new Error('one item gives one offer');
  return offer;
}

describe('the landed price', () => {
  it.each([
    ['adds the shipping fee', { price: 10, cargo_fee: 3.5 }, 13.5],
    ['of a free delivery is the price itself', { price: 10, cargo_fee: 0 }, 10],
    ['is not known without a fee: null is not zero', { price: 10, cargo_fee: null }, null],
    ['is not known without a price', { price: null, cargo_fee: 3 }, null],
    ['is not known for a price of 0', { price: 0, cargo_fee: 3 }, null],
  ])('%s', (_, given, landed) => expect(only(given).landed).toBe(landed));
});

describe('the discount, recomputed', () => {
  it.each([
    ['agrees to the cent', { price: 7.99, price_2: 9.99, discount_amount: 2 }, 'agrees'],
    ['agrees when only binary fractions differ', { price: 0.1, price_2: 0.3, discount_amount: 0.2 }, 'agrees'],
    ['agrees within rounding', { price: 7.994, price_2: 9.99, discount_amount: 2 }, 'agrees'],
    ['differs from a cent on', { price: 7.99, price_2: 9.99, discount_amount: 2.01 }, 'differs'],
    ['differs when the sign is turned', { price: 7.99, price_2: 9.99, discount_amount: -2 }, 'differs'],
    ['cannot be checked without price_2', { price: 7.99, price_2: null, discount_amount: 2 }, null],
    ['cannot be checked when none is given', { price: 7.99, price_2: 9.99, discount_amount: null }, null],
  ])('%s', (_, given, check) => expect(only(given).check).toBe(check));

  it('is deep as a share of price_2', () => expect(only({ price: 7.5, price_2: 10 }).depth).toBe(0.25));
  it.each([[{ price: 0, price_2: 5 }], [{ price: 5, price_2: 0 }]])('does not exist if a price is 0: %o', (given) => {
    expect(only(given)).toMatchObject({ discount: null, depth: null, words: { discount: ['-'] } });
  });
  it.each([
    [{ price: 8, price_2: 10 }, 'yes'],
    [{ price: 10, price_2: 10 }, 'no'],
    [{ price: 11, price_2: 10 }, 'above'],
    [{ price: 10, price_2: null }, '-'],
  ])('of %o is discounted: %s', (given, word) => expect(only(given).words.discount).toEqual([word]));
});

describe('availability', () => {
  it.each([
    ['1 is in stock, 0 out, null unknown', [1, 0, null], ['in', 'out', '-']],
    ['is read in no way once another value occurs', [1, 0, 7], ['-', '-', '-']],
    ['is unknown where it is an average', [1, 0.5], ['-', '-']],
  ])('%s', (_, given, words) => {
    const offers = offersOf(...given.map((availability) => ({ availability })));
    expect(offers.map((offer) => offer.words.stock[0])).toEqual(words);
  });
});

describe('the SKU of an offer', () => {
  it.each([
    [{ csku_id: 'A1', barcode: '1' }, 'A1'],
    [{ csku_id: null, barcode: '1' }, 'ean:1'],
    [{ csku_id: null, barcode: null, retailer: 'Markt', product_id: 'p' }, 'product:Markt:p'],
    [{ csku_id: null, barcode: null, product_id: null }, 'offer:0'],
  ])('%o is %s', (given, sku) => expect(only(given).sku).toBe(sku));
});

it('one retailer in two countries or currencies is two shops', () => {
  const offers = offersOf({}, { retailer_country: 'AT' }, { currency: 'CHF' }, {});
  expect(new Set(offers.map(({ shop }) => shop)).size).toBe(3);
});
