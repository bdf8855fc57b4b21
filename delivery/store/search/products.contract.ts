import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { visibilitySearchByProduct } from '@/lib/contract/visibility-search-by-product';
import { type TestStore, testStore } from '../testing/store';

const date = '2026-03-01';
const product = { retailer_name: 'Shop', product_id: 'P1' };
const listing = {
  ...{ ...product, visibility_type: 'SEARCH', visibility_source_name: 'soap', product_title: 'Soap' },
  ...{ position: 1, combined_position: 1 },
};

let store: TestStore;
beforeAll(async () => {
  store = await testStore();
});
afterAll(() => store.close());

async function items(customer: string) {
  return (await store.ask(visibilitySearchByProduct, { start_date: date, end_date: date }, customer)).items;
}

describe('a product in search', () => {
  it.each([
    ['files', 6, 18, undefined],
    ['rows of a file', 7, 7, undefined],
    ['files of a shop ahead of UTC', 23, 12, ['2026-02-28T23:00:00Z', '2026-03-01T12:00:00Z']],
  ] as const)('has the title of the last of several %s of a day', async (_, hour, laterHour, times) => {
    const customer = crypto.randomUUID();
    const files = [
      { date, hour, rows: [{ ...listing, product_title: 'Old', crawling_time: times?.[0] ?? null }] },
      { date, hour: laterHour, rows: [{ ...listing, product_title: 'New', crawling_time: times?.[1] ?? null }] },
    ];
    await store.loadAll('visibility_listing', files, customer);
    expect(await items(customer)).toMatchObject([{ csku_title: 'New' }]);
  });

  it('has the last known facts of its offers', async () => {
    const customer = 'marketplace';
    await store.load('visibility_listing', date, [listing], { customer });
    const facts = { product_barcode: '42', brand: 'Velquin', service_sku_name: 'Soap bar', is_power_sku: true };
    const offers = [
      { ...product, ...facts, is_own_product: true, merchant_name: 'A' },
      { ...product, merchant_name: 'B' },
    ];
    await store.load('price', date, offers, { customer });
    expect(await items(customer)).toMatchObject([
      { barcode: '42', brand_name: 'Velquin', csku_title: 'Soap bar', is_customer_brand: true, is_psku: true },
    ]);
  });
});
