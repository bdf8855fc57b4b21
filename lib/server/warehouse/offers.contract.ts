import { describe, expect, it } from 'vitest';
import type { Database } from '@/lib/clickhouse/client';
import { type PriceItem, price } from '@/lib/contract/price';
import { ownAccount } from '../testing/collected';
import { ownDatabase } from '../testing/own-database';
import { otherService, SERVICES } from '../testing/services';
import { unknownOf } from '../testing/stored-rows';
import { offers } from './offers';

ownDatabase();

const DAY = '2026-03-01';

function offer(over: Partial<PriceItem> = {}): PriceItem {
  return {
    csku_id: 'S1',
    product_title: 'Soap',
    barcode: '00420042',
    brand_name: 'Velquin',
    is_own_brand: true,
    tags: [{ tag_name: 'category', tag_value: null }],
    retailer: 'Korbina DE',
    retailer_country: 'DE',
    product_id: '007',
    merchant_name: 'Korbina',
    url: 'https://korbina.example/007',
    is_psku: false,
    is_main_merchant: true,
    currency: 'EUR',
    availability: 1,
    buybox_position: 1,
    price: 3,
    price_2: 4,
    discount_amount: 1,
    cargo_fee: 0.5,
    promotion_text: '3 for 2',
    crawling_time: '2026-03-01T05:12:31.000Z',
    date: DAY,
    ...over,
  };
}

const OFFERS = [
  offer(),
  offer({ merchant_name: 'QX', availability: 0, buybox_position: 2, price: 4.5, discount_amount: -0.5 }),
  // Repeated within the set, without identifiers of the service, without prices, and free.
  offer({ merchant_name: 'QX', price: 4, discount_amount: 0.75 }),
  offer({ csku_id: null, merchant_name: null, price: null, discount_amount: null, buybox_position: null }),
  offer({ csku_id: '', barcode: '42', price: 0, price_2: 0, discount_amount: null, is_own_brand: null }),
  offer({
    csku_id: null,
    product_id: null,
    barcode: null,
    product_title: null,
    retailer: null,
    retailer_country: null,
  }),
];

/** Computes the derived columns of an offer by the specification. */
function derivedColumns({ price, price_2, discount_amount, buybox_position, ...row }: PriceItem) {
  const selling_price = price !== null && price > 0 ? price : null;
  const list_price = price_2 !== null && price_2 > 0 ? price_2 : null;
  const hasBothPrices = selling_price !== null && list_price !== null;
  const shop = `${row.retailer ?? '-'}/${row.retailer_country ?? '-'}`;
  const barcode = /^\d{8,14}$/.test(row.barcode ?? '') ? row.barcode : null;
  const sku = row.csku_id || barcode || (row.product_id && `${shop}/${row.product_id}`);
  return {
    sku: sku || expect.stringMatching(/^-\/2026-03-01\/\d+$/),
    has_sku: Boolean(sku),
    sku_name: [row.product_title, row.csku_id, row.barcode, row.product_id].find((value) => value) ?? 'SKU not stated',
    shop,
    selling_price,
    list_price,
    discount: hasBothPrices ? (list_price - selling_price) / list_price : null,
    above_list: hasBothPrices ? selling_price > list_price : null,
    discount_agrees:
      hasBothPrices && discount_amount !== null
        ? Math.abs(discount_amount - (list_price - selling_price)) < 0.006
        : null,
    has_buybox: buybox_position === null ? null : buybox_position === 1,
  };
}

const rowsOf = ({ db, account }: { db: Database; account: string }, day = DAY) =>
  db.query<Record<string, unknown>>(
    `SELECT * FROM ${offers.definition.name} WHERE account = {account:String} AND day = {day:Date} ORDER BY row_no`,
    { account, day },
  );

describe.each(SERVICES)('offers of $title', (kind) => {
  it('are stored as sent, with derived prices, SKU and shop', async () => {
    const service = await ownAccount(price, { [DAY]: OFFERS }, kind);
    const rows = await rowsOf(service);
    expect(rows).toHaveLength(OFFERS.length);
    for (const [index, item] of OFFERS.entries()) {
      expect(rows[index]).toMatchObject({
        ...item,
        ...derivedColumns(item),
        calculation_type: 'LAST',
        in_stock: item.availability === 1,
      });
    }
    const unknown = unknownOf(kind);
    const inTags = kind === otherService ? unknown.slice(1, -1).replace('unheard_of', 'tags[].unheard_of') : '';
    for (const row of rows) expect(row.unknown).toBe(inTags ? `${unknown.slice(0, -1)},${inTags}}` : unknown);
  });

  it('have a unique identifier that is the same on every day', async () => {
    const other = '2026-03-02';
    const service = await ownAccount(price, { [DAY]: OFFERS, [other]: OFFERS.toReversed().slice(1, 3) }, kind);
    const ids = (await rowsOf(service)).map(({ id }) => id);
    expect(ids.slice(0, 3)).toEqual(['S1/Korbina DE/DE/Korbina', 'S1/Korbina DE/DE/QX', 'S1/Korbina DE/DE/QX/2']);
    expect(new Set(ids).size).toBe(OFFERS.length);
    expect((await rowsOf(service, other)).map(({ id }) => id)).toEqual(ids.toReversed().slice(1, 3));
  });
});

it('gives a product one SKU at all retailers without ids of the service, and products with equal numbers two', async () => {
  const offerAt = (retailer: string, barcode: string | null, product_id: string | null, product_title = 'Soap') =>
    offer({ csku_id: null, barcode, product_id, retailer, product_title });
  const service = await ownAccount(price, {
    [DAY]: [
      ...[offerAt('A', '4000000000011', '7'), offerAt('B', '4000000000011', '8')],
      ...[offerAt('A', null, '9'), offerAt('B', null, '9'), offerAt('A', '99', '9')],
      ...[offerAt('A', null, null), offerAt('A', null, null)],
    ],
  });
  const skus = (await rowsOf(service)).map(({ sku }) => sku);
  expect(skus.slice(0, 5)).toEqual(['4000000000011', '4000000000011', 'A/DE/9', 'B/DE/9', 'A/DE/9']);
  expect(new Set(skus).size).toBe(5);
});

it('treats stock as unknown in a set with other values than 0 and 1', async () => {
  const service = await ownAccount(price, { [DAY]: [offer(), offer({ csku_id: 'S2', availability: 17 })] });
  expect((await rowsOf(service)).map((row) => [row.availability, row.in_stock])).toEqual([
    [1, null],
    [17, null],
  ]);
});

it('does not treat an average of equal prices as above the list price', async () => {
  const service = await ownAccount(price, { [DAY]: [offer({ price: 0.1 + 0.2, price_2: 0.3 })] });
  expect(await rowsOf(service)).toMatchObject([{ above_list: false }]);
});

it('marks the offer that a shopper sees first: by buybox position, main merchant, price and row', async () => {
  const cases: [csku_id: string, isFront: boolean, over: Partial<PriceItem>][] = [
    ['buybox', false, { price: 1 }],
    ['buybox', true, { buybox_position: 2 }],
    ['main', false, { price: 1, is_main_merchant: null }],
    ['main', true, {}],
    ['price', false, { price: 0 }],
    ['price', false, { price: 5 }],
    ['price', true, { price: 4 }],
    ['row', true, {}],
    ['row', false, {}],
    ['row', true, { retailer: 'B' }],
    ['row', true, { currency: 'PLN' }],
    // An empty currency is none.
    ['row', true, { currency: null }],
    ['row', false, { currency: '' }],
  ];
  const items = cases.map(([csku_id, , over]) => offer({ csku_id, buybox_position: null, ...over }));
  const service = await ownAccount(price, { [DAY]: items });
  expect((await rowsOf(service)).map((row) => [row.csku_id, row.is_front])).toEqual(
    cases.map(([csku_id, isFront]) => [csku_id, isFront]),
  );
});

it('stores rows of each calculation type separately', async () => {
  const service = await ownAccount(price, { [DAY]: [offer()] });
  await service.collectValue(
    { date: DAY, calculation_type: 'MIN_PRICE' },
    JSON.stringify({ items: [offer({ price: 1 })], total: 1, page_size: 1000, current_page: 1, page_count: 1 }),
  );
  const rows = await rowsOf(service);
  expect(rows.map((row) => [row.calculation_type, row.price])).toEqual(
    expect.arrayContaining([
      ['LAST', 3],
      ['MIN_PRICE', 1],
    ]),
  );
});
