import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestStore, testStore } from '../testing/store';
import { ours, setUpPage, theirs } from './test-page';

let store: TestStore;
beforeAll(async () => {
  store = await testStore();
});
afterAll(() => store.close());

describe('a competition', () => {
  it('compares the selling prices and the list prices of both sides', async () => {
    const ask = await setUpPage(
      store,
      {},
      {},
      {
        '2026-03-02': [
          { ...ours, product_price: 10.3, product_price_2: 12 },
          { ...theirs, product_price: 10, product_price_2: 10 },
        ],
      },
    );
    const { row } = await ask();
    const block = {
      rsp_index: 103,
      rsp_positivity: 'NEUTRAL',
      rrp_index: 120,
      rrp_positivity: 'NEGATIVE',
      rsp_depth_of_promotion: 14.166667,
      rrp_depth_of_promotion: 14.166667,
      base: { status: 'AVAILABLE', rsp_value: '10.3', rrp_value: '12' },
      benchmark: { status: 'AVAILABLE', rsp_value: '10', rrp_value: '10' },
    };
    expect(row).toMatchObject({
      standard: block,
      with_oos: block,
      base: 10.3,
      base_2: 12,
      benchmark: 10,
      benchmark_2: 10,
      base_status: 'AVAILABLE',
      benchmark_status: 'AVAILABLE',
      index: 103,
      rsp_index: 103,
      rrp_index: 120,
      positivity: 'NEUTRAL',
      rrp_positivity: 'NEGATIVE',
      depth_of_promotion: 14.166667,
    });
  });

  it.each(['TOTAL', 'UNIT'])('has no index if a price is 0: %s', async (price_type) => {
    const prices = { unit_price: 5, product_price_2: 12 };
    const ask = await setUpPage(
      store,
      {},
      {},
      {
        '2026-03-02': [
          { ...ours, ...prices, product_price: 10 },
          { ...theirs, ...prices, product_price: 0, unit_price: 0 },
        ],
      },
    );
    const { row } = await ask({ price_type });
    expect(row).toMatchObject({ benchmark: null, index: null, positivity: 'NO_DATA', benchmark_status: 'NO_DATA' });
  });

  it('has no index and no verdict when a side has no price', async () => {
    const ask = await setUpPage(store, {}, {}, { '2026-03-02': [{ ...ours, product_price: 10 }] });
    expect((await ask()).row).toMatchObject({
      base: 10,
      benchmark: null,
      index: null,
      positivity: 'NO_DATA',
      base_status: 'AVAILABLE',
      benchmark_status: 'NO_DATA',
      rrp_index: null,
      rrp_positivity: 'NO_DATA',
      depth_of_promotion: null,
      benchmark_min_info: { is_min_price: null, min_merchant: null },
    });
  });

  it('excludes offers out of stock only from the standard block', async () => {
    const ask = await setUpPage(
      store,
      {},
      {},
      {
        '2026-03-02': [
          { ...ours, product_price: 8, in_stock: false },
          { ...ours, merchant_name: 'Dear', product_price: 10 },
          { ...theirs, product_price: 10, in_stock: false },
        ],
      },
    );
    expect((await ask()).row).toMatchObject({
      standard: { rsp_index: null, base: { rsp_value: '10' }, benchmark: { status: 'OUT_OF_STOCK', rsp_value: null } },
      with_oos: { rsp_index: 80, base: { rsp_value: '8' }, benchmark: { status: 'OUT_OF_STOCK', rsp_value: '10' } },
      base: 10,
      benchmark: null,
      positivity: 'NO_DATA',
    });
  });

  it('is out of stock if a product has no buybox because it is sold out everywhere', async () => {
    const soldOut = { ...theirs, is_buybox: false, in_stock: false };
    const ask = await setUpPage(
      store,
      {},
      { merchant_type: 'BUYBOX' },
      {
        '2026-03-02': [
          { ...ours, product_price: 8 },
          { ...soldOut, product_price: 12 },
          { ...soldOut, merchant_name: 'Other', product_price: 10 },
        ],
      },
    );
    expect((await ask()).row).toMatchObject({
      standard: { benchmark: { status: 'OUT_OF_STOCK', rsp_value: null } },
      with_oos: { rsp_index: 80, benchmark: { status: 'OUT_OF_STOCK', rsp_value: '10' } },
    });
  });

  it('treats an offer with unknown stock as in stock', async () => {
    const ask = await setUpPage(store, {}, {}, { '2026-03-02': [{ ...ours, in_stock: null, product_price: 8 }] });
    expect((await ask()).row).toMatchObject({ base: 8, base_status: 'AVAILABLE' });
  });

  it.each([
    ['BUYBOX', 12],
    ['MAIN_MERCHANT', 11],
    ['MIN_PRICE', 9],
  ])('prices a side by %s', async (merchant_type, expected) => {
    const main_merchants = ['Main'];
    const ask = await setUpPage(
      store,
      { merchant_type },
      {},
      {
        '2026-03-02': [
          { ...ours, merchant_name: 'Box', is_buybox: true, product_price: 12, main_merchants },
          { ...ours, merchant_name: 'Main', is_buybox: false, product_price: 11, main_merchants },
          { ...ours, merchant_name: 'Cheap', is_buybox: false, product_price: 9, main_merchants },
        ],
      },
    );
    const { row } = await ask();
    expect(row?.base).toBe(expected);
    expect(row?.base_min_info).toMatchObject({ is_min_price: merchant_type === 'MIN_PRICE', min_merchant: 'Cheap' });
  });

  it.each(['BUYBOX', 'MAIN_MERCHANT', 'MIN_PRICE'])('prices a shop without a merchant by %s', async (merchant_type) => {
    const ask = await setUpPage(
      store,
      { merchant_type },
      {},
      {
        '2026-03-02': [{ retailer_name: 'Ours', product_barcode: '1', product_price: 5 }],
      },
    );
    expect((await ask()).row).toMatchObject({ base: 5, base_min_info: { is_min_price: true, min_merchant: null } });
  });

  it('prices a shop with an empty merchant like one without', async () => {
    const ask = await setUpPage(
      store,
      { merchant_type: 'BUYBOX' },
      {},
      { '2026-03-02': [{ ...ours, merchant_name: '', product_price: 5 }] },
    );
    expect((await ask()).row).toMatchObject({
      base: 5,
      base_status: 'AVAILABLE',
      base_min_info: { min_merchant: null },
    });
  });

  it('is per unit on request, with the list price in the same proportion', async () => {
    const ask = await setUpPage(
      store,
      {},
      {},
      {
        '2026-03-02': [
          { ...ours, product_price: 4, product_price_2: 5, unit_price: 16 },
          { ...theirs, product_price: 3 },
        ],
      },
    );
    expect((await ask({ price_type: 'UNIT' })).row).toMatchObject({ base: 16, base_2: 20, benchmark: null });
  });

  it('is out of stock only if no counted offer is in stock', async () => {
    const ask = await setUpPage(
      store,
      { products: { product_ids: ['a', 'b'] } },
      {},
      {
        '2026-03-02': [
          { ...ours, product_price: 4 },
          { ...ours, product_id: 'b', product_price: 4, unit_price: 16, in_stock: false },
          { ...theirs, product_price: 4, unit_price: 16, in_stock: false },
        ],
      },
    );
    // The offer in stock has no unit price, so the side has no price, but is not sold out.
    expect((await ask({ price_type: 'UNIT' })).row).toMatchObject({
      base: null,
      base_status: 'NO_DATA',
      benchmark_status: 'OUT_OF_STOCK',
    });
  });

  it('shows the last image of a product on a shelf, also if its retailer was not collected on the newest day', async () => {
    const ask = await setUpPage(store, {}, {}, { '2026-03-02': [ours, theirs] });
    const listing = {
      visibility_type: 'SEARCH',
      visibility_source_name: 'shampoo',
      retailer_name: 'Ours',
      product_id: 'a',
    };
    const shelves: [string, object][] = [
      ['2026-02-20', { ...listing, product_image_url: 'https://shop/old.png' }],
      ['2026-03-01', { ...listing, product_image_url: 'https://shop/new.png' }],
      ['2026-03-02', { ...listing, product_image_url: null }],
      ['2026-03-03', { ...listing, retailer_name: 'Theirs', product_id: 'b', product_image_url: 'https://shop/b.png' }],
    ];
    for (const [day, row] of shelves) await store.load('visibility_listing', day, [row], { customer: ask.customer });
    const { base, benchmark } = (await ask()).competition;
    expect([base.product?.product_image_url, benchmark.product?.product_image_url]).toEqual([
      'https://shop/new.png',
      null,
    ]);
  });
});
