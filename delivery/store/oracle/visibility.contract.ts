import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { POSITION_TYPES } from '@/lib/contract/params';
import { visibilityScores } from '@/lib/contract/visibility-scores';
import { visibilitySearchByProduct } from '@/lib/contract/visibility-search-by-product';
import { type TestStore, testStore } from '../testing/store';
import { expectedScores } from './scores';
import { expectedProducts } from './search-products';
import { shelvesOf } from './shelves';

const DAYS = ['2026-03-29', '2026-03-30', '2026-03-31'];
const KEYWORDS = ['gel', 'soap'];
const SHOPS = ['A', 'B'];
const BRANDS = ['Velquin', 'Oskarine'];

let store: TestStore;
beforeAll(async () => {
  store = await testStore();
});
afterAll(() => store.close());

/** Brands of products. The spelling differs between products, and not between rows of one. */
const BRAND_OF = { '1': 'Velquin', '2': 'VELQUIN', '3': 'Oskarine', '4': 'Other' };

const spot = fc
  .record({
    product_id: fc.constantFrom(...(['1', '2', '3', '4'] as const)),
    hasBrand: fc.boolean(),
    is_sponsored: fc.option(fc.boolean(), { freq: 4 }),
  })
  .map(({ hasBrand, ...listing }) => ({ ...listing, brand_name: hasBrand ? BRAND_OF[listing.product_id] : null }));

/** Shelves of some days, keywords and shops, each a list of listings in order. */
const shelves = fc
  .array(
    fc.record({
      date: fc.constantFrom(...DAYS),
      keyword: fc.constantFrom(...KEYWORDS),
      shop: fc.constantFrom(...SHOPS),
      spots: fc.array(spot, { minLength: 1, maxLength: 7 }),
    }),
    { maxLength: 7 },
  )
  .map((entries) => [
    ...new Map(entries.map((shelf) => [`${shelf.date} ${shelf.keyword} ${shelf.shop}`, shelf])).values(),
  ])
  .map((entries) =>
    entries.flatMap(({ date, keyword, shop, spots }) =>
      spots.map((listing, index) => {
        const isSponsored = listing.is_sponsored ?? false;
        const before = spots.slice(0, index).filter(({ is_sponsored }) => (is_sponsored ?? false) === isSponsored);
        return {
          ...{ date, visibility_type: 'SEARCH', visibility_source_name: keyword, retailer_name: shop },
          ...{ retailer_code: shop, ...listing, position: before.length + 1, combined_position: index + 1 },
        };
      }),
    ),
  );

const SOURCES = KEYWORDS.map((name, index) => ({
  id: index + 1,
  type: 'SEARCH',
  name,
  searched_brands: BRANDS.map((brand) => ({ brand })),
}));

async function createCustomer(listings: readonly { date: string }[]) {
  const customer = crypto.randomUUID();
  await store.define('visibility_sources', SOURCES, customer);
  const files = DAYS.map((date) => ({ date, hour: 7, rows: listings.filter((row) => row.date === date) }));
  await store.loadAll('visibility_listing', files, customer);
  return customer;
}

it('computes scores like the oracle', async () => {
  await fc.assert(
    fc.asyncProperty(
      shelves,
      fc.constantFrom(...POSITION_TYPES),
      fc.integer({ min: 1, max: 6 }),
      async (listings, position_type, first_n_products) => {
        const customer = await createCustomer(listings);
        const date = '2026-03-30';
        const call = { visibility_type: 'SEARCH', date, position_type, first_n_products, page_size: 1000 };
        const { items } = await store.ask(visibilityScores, call, customer);
        const expected = expectedScores(shelvesOf(listings, SOURCES, date), position_type, first_n_products);
        expect(items).toEqual(sortedScores(expected));
      },
    ),
    { seed: 7, numRuns: 20 },
  );
});

/** Sorts scores by source, and their retailers by name. */
function sortedScores(scores: ReturnType<typeof expectedScores>) {
  const byName = (a: { retailer_name: string | null }, b: { retailer_name: string | null }) =>
    String(a.retailer_name).localeCompare(String(b.retailer_name));
  return scores
    .map((score) => ({ ...score, retailer_scores: score.retailer_scores.toSorted(byName) }))
    .sort((a, b) => Number(a.visibility_source_id) - Number(b.visibility_source_id));
}

it('returns the best search positions of the last collected day of a keyword', async () => {
  await fc.assert(
    fc.asyncProperty(shelves, fc.constantFrom(...POSITION_TYPES), async (listings, position_type) => {
      const customer = await createCustomer(listings);
      const range = { start_date: '2026-03-29', end_date: '2026-03-30' };
      const call = { ...range, position_type, page_size: 1000 };
      const { items } = await store.ask(visibilitySearchByProduct, call, customer);
      const account = { ownBrands: [], retailers: [] };
      const expected = expectedProducts({ listings, prices: [], sources: SOURCES, account }, range)(position_type);
      const keyOf = ({ retailer_name, product_id }: (typeof items)[number]) => `${retailer_name} ${product_id}`;
      const isBefore = (a: (typeof items)[number], b: (typeof items)[number]) => (keyOf(a) < keyOf(b) ? -1 : 1);
      expect(items.map((item) => ({ ...item, search_product_id: null }))).toEqual(expected.toSorted(isBefore));
    }),
    { seed: 7, numRuns: 20 },
  );
});
