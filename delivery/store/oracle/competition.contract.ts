import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { MERCHANT_TYPES } from '@/delivery/definitions/price-competitions';
import { TIME_DIMENSIONS } from '@/lib/contract/competition-request';
import { priceCompetition } from '@/lib/contract/price-competition';
import { type TestStore, testStore } from '../testing/store';
import { type Offer, sideOf } from './competition-oracle';

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
const offer: fc.Arbitrary<Offer> = fc.record({
  date: fc.constantFrom(...DAYS),
  hour: fc.constantFrom(7, 15),
  product: fc.constantFrom('1', '2', '3'),
  merchant: fc.option(fc.constantFrom('A', 'B', SHOP), { freq: 5 }),
  price: amount,
  list: amount,
  stock: fc.option(fc.boolean(), { freq: 3 }),
  buybox: fc.option(fc.boolean(), { freq: 2 }),
  place: fc.option(fc.integer({ min: 1, max: 2 })),
  main: fc.constantFrom([], ['A'], ['A', 'B']),
});

const world = fc.record({
  offers: fc.array(offer, { maxLength: 40 }),
  base: fc.subarray(['1', '2', '3'], { minLength: 1 }),
  benchmark: fc.subarray(['1', '2', '3'], { minLength: 1 }),
  base_type: fc.constantFrom(...MERCHANT_TYPES),
  benchmark_type: fc.constantFrom(...MERCHANT_TYPES),
});

function side(barcodes: string[], merchant_type: string) {
  return { group_type: 'STATIC_GROUP', name: 'Side', retailer: SHOP, merchant_type, products: { barcodes } };
}

async function createCustomer({ offers, ...sides }: typeof world extends fc.Arbitrary<infer W> ? W : never) {
  const customer = crypto.randomUUID();
  const competition = {
    competition_id: crypto.randomUUID(),
    base: side(sides.base, sides.base_type),
    benchmark: side(sides.benchmark, sides.benchmark_type),
    coloring_levels: { target_min: 90, target_max: 110, margin: 10 },
  };
  await store.define('price_competitions', [{ customer_page_id: 1, competitions: [competition] }], customer);
  const files = DAYS.flatMap((date) => [7, 15].map((hour) => ({ date, hour })));
  await store.loadAll(
    'price',
    files.map((file) => ({
      ...file,
      rows: offers
        .filter(({ date, hour }) => date === file.date && hour === file.hour)
        .map((offer) => ({
          retailer_name: SHOP,
          product_id: offer.product,
          product_barcode: offer.product,
          merchant_name: offer.merchant,
          product_price: offer.price,
          product_price_2: offer.list,
          in_stock: offer.stock,
          is_buybox: offer.buybox,
          buybox_position: offer.place,
          main_merchants: offer.main,
        })),
    })),
    customer,
  );
  return customer;
}

const near = (value: number | null) => (value === null ? null : expect.closeTo(value, 5));

it('computes the prices of sides like the oracle, in buckets of every length', async () => {
  await fc.assert(
    fc.asyncProperty(world, fc.constantFrom(...TIME_DIMENSIONS), async (scenario, time_dimension) => {
      const customer = await createCustomer(scenario);
      const call = { customer_page_id: 1, start_date: '2026-03-29', end_date: '2026-04-01', time_dimension };
      const { competitions } = await store.ask(priceCompetition, call, customer);
      for (const { start_date, end_date, data } of competitions[0]?.date_buckets ?? []) {
        const inside = scenario.offers.filter(({ date }) => date >= start_date && date <= end_date);
        const cost = (barcodes: string[], type: string) =>
          sideOf(
            inside.filter(({ product }) => barcodes.includes(product)),
            type,
            SHOP,
          );
        const base = cost(scenario.base, scenario.base_type);
        const benchmark = cost(scenario.benchmark, scenario.benchmark_type);
        expect(data).toMatchObject([
          {
            base: near(base.standard.rsp),
            base_2: near(base.standard.rrp),
            benchmark: near(benchmark.standard.rsp),
            benchmark_2: near(benchmark.standard.rrp),
            base_status: base.status,
            benchmark_status: benchmark.status,
            ...(base.cheapest !== undefined && { base_min_info: { min_merchant: base.cheapest } }),
          },
        ]);
        const [row] = data;
        const actual = [
          row?.with_oos?.base.rsp_value,
          row?.with_oos?.base.rrp_value,
          row?.with_oos?.benchmark.rsp_value,
        ];
        const worked = [base.with_oos.rsp, base.with_oos.rrp, benchmark.with_oos.rsp];
        expect(actual.map((value) => (value ? Number(value) : null))).toEqual(worked.map(near));
      }
    }),
    { seed: 7, numRuns: 25 },
  );
});
