import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { POSITION_TYPES } from '@/lib/contract/params';
import { visibilityScores } from '@/lib/contract/visibility-scores';
import { visibilitySearchByProduct } from '@/lib/contract/visibility-search-by-product';
import { type TestStore, testStore } from '../testing/store';

const DAYS = ['2026-03-29', '2026-03-30', '2026-03-31'];
const KEYWORDS = ['gel', 'soap'];
const SHOPS = ['A', 'B'];
const BRANDS = ['Velquin', 'Oskarine'];

let store: TestStore;
beforeAll(async () => {
  store = await testStore();
});
afterAll(() => store.close());

interface Listing {
  day: string;
  keyword: string;
  shop: string;
  product: string;
  brand: string | null;
  sponsored: boolean | null;
  position: number;
  combined: number;
}

const spot = fc.record({
  product: fc.constantFrom('1', '2', '3', '4'),
  brand: fc.option(fc.constantFrom('Velquin', 'VELQUIN', 'Oskarine', 'Other'), { freq: 5 }),
  sponsored: fc.option(fc.boolean(), { freq: 4 }),
});

/** Shelves of some days, keywords and shops, each a list of listings in order. */
const shelves = fc
  .array(
    fc.record({
      day: fc.constantFrom(...DAYS),
      keyword: fc.constantFrom(...KEYWORDS),
      shop: fc.constantFrom(...SHOPS),
      spots: fc.array(spot, { minLength: 1, maxLength: 7 }),
    }),
    { maxLength: 7 },
  )
  .map((entries) => [
    ...new Map(entries.map((shelf) => [`${shelf.day} ${shelf.keyword} ${shelf.shop}`, shelf])).values(),
  ])
  .map((entries) =>
    entries.flatMap(({ spots, ...shelf }) =>
      spots.map((product, i): Listing => {
        const before = spots
          .slice(0, i)
          .filter(({ sponsored }) => (sponsored ?? false) === (product.sponsored ?? false));
        return { ...shelf, ...product, position: before.length + 1, combined: i + 1 };
      }),
    ),
  );

async function createCustomer(places: readonly Listing[]) {
  const customer = crypto.randomUUID();
  const sources = KEYWORDS.map((name, index) => ({
    id: index + 1,
    type: 'SEARCH',
    name,
    searched_brands: BRANDS.map((brand) => ({ brand })),
  }));
  await store.define('visibility_sources', sources, customer);
  const rows = (date: string) =>
    places
      .filter(({ day }) => day === date)
      .map((listing) => ({
        visibility_type: 'SEARCH',
        visibility_source_name: listing.keyword,
        retailer_name: listing.shop,
        retailer_code: listing.shop,
        product_id: listing.product,
        brand_name: listing.brand,
        is_sponsored: listing.sponsored,
        position: listing.position,
        combined_position: listing.combined,
      }));
  const files = DAYS.map((date) => ({ date, hour: 7, rows: rows(date) }));
  await store.loadAll('visibility_listing', files, customer);
  return customer;
}

type PositionType = (typeof POSITION_TYPES)[number];

function ofType(places: readonly Listing[], type: PositionType): Listing[] {
  return places.filter(({ sponsored }) => type === 'OVERALL' || (type === 'SPONSORED') === (sponsored ?? false));
}

const rankOf = (listing: Listing, type: PositionType) => (type === 'OVERALL' ? listing.combined : listing.position);

it('computes scores like the oracle', async () => {
  await fc.assert(
    fc.asyncProperty(
      shelves,
      fc.constantFrom(...POSITION_TYPES),
      fc.integer({ min: 1, max: 6 }),
      async (places, type, n) => {
        const customer = await createCustomer(places);
        const date = '2026-03-30';
        const call = { visibility_type: 'SEARCH', date, position_type: type, first_n_products: n, page_size: 1000 };
        const { items } = await store.ask(visibilityScores, call, customer);
        const actual = items.flatMap((item) =>
          item.retailer_scores.map((score) => [
            item.visibility_source_name,
            item.searched_brand,
            score.retailer_name,
            score.own_product_count,
            score.total_product_count,
            score.score,
          ]),
        );
        const collected = places.filter((listing) => listing.day === date);
        const topListings = ofType(collected, type).filter((listing) => rankOf(listing, type) <= n);
        const expected = KEYWORDS.flatMap((keyword) =>
          BRANDS.flatMap((brand) =>
            SHOPS.flatMap((shop) => {
              const here = (listing: Listing) => listing.keyword === keyword && listing.shop === shop;
              if (!collected.some(here)) return [];
              const shelf = topListings.filter(here);
              const unknown = shelf.filter((listing) => listing.brand === null).length;
              const ownCount = shelf.filter((listing) => listing.brand?.toLowerCase() === brand.toLowerCase()).length;
              // None among mostly unknown brands is unknown, not zero.
              const own = ownCount === 0 && unknown > shelf.length - unknown ? null : ownCount;
              const score = own === null || shelf.length === 0 ? null : expect.closeTo((100 * own) / shelf.length, 5);
              return [[keyword, brand, shop, own, shelf.length, score]];
            }),
          ),
        );
        expect(actual).toEqual(expected);
      },
    ),
    { seed: 7, numRuns: 20 },
  );
});

it('returns the best search positions of the last collected day of a keyword', async () => {
  await fc.assert(
    fc.asyncProperty(shelves, fc.constantFrom(...POSITION_TYPES), async (places, position_type) => {
      const customer = await createCustomer(places);
      const call = { start_date: '2026-03-29', end_date: '2026-03-30', position_type, page_size: 1000 };
      const { items } = await store.ask(visibilitySearchByProduct, call, customer);
      const inside = places.filter(({ day }) => day <= '2026-03-30');
      const products = new Set(inside.map(({ shop, product }) => `${shop} ${product}`));
      expect(items.map((item) => `${item.retailer_name} ${item.product_id}`)).toEqual([...products].sort());
      for (const { retailer_name, product_id, product_keywords } of items) {
        const here = inside.filter(({ shop }) => shop === retailer_name);
        const keywords = KEYWORDS.filter((name) =>
          here.some(({ keyword, product }) => keyword === name && product === product_id),
        );
        expect(product_keywords.map((entry) => entry.search_keyword_name)).toEqual(keywords);
        for (const entry of product_keywords) {
          const shelf = here.filter(({ keyword }) => keyword === entry.search_keyword_name);
          const last = shelf
            .map(({ day }) => day)
            .sort()
            .at(-1);
          const ranks = ofType(shelf, position_type)
            .filter(({ day, product }) => day === last && product === product_id)
            .map((listing) => rankOf(listing, position_type));
          const best = ranks.length === 0 ? null : Math.min(...ranks);
          expect(position_type === 'OVERALL' ? entry.combined_position : entry.position).toBe(best);
          expect(entry.is_no_data).toBe(false);
        }
      }
    }),
    { seed: 7, numRuns: 20 },
  );
});
