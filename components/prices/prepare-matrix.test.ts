import { describe, expect, it } from 'vitest';
import { prepareMatrix } from '@/components/prices/prepare-matrix';
import { offersOf } from '@/lib/client/prices/test-items';
import type { PriceItem } from '@/lib/contract/price';

const markt = { retailer: 'Markt' };
const kiosk = { retailer: 'Kiosk' };
const shopUk = { retailer: 'Shop', retailer_country: 'GB', currency: 'GBP' };

function cells(...offers: Partial<PriceItem>[]) {
  const { shops, rows } = prepareMatrix(offersOf(...offers), 'selling');
  return shops.map(({ id, retailer }) => ({ retailer, ...rows[0]?.cells.get(id) }));
}

function lowest(...offers: Partial<PriceItem>[]) {
  return cells(...offers)
    .filter((cell) => cell.lowest)
    .map((cell) => cell.retailer);
}

describe('the lowest price of a row', () => {
  it.each([
    [
      'is the cheapest shop',
      [
        { ...markt, price: 9 },
        { ...kiosk, price: 8 },
      ],
      ['Kiosk'],
    ],
    [
      'is never 0, which is no price',
      [
        { ...markt, price: 9 },
        { ...kiosk, price: 0 },
        { ...shopUk, currency: 'EUR', price: 10 },
      ],
      ['Markt'],
    ],
    [
      'never crosses currencies',
      [
        { ...markt, price: 9 },
        { ...kiosk, price: 8 },
        { ...shopUk, price: 1 },
      ],
      ['Kiosk'],
    ],
    [
      'needs two prices of a currency',
      [
        { ...markt, price: 9 },
        { ...shopUk, price: 8 },
      ],
      [],
    ],
    [
      'is not marked when all ask the same',
      [
        { ...markt, price: 9 },
        { ...kiosk, price: 9 },
      ],
      [],
    ],
    [
      'is marked in every shop that asks it',
      [
        { ...markt, price: 8 },
        { ...kiosk, price: 8 },
        { retailer: 'Z', price: 9 },
      ],
      ['Kiosk', 'Markt'],
    ],
    [
      'skips what is out of stock',
      [
        { ...markt, price: 9 },
        { ...kiosk, price: 5, availability: 0 },
        { retailer: 'Z', price: 10 },
      ],
      ['Markt'],
    ],
    [
      'skips what has no price',
      [
        { ...markt, price: null },
        { ...kiosk, price: 8 },
        { retailer: 'Z', price: 10 },
      ],
      ['Kiosk'],
    ],
  ])('%s', (_, offers, expected) => expect(lowest(...offers)).toEqual(expected));
});

describe('a cell', () => {
  it('speaks of the offer that holds the buybox, not of the cheapest', () => {
    const [cell] = cells({ buybox_position: 2, price: 7, merchant_name: 'B' }, { buybox_position: 1, price: 9 });
    expect(cell?.amount).toBe(9);
    expect(cell?.offers?.map(({ item }) => item.buybox_position)).toEqual([1, 2]);
  });

  it.each([
    [
      'lost when another merchant holds position 1',
      [{ buybox_position: 2 }, { buybox_position: 1, is_main_merchant: false }],
      true,
    ],
    [
      'not lost while a main merchant holds it',
      [{ buybox_position: 1 }, { buybox_position: 2, is_main_merchant: false }],
      false,
    ],
    ['not called lost when nobody is known to hold it', [{ buybox_position: null, is_main_merchant: false }], false],
    ['not called lost when the holder is of no known kind', [{ buybox_position: 1, is_main_merchant: null }], false],
  ])('has the buybox %s', (_, offers, lost) => expect(cells(...offers)[0]?.buyboxLost).toBe(lost));

  it('is absent where the shop has no offer, and present without a price where it has one', () => {
    const matrix = prepareMatrix(offersOf({ ...markt, price: null }, { ...kiosk, csku_id: 'B2' }), 'selling');
    const row = matrix.rows.find(({ sku }) => sku === 'A1');
    expect([...(row?.cells.values() ?? [])].map(({ amount }) => amount)).toEqual([null]);
  });
});

it('own SKUs come first, power SKUs among them before the others, then brand and title', () => {
  const { rows } = prepareMatrix(
    offersOf(
      { csku_id: 'competitor-power', is_own_brand: false, is_psku: true },
      { csku_id: 'own-b', product_title: 'B' },
      { csku_id: 'own-a', product_title: 'A' },
      { csku_id: 'own-power', is_psku: true, product_title: 'Z' },
      { csku_id: 'competitor', is_own_brand: false },
    ),
    'selling',
  );
  expect(rows.map(({ sku }) => sku)).toEqual(['own-power', 'own-a', 'own-b', 'competitor-power', 'competitor']);
});
