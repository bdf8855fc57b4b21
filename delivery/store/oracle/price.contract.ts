import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { CALCULATION_TYPES, type CalculationType } from '@/lib/contract/calculation-types';
import { price } from '@/lib/contract/price';
import { type TestStore, testStore } from '../testing/store';

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
type Row = ReturnType<(typeof row)['generate']>['value'];
const files = fc.tuple(fc.array(row, { maxLength: 12 }), fc.array(row, { maxLength: 12 }));

/** Computes the expected offers by the specification, from rows in the order of collection. */
function expected(rows: readonly Row[], calculation: CalculationType) {
  const offers = new Map<string, Row[]>();
  for (const row of rows) {
    const key = JSON.stringify([row.retailer_name, row.product_id ?? row.service_sku_id, row.merchant_name]);
    offers.set(key, [...(offers.get(key) ?? []), row]);
  }
  return [...offers.values()].map((offerRows) => {
    const newestFirst = offerRows.toReversed().sort((a, b) => time(b).localeCompare(time(a)));
    const priced = newestFirst.filter((row) => (row.product_price ?? 0) > 0);
    const extreme = (sign: number) =>
      priced.toSorted((a, b) => sign * ((a.product_price ?? 0) - (b.product_price ?? 0)))[0] ?? newestFirst[0];
    const offer = calculation === 'MIN_PRICE' ? extreme(1) : calculation === 'MAX_PRICE' ? extreme(-1) : newestFirst[0];
    const average = calculation === 'AVG';
    return {
      retailer: offer?.retailer_name,
      product_id: offer?.product_id,
      csku_id: offer?.service_sku_id,
      merchant_name: offer?.merchant_name,
      price: average ? mean(offerRows.map((row) => row.product_price)) : offer?.product_price,
      price_2: average ? mean(offerRows.map((row) => row.product_price_2)) : offer?.product_price_2,
      availability: offer?.in_stock === null ? null : Number(offer?.in_stock),
      promotion_text: offer?.promotion_text,
      crawling_time: offer?.crawling_time,
    };
  });
}

function time({ crawling_time, session_time }: Row): string {
  return crawling_time ?? session_time ?? '';
}

function mean(values: (number | null)[]): number | null {
  const prices = values.filter((value): value is number => value !== null && value > 0);
  return prices.length === 0
    ? null
    : Number((prices.reduce((sum, value) => sum + value, 0) / prices.length).toFixed(6));
}

const lines = (items: readonly object[]) => items.map((item) => JSON.stringify(item)).sort();

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
        const actual = items.map((item) => ({
          retailer: item.retailer,
          product_id: item.product_id,
          csku_id: item.csku_id,
          merchant_name: item.merchant_name,
          price: item.price,
          price_2: item.price_2,
          availability: item.availability,
          promotion_text: item.promotion_text,
          crawling_time: item.crawling_time,
        }));
        expect(lines(actual)).toEqual(lines(expected([...early, ...late], calculation_type)));
      }
    }),
    { seed: 7, numRuns: 15 },
  );
});
