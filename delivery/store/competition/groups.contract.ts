import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { priceCompetition } from '@/lib/contract/price-competition';
import { type TestStore, testStore } from '../testing/store';
import { ours, setUpPage, theirs } from './test-page';

let store: TestStore;
beforeAll(async () => {
  store = await testStore();
});
afterAll(() => store.close());

describe('a group', () => {
  const products = { brand: 'Velquin', tags: [{ tag_name: 'category', tag_value: 'Shampoo' }] };
  const tags = [{ tag_name: 'category', tag_value: 'Shampoo' }];
  const first = { ...ours, brand: 'VELQUIN', tags, product_url: 'https://shop/1' };

  it('is the mean of its products, each over its collections, and has their shared fields', async () => {
    const second = { ...first, product_barcode: '2', product_id: 'b', product_url: 'https://shop/2' };
    const ask = await setUpPage(
      store,
      { group_type: 'DYNAMIC_GROUP', products },
      {},
      {
        '2026-03-02': [
          { ...first, product_price: 2, product_price_2: 4 },
          { ...second, product_price: 10, product_price_2: 10 },
          { ...ours, product_id: 'c', brand: 'Velquin', product_price: 1000 },
        ],
        '2026-03-03': [{ ...first, product_price: 4 }],
      },
    );
    const { competition, row } = await ask({ end_date: '2026-03-03', time_dimension: 'NONE' });
    // The first costs 3 on average, the second 10; the first has a list price on one day.
    expect(row).toMatchObject({ base: 6.5, base_2: 7 });
    expect(competition.base).toMatchObject({ number_of_products: 2, group_type: 'DYNAMIC_GROUP' });
    expect(competition.base.product).toMatchObject({ brand_name: 'VELQUIN', barcode: null, product_url: null, tags });
    expect(competition.benchmark).toMatchObject({ number_of_products: 0, product: { brand_name: null } });
  });

  it('has the products whose last brand and tags match, whatever the other side compares', async () => {
    const rebranded = { ...first, product_barcode: '9', product_price: 2 };
    const ask = await setUpPage(
      store,
      { group_type: 'DYNAMIC_GROUP', products },
      { retailer: 'Ours', products: { barcodes: ['9'] } },
      {
        '2026-03-02': [rebranded, { ...first, product_id: 'b', product_price: 4 }],
        '2026-03-03': [{ ...rebranded, product_barcode: null, brand: 'Oskarine' }],
      },
    );
    const { base, benchmark } = (await ask({ end_date: '2026-03-03' })).competition;
    expect([base.number_of_products, base.product?.product_id]).toEqual([1, 'b']);
    // A code that a product had in the range still selects it.
    expect([benchmark.number_of_products, benchmark.product?.brand_name]).toEqual([1, 'Oskarine']);
  });

  it('has products whose last offer has no brand, by their last known brand', async () => {
    const offers = [
      { ...first, brand: 'Velquin' },
      { ...first, merchant_name: 'B', brand: null },
    ];
    const ask = await setUpPage(store, { group_type: 'DYNAMIC_GROUP', products }, {}, { '2026-03-02': offers });
    const { base } = (await ask()).competition;
    expect([base.number_of_products, base.product?.brand_name]).toEqual([1, 'Velquin']);
  });

  it('has no list price unless each of its products has one', async () => {
    const ask = await setUpPage(
      store,
      { products: { barcodes: ['1'], product_ids: ['b'] } },
      {},
      {
        '2026-03-02': [
          { ...ours, product_price: 2, product_price_2: 4 },
          { ...ours, product_barcode: null, product_id: 'b', product_price: 10 },
        ],
      },
    );
    expect((await ask()).row).toMatchObject({ base: 6, base_2: null, depth_of_promotion: null });
  });
});

describe('the buckets', () => {
  it('exist without data, and a week counts only the days of the range', async () => {
    const ask = await setUpPage(
      store,
      {},
      {},
      {
        '2026-03-03': [{ ...ours, product_price: 1 }],
        '2026-03-04': [
          { ...ours, product_price: 2 },
          { ...theirs, product_price: 2 },
        ],
        '2026-03-18': [{ ...ours, product_price: 4 }],
      },
    );
    const weekly = { start_date: '2026-03-04', end_date: '2026-03-18', time_dimension: 'WEEKLY' };
    const { competition, rows } = await ask(weekly);
    expect(competition.date_buckets.map(({ start_date, end_date }) => [start_date, end_date])).toEqual([
      ['2026-03-04', '2026-03-08'],
      ['2026-03-09', '2026-03-15'],
      ['2026-03-16', '2026-03-18'],
    ]);
    expect(rows.map(({ base, index, base_status }) => [base, index, base_status])).toEqual([
      [2, 100, 'AVAILABLE'],
      [null, null, 'NO_DATA'],
      [4, null, 'AVAILABLE'],
    ]);
  });

  it.each([
    ['DAILY', 16],
    ['MONTHLY', 2],
    ['QUARTERLY', 2],
    ['YEARLY', 1],
    ['NONE', 1],
  ])('of %s contain every row once', async (time_dimension, count) => {
    const ask = await setUpPage(
      store,
      {},
      {},
      {
        '2026-03-31': [{ ...ours, product_price: 2 }],
        '2026-04-01': [{ ...ours, product_price: 4 }],
      },
    );
    const { rows } = await ask({ start_date: '2026-03-25', end_date: '2026-04-09', time_dimension });
    expect(rows).toHaveLength(count);
    const prices = rows.flatMap(({ base }) => base ?? []);
    expect(prices).toEqual(count === 1 ? [3] : [2, 4]);
  });
});

it('has no competitions on an undefined page or on a page of another customer', async () => {
  await setUpPage(store, {}, {}, {});
  const range = { start_date: '2026-03-02', end_date: '2026-03-02' };
  expect(await store.ask(priceCompetition, { customer_page_id: 2, ...range })).toEqual({ competitions: [] });
  expect(await store.ask(priceCompetition, { customer_page_id: 1, ...range }, 'nobody')).toEqual({ competitions: [] });
});
