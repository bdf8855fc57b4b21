import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { MERCHANT_TYPES } from '@/delivery/definitions/price-competitions';
import { TIME_DIMENSIONS } from '@/lib/contract/competition-request';
import { priceCompetition } from '@/lib/contract/price-competition';
import { type TestStore, testStore } from '../testing/store';
import { expectedCompetitions } from './competitions';

const SHOP = 'Shop';
const DAYS = ['2026-03-28', '2026-03-29', '2026-03-30', '2026-03-31', '2026-04-01', '2026-04-02'];

let store: TestStore;
beforeAll(async () => {
  store = await testStore();
});
afterAll(() => store.close());

const amount = fc.option(
  fc.integer({ min: 1, max: 9 }).map((cents) => cents / 4),
  { freq: 5 },
);
const offer = fc.record({
  date: fc.constantFrom(...DAYS),
  hour: fc.constantFrom(7, 15),
  retailer_name: fc.constant(SHOP),
  product_id: fc.constantFrom('1', '2', '3'),
  merchant_name: fc.option(fc.constantFrom('A', 'B', SHOP), { freq: 5 }),
  product_price: amount,
  product_price_2: amount,
  in_stock: fc.option(fc.boolean(), { freq: 3 }),
  is_buybox: fc.option(fc.boolean(), { freq: 2 }),
  buybox_position: fc.option(fc.integer({ min: 1, max: 2 })),
  main_merchants: fc.constantFrom([], ['A'], ['A', 'B']),
});

const world = fc.record({
  offers: fc.array(offer, { maxLength: 40 }),
  base: fc.subarray(['1', '2', '3'], { minLength: 1 }),
  benchmark: fc.subarray(['1', '2', '3'], { minLength: 1 }),
  base_type: fc.constantFrom(...MERCHANT_TYPES),
  benchmark_type: fc.constantFrom(...MERCHANT_TYPES),
});

type Scenario = ReturnType<(typeof world)['generate']>['value'];

function competitionOf({ base, benchmark, base_type, benchmark_type }: Scenario) {
  const side = (product_ids: string[], merchant_type: string) => ({
    ...{ group_type: 'STATIC_GROUP', name: 'Side', retailer: SHOP, merchant_type, products: { product_ids } },
  });
  return {
    competition_id: crypto.randomUUID(),
    base: side(base, base_type),
    benchmark: side(benchmark, benchmark_type),
    coloring_levels: { target_min: 90, target_max: 110, margin: 10 },
  };
}

it('computes the prices of sides like the oracle, in buckets of every length', async () => {
  await fc.assert(
    fc.asyncProperty(world, fc.constantFrom(...TIME_DIMENSIONS), async (scenario, time_dimension) => {
      const customer = crypto.randomUUID();
      const competitions = [competitionOf(scenario)];
      await store.define('price_competitions', [{ customer_page_id: 1, competitions }], customer);
      const files = DAYS.flatMap((date) => [7, 15].map((hour) => ({ date, hour })));
      const rowsOf = ({ date, hour }: { date: string; hour: number }) =>
        scenario.offers
          .filter((row) => row.date === date && row.hour === hour)
          .map(({ date: _, hour: __, ...row }) => row);
      await store.loadAll(
        'price',
        files.map((file) => ({ ...file, rows: rowsOf(file) })),
        customer,
      );
      const range = { start_date: '2026-03-29', end_date: '2026-04-01', time_dimension };
      const answer = await store.ask(priceCompetition, { customer_page_id: 1, ...range }, customer);
      const market = { prices: scenario.offers, listings: [], account: { ownBrands: [], retailers: [] } };
      expect(answer.competitions).toEqual(
        expectedCompetitions(competitions, market, { ...range, price_type: 'TOTAL' }),
      );
    }),
    { seed: 7, numRuns: 25 },
  );
});
