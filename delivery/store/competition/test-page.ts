import { randomUUID } from 'node:crypto';
import { priceCompetition } from '@/lib/contract/price-competition';
import type { TestStore } from '../testing/store';

const LEVELS = { target_min: 98, target_max: 102, margin: 3 };
type Sided = { retailer?: string; merchant_type?: string; group_type?: string; products?: object };

function side({ retailer = 'Ours', merchant_type = 'MIN_PRICE', group_type = 'STATIC_GROUP', products }: Sided) {
  return { group_type, name: 'A side', retailer, merchant_type, products: products ?? { barcodes: ['1'] } };
}

/**
 * Creates a customer with one competition on page 1 and the rows by day. Returns a function that requests the
 * competition.
 */
export async function setUpPage(store: TestStore, base: Sided, benchmark: Sided, days: Record<string, object[]>) {
  const customer = randomUUID();
  const competition_id = '7b1c2a54-8f0e-4c7a-9d59-0d1c3a5b7e9f';
  const sides = { base: side(base), benchmark: side({ retailer: 'Theirs', ...benchmark }) };
  const page = { customer_page_id: 1, competitions: [{ competition_id, ...sides, coloring_levels: LEVELS }] };
  await store.define('price_competitions', [page], customer);
  for (const [day, rows] of Object.entries(days)) await store.load('price', day, rows, { customer });
  const ask = async (
    call: Partial<Record<'start_date' | 'end_date' | 'time_dimension' | 'price_type', string>> = {},
  ) => {
    const range = { start_date: '2026-03-02', end_date: '2026-03-02', ...call };
    const { competitions } = await store.ask(priceCompetition, { customer_page_id: 1, ...range }, customer);
    const [competition] = competitions;
    if (!competition) throw new Error('The page has no competition.');
    const rows = competition.date_buckets.flatMap(({ data }) => data);
    return { competition, row: rows[0], rows };
  };
  return Object.assign(ask, { customer });
}

export const ours = {
  retailer_name: 'Ours',
  product_barcode: '1',
  product_id: 'a',
  merchant_name: 'Ours',
  in_stock: true,
};
export const theirs = { ...ours, retailer_name: 'Theirs', merchant_name: 'Theirs' };
