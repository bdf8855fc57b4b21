import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { CALCULATION_TYPES } from '@/lib/contract/calculation-types';
import { price } from '@/lib/contract/price';
import { type TestStore, testStore } from '../testing/store';
import { expectedPrices } from './prices';

const DATE = '2026-03-31';

let store: TestStore;
beforeAll(async () => {
  store = await testStore();
});
afterAll(() => store.close());

const amount = fc.option(
  fc.integer({ min: 1, max: 6 }).map((cents) => cents / 100),
  { freq: 4 },
);
const moment = fc.option(fc.constantFrom(`${DATE}T05:00:00.000Z`, `${DATE}T05:30:00.000Z`, `${DATE}T09:00:00.000Z`), {
  freq: 3,
});
const row = fc.record({
  retailer_name: fc.constantFrom('Shop', 'Другой магазин'),
  product_id: fc.option(fc.constantFrom('1', '2'), { freq: 4 }),
  service_sku_id: fc.option(fc.constantFrom('1', 'S'), { freq: 2 }),
  merchant_name: fc.option(fc.constantFrom('A', 'B'), { freq: 3 }),
  product_price: amount,
  product_price_2: amount,
  in_stock: fc.option(fc.boolean()),
  promotion_text: fc.string({ unit: 'grapheme', maxLength: 5 }),
  session_time: moment,
  crawling_time: moment,
});
const files = fc.tuple(fc.array(row, { maxLength: 12 }), fc.array(row, { maxLength: 12 }));

const lines = (items: readonly object[]) => items.map((item) => JSON.stringify(Object.entries(item).sort())).sort();

it('computes prices like the oracle', async () => {
  await fc.assert(
    fc.asyncProperty(files, async ([early, late]) => {
      const customer = crypto.randomUUID();
      await store.loadAll(
        'price',
        [
          { date: DATE, hour: 5, rows: early },
          { date: DATE, hour: 9, rows: late },
        ],
        customer,
      );
      for (const calculation_type of CALCULATION_TYPES) {
        const { items } = await store.ask(price, { date: DATE, calculation_type, page_size: 1000 }, customer);
        const rows = [
          ...early.map((row) => ({ ...row, date: DATE, hour: 5 })),
          ...late.map((row) => ({ ...row, date: DATE, hour: 9 })),
        ];
        expect(lines(items)).toEqual(lines(expectedPrices(rows, calculation_type, { ownBrands: [], retailers: [] })));
      }
    }),
    { seed: 7, numRuns: 15 },
  );
});
