import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { scorecard } from '@/lib/contract/scorecard';
import { type TestStore, testStore } from './testing/store';

let store: TestStore;
beforeAll(async () => {
  store = await testStore();
});
afterAll(() => store.close());

const range = { start_date: '2026-03-01', end_date: '2026-03-03' };
const sku = { retailer_name: 'Shop', product_id: 'P1', service_sku_id: 'S1', service_sku_name: 'Soap', brand: 'Balea' };

describe('a scorecard row', () => {
  it('weights ratings by their count over the collected days of the range, each day once', async () => {
    await store.load('rating', '2026-02-28', [{ ...sku, product_rating: 1, rating_count: 1000 }]);
    await store.load('rating', '2026-03-01', [{ ...sku, product_rating: 1, rating_count: 500 }], { hour: 5 });
    await store.load('rating', '2026-03-01', [{ ...sku, product_rating: 4, rating_count: 10 }], { hour: 20 });
    await store.load('rating', '2026-03-03', [
      { ...sku, product_rating: 5, rating_count: 30 },
      { ...sku, product_id: 'P2', service_sku_id: 'S2', product_rating: null, rating_count: 7 },
      { ...sku, product_id: 'P3', service_sku_id: 'S3', product_rating: 3, rating_count: null },
      { ...sku, product_id: 'P4', service_sku_id: 'S4', product_rating: 3, rating_count: 0 },
    ]);
    const rows = await store.ask(scorecard, range);
    // (4 × 10 + 5 × 30) / 40
    expect(rows.map((row) => [row.service_sku_id, row.average_rating])).toEqual([
      ['S1', 4.75],
      ['S2', null],
      ['S3', null],
      ['S4', null],
    ]);
    expect(rows[0]).toMatchObject({ retailer: 'Shop', brand: 'Balea', service_sku_name: 'Soap', ...range });
  });

  it('counts each review dated inside the range once, however late or often it was collected', async () => {
    const customer = 'reviews';
    const counts = async () =>
      (await store.ask(scorecard, range, customer)).map((row) => [row.service_sku_id, row.review_count]);
    await store.load('rating', '2026-03-02', [{ ...sku, product_rating: 4, rating_count: 2 }], { customer });
    expect(await counts()).toEqual([['S1', null]]);

    const reviews = ['2026-02-28', '2026-03-01', '2026-03-03', '2026-03-04'].map((review_date, i) => ({
      ...sku,
      review_id: `R${i}`,
      review_date,
    }));
    await store.load(
      'review',
      '2026-03-04',
      [...reviews, { ...sku, product_id: 'P9', service_sku_id: 'S9', review_date: '2026-03-02' }],
      {
        customer,
      },
    );
    await store.load('review', '2026-06-01', reviews, { customer });
    expect(await counts()).toEqual([
      ['S1', 2],
      ['S9', 1],
    ]);
    expect(await store.ask(scorecard, { start_date: '2026-03-02', end_date: '2026-03-02' }, customer)).toMatchObject([
      { service_sku_id: 'S1', review_count: 0, average_rating: 4 },
      { service_sku_id: 'S9', review_count: 1, average_rating: null },
    ]);
  });

  it('is of a product at a retailer if the source has no SKU', async () => {
    const customer = 'real';
    const row = { product_id: 'P1', product_rating: 3.5, rating_count: 2 };
    await store.load(
      'rating',
      '2026-03-01',
      [
        { ...row, retailer_name: 'AT' },
        { ...row, retailer_name: 'DE' },
      ],
      {
        customer,
      },
    );
    await store.load('review', '2026-03-01', [{ product_id: 'P1', retailer_name: 'DE', review_date: '2026-03-01' }], {
      customer,
    });
    const rows = await store.ask(scorecard, range, customer);
    expect(rows.map((row) => [row.retailer, row.service_sku_id, row.average_rating, row.review_count])).toEqual([
      ['AT', null, 3.5, null],
      ['DE', null, 3.5, 1],
    ]);
  });

  it('is of the last SKU that a product had in the range', async () => {
    const customer = 'named late';
    const rating = { ...sku, rating_count: 10 };
    const review = { ...sku, review_id: 'R1', review_date: '2026-03-01' };
    const unnamed = { service_sku_id: null };
    await store.load('rating', '2026-03-01', [{ ...rating, ...unnamed, product_rating: 4 }], { customer });
    await store.load('rating', '2026-03-02', [{ ...rating, product_rating: 5 }], { customer });
    await store.load('rating', '2026-03-03', [{ ...rating, ...unnamed, product_rating: 4.5 }], { customer });
    await store.load('review', '2026-03-01', [{ ...review, ...unnamed }], { customer });
    await store.load('review', '2026-03-02', [review], { customer });
    expect(await store.ask(scorecard, range, customer)).toMatchObject([
      { service_sku_id: 'S1', average_rating: 4.5, review_count: 1 },
    ]);
  });

  it('has the SKU, name and brand of the range if a later file has others', async () => {
    const customer = 'renamed later';
    const later = { ...sku, service_sku_id: 'S2', service_sku_name: 'Gel', brand: 'Nivea', review_date: '2026-03-01' };
    await store.load('rating', '2026-03-01', [{ ...sku, product_rating: 4, rating_count: 10 }], { customer });
    await store.load('review', '2026-06-01', [later], { customer });
    expect(await store.ask(scorecard, range, customer)).toMatchObject([
      { service_sku_id: 'S1', service_sku_name: 'Soap', brand: 'Balea', average_rating: 4, review_count: 1 },
    ]);
  });

  it('is of a single product if its SKU is an empty text', async () => {
    const customer = 'quoted';
    const rows = ['P1', 'P2'].map((product_id, i) => ({
      ...{ ...sku, service_sku_id: '', product_id, product_rating: 3 + i, rating_count: 2 },
    }));
    await store.load('rating', '2026-03-01', rows, { customer });
    const ratings = (await store.ask(scorecard, range, customer)).map((row) => [
      row.service_sku_id,
      row.average_rating,
    ]);
    expect(ratings).toEqual([
      [null, 3],
      [null, 4],
    ]);
  });
});

describe('the title', () => {
  const customer = 'titles';
  const title = async (scorecard_title?: string) => {
    const rows = await store.ask(scorecard, { ...range, ...(scorecard_title && { scorecard_title }) }, customer);
    return rows.map((row) => `${row.brand} ${row.retailer}`);
  };
  beforeAll(() =>
    store.load(
      'rating',
      '2026-03-01',
      ['Balea', 'Nivea', null].flatMap((brand, i) =>
        ['AT', 'DE'].map((retailer_name) => ({
          ...sku,
          product_id: `P${i}`,
          service_sku_id: `S${i}`,
          brand,
          retailer_name,
        })),
      ),
      { customer },
    ),
  );

  it('is that of the default scorecard if none is defined', async () => {
    expect(await title()).toHaveLength(6);
    expect(await title('All products')).toHaveLength(6);
    expect(await title('Power SKUs')).toEqual([]);
  });

  it('selects one of the defined scorecards, by default the first by order', async () => {
    await store.define(
      'scorecards',
      [
        { title: 'Late', order: 9 },
        { title: 'Ours', order: 1, brands: ['Balea'] },
        { title: 'Germany', order: 2, retailers: ['DE'], service_sku_ids: ['S1', 'S2'] },
      ],
      customer,
    );
    expect(await title()).toEqual(['Balea AT', 'Balea DE']);
    expect(await title('Germany')).toEqual(['Nivea DE', 'null DE']);
    expect(await title('Late')).toHaveLength(6);
    expect(await title('All products')).toEqual([]);
  });

  it('selects brands without regard to case and accents', async () => {
    await store.load('rating', '2026-03-01', [{ ...sku, brand: 'BALÉA' }], { customer: 'accents' });
    await store.define('scorecards', [{ title: 'Ours', order: 1, brands: ['Balea'] }], 'accents');
    expect(await store.ask(scorecard, range, 'accents')).toMatchObject([{ brand: 'BALÉA' }]);
  });
});
