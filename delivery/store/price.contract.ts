import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { price } from '@/lib/contract/price';
import { type TestStore, testStore } from './testing/store';

const DAY = '2026-03-31';
const crawledAt = (time: string) => ({ crawling_time: `${DAY}T${time}:00Z` });
const offer = { product_id: 'P1', retailer_name: 'Shop', merchant_name: 'Shop' };

let store: TestStore;
beforeAll(async () => {
  store = await testStore();
  await store.load('price', DAY, [
    {
      ...offer,
      ...crawledAt('07:05'),
      product_price: 10,
      product_price_2: 12,
      in_stock: true,
      promotion_text: 'morning',
    },
    { ...offer, merchant_name: 'Other', ...crawledAt('07:05'), product_price: 9.5 },
  ]);
  await store.load(
    'price',
    DAY,
    [
      {
        ...offer,
        ...crawledAt('13:05'),
        product_price: 7,
        product_price_2: 12,
        in_stock: false,
        promotion_text: 'noon',
      },
    ],
    { hour: 13 },
  );
  await store.load(
    'price',
    DAY,
    [{ ...offer, ...crawledAt('19:05'), product_price: 11.5, product_price_2: null, promotion_text: 'evening' }],
    { hour: 19 },
  );
  await store.load('price', '2026-04-02', [{ ...offer, product_price: 1 }]);
  await store.load('price', DAY, [{ ...offer, product_price: 99 }], { customer: 'bolt' });
});
afterAll(() => store.close());

async function prices(calculation_type: string) {
  const { items } = await store.ask(price, { date: DAY, calculation_type });
  return items.map(({ merchant_name, price, price_2, discount_amount, promotion_text, availability }) => [
    merchant_name,
    price,
    price_2,
    discount_amount,
    promotion_text,
    availability,
  ]);
}

it('does not count 0 as a price in averages, lowest prices and discounts', async () => {
  const customer = 'zero';
  const of = (merchant_name: string, product_price: number, product_price_2: number) => ({
    ...{ ...offer, merchant_name, product_price, product_price_2 },
  });
  await store.load('price', DAY, [of('Mixed', 0, 5), of('Zero', 0, 5)], { customer });
  await store.load('price', DAY, [{ ...of('Mixed', 8, 10), ...crawledAt('19:05') }], { customer, hour: 19 });
  const fetchPrices = async (calculation_type: string) => {
    const { items } = await store.ask(price, { date: DAY, calculation_type }, customer);
    return items.map(({ price, price_2, discount_amount }) => [price, price_2, discount_amount]);
  };
  expect(await fetchPrices('AVG')).toEqual([
    [8, 7.5, -0.5],
    [null, 5, null],
  ]);
  expect(await fetchPrices('MIN_PRICE')).toEqual([
    [8, 10, 2],
    [0, 5, null],
  ]);
});

describe('the price of a day', () => {
  it.each([
    ['LAST', [11.5, null, null, 'evening', null]],
    ['MIN_PRICE', [7, 12, 5, 'noon', 0]],
    ['MAX_PRICE', [11.5, null, null, 'evening', null]],
    ['AVG', [9.5, 12, 2.5, 'evening', null]],
  ])('is the %s of an offer, separately for each merchant', async (calculation, expected) => {
    expect(await prices(calculation)).toEqual([
      ['Other', 9.5, null, null, null, null],
      ['Shop', ...expected],
    ]);
  });

  it('is that of the last collection also if it has no crawling time', async () => {
    const customer = 'timeless';
    const first = { ...offer, crawling_time: `${DAY}T05:10:00Z`, product_price: 5 };
    await store.load('price', DAY, [first], { customer, hour: 5 });
    await store.load('price', DAY, [{ ...offer, product_price: 6 }], { customer, hour: 20 });
    const { items } = await store.ask(price, { date: DAY, calculation_type: 'LAST' }, customer);
    expect(items.map((item) => item.price)).toEqual([6]);
  });

  it('is that of the newest collected day for 9999-12-31, with its date', async () => {
    const { items, total } = await store.ask(price, { date: '9999-12-31' });
    expect([total, items[0]?.price, items[0]?.date]).toEqual([1, 1, '2026-04-02']);
  });

  it.each(['0001-01-01', '1969-12-31', '2150-01-01', '9998-12-31'])('is unknown on %s', async (date) => {
    expect(await store.ask(price, { date })).toMatchObject({ items: [], total: 0, page_count: 0 });
  });

  it("never mixes two customers' rows", async () => {
    const { items } = await store.ask(price, { date: DAY }, 'bolt');
    expect(items.map(({ price }) => price)).toEqual([99]);
    expect(await store.ask(price, { date: DAY }, 'nobody')).toMatchObject({ items: [], total: 0 });
  });
});

describe('an offer', () => {
  const date = '2026-05-01';

  it('has null for empty ids and names', async () => {
    const customer = 'quoted';
    await store.define('own_brands', ['Balea'], customer);
    const names = { service_sku_id: '', service_sku_name: '', product_barcode: '', brand: '', merchant_name: '' };
    await store.load('price', date, [{ ...offer, ...names, main_merchants: ['A'] }], { customer });
    const { items } = await store.ask(price, { date }, customer);
    const unknown = { csku_id: null, product_title: null, barcode: null, brand_name: null, merchant_name: null };
    expect(items).toMatchObject([{ ...unknown, is_own_brand: null, is_main_merchant: null }]);
  });

  it('has null for unknown values', async () => {
    await store.load('price', date, [{ product_id: 'P1', retailer_name: 'Shop' }], { customer: 'real' });
    const { items } = await store.ask(price, { date }, 'real');
    const { product_id, retailer, date: day, tags, ...unknown } = items[0] ?? {};
    expect([product_id, retailer, day, tags]).toEqual(['P1', 'Shop', date, []]);
    expect(Object.values(unknown).every((value) => value === null)).toBe(true);
  });

  it('has currency, country and the own flag of the definitions if its row has none', async () => {
    await store.define('retailers', [
      { retailer_name: 'Shop', retailer_code: 'shop', retailer_country: 'AT', currency: 'EUR' },
    ]);
    await store.define('own_brands', ['Balea']);
    const rows = [
      { product_id: '1', retailer_name: 'Shop', brand: 'BALEA' },
      { product_id: '2', retailer_name: 'Shop', brand: 'Nivea' },
      { product_id: '3', retailer_name: 'Shop', brand: null },
      { product_id: '4', retailer_name: 'Shop', brand: 'Nivea', is_own_product: true },
      { product_id: '5', retailer_name: 'Elsewhere', brand: 'Balea', is_own_product: false },
    ];
    await store.load('price', date, rows);
    const { items } = await store.ask(price, { date });
    const actual = items.map((item) => [item.product_id, item.is_own_brand, item.currency, item.retailer_country]);
    expect(actual.sort()).toEqual([
      ['1', true, 'EUR', 'AT'],
      ['2', false, 'EUR', 'AT'],
      ['3', null, 'EUR', 'AT'],
      ['4', true, 'EUR', 'AT'],
      ['5', false, null, null],
    ]);
  });

  it('has a main-merchant flag only if main merchants are defined', async () => {
    const main_merchants = ['A', 'B'];
    const rows = [
      { ...offer, merchant_name: 'A', main_merchants },
      { ...offer, merchant_name: 'C', main_merchants },
      { ...offer, merchant_name: 'D' },
    ];
    await store.load('price', '2026-05-02', rows);
    const { items } = await store.ask(price, { date: '2026-05-02' });
    expect(items.map((item) => item.is_main_merchant)).toEqual([true, false, null]);
  });
});

describe('pages', () => {
  const date = '2026-05-03';
  beforeAll(() =>
    store.load(
      'price',
      date,
      Array.from({ length: 23 }, (_, i) => ({
        ...offer,
        product_id: `P${i % 8}`,
        merchant_name: i < 8 ? null : `M${i % 3}`,
        product_price: 1,
      })),
    ),
  );

  it('contain every offer once at any page size, and have the size of the set past their end', async () => {
    const all = await store.ask(price, { date, page_size: 1000 });
    const keys = (items: typeof all.items) => items.map((item) => [item.product_id, item.merchant_name].join());
    expect(new Set(keys(all.items)).size).toBe(all.total);
    for (const page_size of [1, 4, 7, 22, 23]) {
      const walked = [];
      const page_count = Math.ceil(all.total / page_size);
      for (let current_page = 1; current_page <= page_count; current_page++) {
        const page = await store.ask(price, { date, page_size, current_page });
        expect(page).toMatchObject({ total: all.total, page_size, current_page, page_count });
        walked.push(...page.items);
      }
      expect(keys(walked)).toEqual(keys(all.items));
      expect(await store.ask(price, { date, page_size, current_page: 999_999_999_999_999 })).toMatchObject({
        items: [],
        total: all.total,
        page_count,
      });
    }
  });
});
