import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { visibilityListings } from '@/lib/contract/visibility-listings';
import { visibilityScores } from '@/lib/contract/visibility-scores';
import { sponsoredEvery } from './testing/shelf';
import { type TestStore, testStore } from './testing/store';

const date = '2026-03-31';
const shop = { retailer_name: 'Shop', retailer_code: 'shop', retailer_country: 'DE' };
const search = {
  visibility_type: 'SEARCH',
  visibility_source_name: 'shampoo',
  visibility_source_url: 'https://shop.example/shampoo',
  ...shop,
};

let store: TestStore;
beforeAll(async () => {
  store = await testStore();
});
afterAll(() => store.close());

const source = {
  id: 7,
  type: 'SEARCH',
  name: 'shampoo',
  representative_name: 'Hair',
  is_power: true,
  searched_brands: [
    { brand: 'Velquin', group: 'Ours', is_own: true },
    { brand: 'Oskarine', group: 'Theirs', is_own: false },
  ],
  targets: [{ retailer_code: 'shop', score: 50 }],
};

/**
 * Creates a customer with the source above and a shelf of these brands in order. Positions four and eight are
 * sponsored.
 */
async function shelfOf(brands: (string | null)[]) {
  const customer = crypto.randomUUID();
  await store.define('visibility_sources', [source], customer);
  await store.load(
    'visibility_listing',
    date,
    sponsoredEvery(4, brands).map((listing) => ({ ...search, ...listing })),
    {
      customer,
    },
  );
  const scores = (call: object = {}) =>
    store.ask(visibilityScores, { visibility_type: 'SEARCH', date, ...call }, customer);
  const counts = async (call: object = {}) =>
    (await scores(call)).items.map(({ searched_brand, retailer_scores: [score] }) => [
      searched_brand,
      score?.own_product_count,
      score?.total_product_count,
      score?.score,
    ]);
  const listings = (call: object = {}) =>
    store.ask(
      visibilityListings,
      { visibility_type: 'SEARCH', visibility_source_id: 7, retailer_code: 'shop', date, ...call },
      customer,
    );
  return { customer, scores, counts, listings };
}

describe('a score', () => {
  it('is the share of a brand among the first N positions of the requested type', async () => {
    const { counts } = await shelfOf([
      'Velquin',
      'Oskarine',
      'VELQUIN',
      'Velquin',
      'Other',
      'Oskarine',
      'Other',
      'Other',
    ]);
    expect(await counts()).toEqual([
      ['Velquin', 3, 8, 37.5],
      ['Oskarine', 2, 8, 25],
    ]);
    // Positions 1 to 3 of any type.
    expect(await counts({ first_n_products: 3 })).toEqual([
      ['Velquin', 2, 3, 66.666667],
      ['Oskarine', 1, 3, 33.333333],
    ]);
    // The fourth organic listing is fifth on the page, after a sponsored one.
    expect(await counts({ first_n_products: 4, position_type: 'ORGANIC' })).toEqual([
      ['Velquin', 2, 4, 50],
      ['Oskarine', 1, 4, 25],
    ]);
    expect(await counts({ first_n_products: 1, position_type: 'SPONSORED' })).toEqual([
      ['Velquin', 1, 1, 100],
      ['Oskarine', 0, 1, 0],
    ]);
  });

  it('meets its target at the edge; competitors have none', async () => {
    const { scores } = await shelfOf(['Velquin', 'Oskarine']);
    const { items } = await scores();
    expect(items).toMatchObject([
      {
        visibility_source_name: 'shampoo',
        visibility_source_id: 7,
        representative_name: 'Hair',
        is_power_visibility_source: true,
        searched_brand_group: 'Ours',
        is_own_brand: true,
        retailer_scores: [{ ...shop, score: 50, target: 50, is_target_met: true }],
      },
      { is_own_brand: false, retailer_scores: [{ score: 50, target: null, is_target_met: null }] },
    ]);
  });

  it('is unknown, not zero, on a shelf without brands', async () => {
    const { counts, listings } = await shelfOf([null, null]);
    expect(await counts()).toEqual([
      ['Velquin', null, 2, null],
      ['Oskarine', null, 2, null],
    ]);
    expect((await listings()).listings.map((listing) => listing.is_searched_brand)).toEqual([null, null]);
  });

  it('counts a shelf that was crawled twice once, as last observed', async () => {
    const { customer, counts } = await shelfOf(['Velquin', 'Velquin']);
    const later = sponsoredEvery(4, ['Oskarine', 'Velquin'], `${date}T15:00:00Z`);
    await store.load(
      'visibility_listing',
      date,
      later.map((listing) => ({ ...search, ...listing })),
      { hour: 15, customer },
    );
    expect(await counts()).toEqual([
      ['Velquin', 1, 2, 50],
      ['Oskarine', 1, 2, 50],
    ]);
  });

  it('counts a shelf once if the retailer code is missing in one of its crawls', async () => {
    const { customer, scores, listings } = await shelfOf(['Velquin', 'Other', 'Other']);
    await store.define('retailers', [{ retailer_name: 'Shop', retailer_code: 'shop' }], customer);
    const later = sponsoredEvery(4, ['Velquin', 'Velquin', 'Other'], `${date}T15:00:00Z`);
    await store.load(
      'visibility_listing',
      date,
      later.map((listing) => ({ ...search, ...listing, retailer_code: null })),
      { hour: 15, customer },
    );
    expect((await scores()).items[0]?.retailer_scores).toMatchObject([
      { retailer_code: 'shop', own_product_count: 2, total_product_count: 3 },
    ]);
    expect((await listings()).listings).toHaveLength(3);
  });

  it('counts the last crawl of a shelf also if it has no crawling time', async () => {
    const { customer, counts, listings } = await shelfOf(['Velquin']);
    const [later] = sponsoredEvery(4, ['Oskarine']);
    await store.load('visibility_listing', date, [{ ...search, ...later, crawling_time: null }], {
      hour: 20,
      customer,
    });
    expect(await counts()).toEqual([
      ['Velquin', 0, 1, 0],
      ['Oskarine', 1, 1, 100],
    ]);
    expect((await listings()).listings.map((listing) => listing.brand_name)).toEqual(['Oskarine']);
  });

  it('treats empty brands as unknown', async () => {
    const { counts } = await shelfOf(['', '']);
    expect(await counts()).toEqual([
      ['Velquin', null, 2, null],
      ['Oskarine', null, 2, null],
    ]);
  });

  it('agrees with the listings of the shelf', async () => {
    const { scores, listings } = await shelfOf(['Velquin', null, 'Other', 'Velquin', 'Oskarine', 'velquin']);
    for (const position_type of ['ORGANIC', 'SPONSORED', 'OVERALL'])
      for (const first_n_products of [1, 3, 20]) {
        const call = { position_type, first_n_products };
        const score = (await scores(call)).items[0]?.retailer_scores[0];
        const shelf = await listings(call);
        expect(score?.total_product_count).toBe(shelf.listings.length);
        expect(score?.own_product_count).toBe(shelf.listings.filter((listing) => listing.is_searched_brand).length);
      }
  });

  it('has 0 of 0 and no share on a collected shelf without listings of the requested type', async () => {
    const { counts, listings, scores } = await shelfOf(['Velquin', 'Other']);
    expect(await counts({ position_type: 'SPONSORED' })).toEqual([
      ['Velquin', 0, 0, null],
      ['Oskarine', 0, 0, null],
    ]);
    expect((await scores({ position_type: 'SPONSORED' })).items[0]?.retailer_scores).toMatchObject([
      { ...shop, target: 50, is_target_met: null },
    ]);
    expect(await listings({ position_type: 'SPONSORED' })).toMatchObject({
      visibility_source_name: 'shampoo',
      visibility_source_url: 'https://shop.example/shampoo',
      listings: [],
    });
  });

  it('exists only for shelves of the day, and once in all pages', async () => {
    const { customer, scores } = await shelfOf(['Velquin']);
    expect((await scores({ date: '2026-03-30' })).total).toBe(0);
    expect((await scores({ visibility_type: 'CATEGORY' })).total).toBe(0);
    expect(await scores({ page_size: 1, current_page: 2 })).toMatchObject({
      total: 2,
      items: [{ searched_brand: 'Oskarine' }],
    });
    expect(await scores({ page_size: 1, current_page: 3 })).toMatchObject({ total: 2, items: [] });
    expect((await store.ask(visibilityScores, { visibility_type: 'SEARCH', date }, `not ${customer}`)).total).toBe(0);
  });
});

describe('the listings of a shelf', () => {
  it('have the URL of another listing if the first has none', async () => {
    const customer = crypto.randomUUID();
    await store.define('visibility_sources', [source], customer);
    const [first, second] = sponsoredEvery(4, ['Velquin', 'Other']).map((listing) => ({ ...search, ...listing }));
    await store.load('visibility_listing', date, [{ ...first, visibility_source_url: null }, { ...second }], {
      customer,
    });
    const shelf = { visibility_type: 'SEARCH', visibility_source_id: 7, retailer_code: 'shop', date };
    for (const first_n_products of [1, 20])
      expect(await store.ask(visibilityListings, { ...shelf, first_n_products }, customer)).toMatchObject({
        visibility_source_url: 'https://shop.example/shampoo',
      });
  });
});

describe('a customer without defined sources', () => {
  it('has one for each observed name, with a number that later imports do not change', async () => {
    const customer = 'real';
    const shelf = (visibility_source_name: string) =>
      sponsoredEvery(4, ['Balea', 'Nivea', null]).map((listing) => ({ ...search, ...listing, visibility_source_name }));
    const scores = async () => (await store.ask(visibilityScores, { visibility_type: 'SEARCH', date }, customer)).items;
    await store.load('visibility_listing', date, [...shelf('кола'), ...shelf('soap')], { customer });
    const [first, second] = await scores();
    expect([first, second]).toMatchObject([
      {
        visibility_source_name: 'soap',
        searched_brand: null,
        retailer_scores: [{ own_product_count: null, total_product_count: 3 }],
      },
      { visibility_source_name: 'кола', searched_brand: null },
    ]);
    await store.define('own_brands', ['Balea'], customer);
    await store.load('visibility_listing', date, shelf('apple'), { hour: 9, customer });
    const later = await scores();
    expect(later.map((item) => item.visibility_source_name)).toEqual(['apple', 'soap', 'кола']);
    expect(later[2]).toMatchObject({
      visibility_source_id: second?.visibility_source_id,
      searched_brand: 'Balea',
      is_own_brand: true,
      retailer_scores: [{ own_product_count: 1, total_product_count: 3, score: 33.333333 }],
    });
    const call = {
      visibility_type: 'SEARCH',
      visibility_source_id: second?.visibility_source_id ?? 0,
      retailer_code: 'shop',
      date,
    };
    expect(await store.ask(visibilityListings, call, customer)).toMatchObject({
      visibility_source_name: 'кола',
      searched_brand: 'Balea',
      listings: [{ is_searched_brand: true }, { is_searched_brand: false }, { is_searched_brand: null }],
    });
  });

  it('searches for each own brand once, whatever its spellings', async () => {
    const customer = 'spellings';
    await store.define('own_brands', ['Halvéo', 'Halveo', 'HALVÉO Men'], customer);
    const rows = sponsoredEvery(4, ['Halvéo', 'Halveo', 'Other']).map((listing) => ({ ...search, ...listing }));
    await store.load('visibility_listing', date, rows, { customer });
    const { items } = await store.ask(visibilityScores, { visibility_type: 'SEARCH', date }, customer);
    expect(items.map((item) => [item.searched_brand, item.retailer_scores[0]?.own_product_count])).toEqual([
      ['Halvéo', 2],
      ['HALVÉO Men', 0],
    ]);
  });
});
