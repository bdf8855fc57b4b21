import { describe, expect, it } from 'vitest';
import type { Database } from '@/lib/clickhouse/client';
import { type Listing, visibilityListings } from '@/lib/contract/visibility-listings';
import { ownAccount } from '../testing/collected';
import { ownDatabase } from '../testing/own-database';
import { SERVICES } from '../testing/services';
import { unknownOf } from '../testing/stored-rows';
import { listings } from './listings';

ownDatabase();

const DAY = '2026-03-01';
const SHELF = { visibility_type: 'SEARCH', visibility_source_id: '11', retailer_code: 'k', date: DAY };
const STATED = {
  visibility_source_name: 'soap',
  visibility_source_url: 'https://korbina.example/soap',
  searched_brand: 'Velquin',
  searched_brand_group: null,
  is_own_brand: true,
};

function listing(over: Partial<Listing> = {}): Listing {
  return {
    ...{ product_id: 'P1', product_title: 'Soap', product_url: 'https://korbina.example/P1', product_image_url: null },
    ...{ brand_name: 'Velquin', merchant_name: 'Korbina', merchant_score: 4.5, is_searched_brand: true },
    ...{ is_sponsored: false, position: 2, combined_position: 3, page_no: null, max_product_count_in_page: 2 },
    ...{ product_count_in_page: 2, crawling_time: '2026-03-01T06:00:00.000Z' },
    ...over,
  };
}

const LISTINGS = [
  listing(),
  listing({ is_sponsored: true, position: 1, combined_position: 1, page_no: 1 }),
  listing({ combined_position: 5, page_no: 2 }),
  listing({ product_id: null, combined_position: 0, is_sponsored: null }),
  listing({ product_id: null, product_title: null, combined_position: null, max_product_count_in_page: null }),
];
const bodyOf = (rows: readonly Listing[]) => JSON.stringify({ ...STATED, listings: rows });

const rowsOf = ({ db, account }: { db: Database; account: string }) =>
  db.query<Record<string, unknown>>(
    `SELECT * FROM ${listings.definition.name} WHERE account = {account:String}
      AND set_id IN (SELECT set_id FROM ledger FINAL WHERE account = {account:String}) ORDER BY retailer_code, position_type, row_no`,
    { account },
  );

describe.each(SERVICES)('listings of $title', (kind) => {
  it('are stored as sent, with their shelf', async () => {
    const service = await ownAccount(visibilityListings, {}, kind);
    await service.collectValue(SHELF, bodyOf(LISTINGS));
    const rows = await rowsOf(service);
    expect(rows).toHaveLength(LISTINGS.length);
    for (const [index, sentListing] of LISTINGS.entries())
      expect(rows[index]).toMatchObject({
        ...STATED,
        ...sentListing,
        ...{ day: DAY, visibility_type: 'SEARCH', visibility_source_id: '11', retailer_code: 'k' },
        ...{ position_type: 'OVERALL', first_n_products: 20 },
        unknown: unknownOf(kind) + unknownOf(kind),
      });
    expect(rows.map(({ id, rank, page }) => [id, rank, page])).toEqual([
      ['P1', 3, 2],
      ['P1/sponsored', 1, 1],
      ['P1/2', 5, 2],
      ['Soap', null, null],
      ['-/1', null, null],
    ]);
  });
});

it('states the owner of the searched brand only, regardless of case and accents', async () => {
  const service = await ownAccount(visibilityListings, {});
  const rows = [
    listing(),
    listing({ brand_name: 'VÉLQUIN', is_searched_brand: null }),
    listing({ brand_name: 'Fenwarra', is_searched_brand: false }),
    listing({ brand_name: null, is_searched_brand: null }),
  ];
  await service.collectValue(SHELF, bodyOf(rows));
  expect((await rowsOf(service)).map(({ brand_key, stated_own }) => [brand_key, stated_own])).toEqual([
    ['velquin', true],
    ['velquin', true],
    ['fenwarra', null],
    ['', null],
  ]);
});

it('ranks among the requested position type, and keeps shelves separate', async () => {
  const service = await ownAccount(visibilityListings, {});
  await service.collectValue({ ...SHELF, position_type: 'ORGANIC' }, bodyOf([listing()]));
  await service.collectValue({ ...SHELF, retailer_code: 'p' }, bodyOf([listing()]));
  expect((await rowsOf(service)).map((row) => [row.retailer_code, row.position_type, row.rank])).toEqual([
    ['k', 'ORGANIC', 2],
    ['p', 'OVERALL', 3],
  ]);
});

it('replaces the listings of a revised shelf', async () => {
  const service = await ownAccount(visibilityListings, {});
  await service.collectValue(SHELF, bodyOf(LISTINGS));
  await service.collectValue(SHELF, bodyOf([listing({ product_id: 'P2' })]));
  expect((await rowsOf(service)).map(({ id }) => id)).toEqual(['P2']);
});

it('has no listings of an empty shelf', async () => {
  const service = await ownAccount(visibilityListings, {});
  await service.collectValue(SHELF, bodyOf([]));
  expect(await rowsOf(service)).toEqual([]);
});
