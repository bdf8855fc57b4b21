import { addDays } from '@/lib/queries/shared/dates';
import { bucket, competition, row } from './test-answers';

// A page of five competitions over six days for tests.

export const FIRST = '2026-03-01';
export const NOW = '2026-03-06';
/** Base and benchmark price by day, null without an index. The target band is 98 to 102, with a margin of 5. */
export const PRICES: Prices = {
  // The base price rises on the fourth day: 110 is off target.
  a: [[10, 10], [10, 10], null, [11, 10], [11, 10], [11, 10]],
  // The benchmark price falls on the last day: near target.
  b: [[10, 10], [10, 10], null, [10, 10], [10, 10], [10, 9.6]],
  // Below the band from the first day.
  c: [[8, 10], [8, 10], null, [8, 10], [8, 10], [8, 10]],
  // Back on target on the last day.
  d: [[12, 10], [12, 10], null, [12, 10], [12, 10], [10, 10]],
  // Sold out since the fifth day.
  e: [[10, 10], [10, 10], null, [10, 10], null, null],
};
const RETAILERS: Readonly<Record<string, string>> = {
  a: 'Korbina DE',
  b: 'Korbina DE',
  c: 'Plazora DE',
  d: 'Plazora DE',
  e: 'Plazora DE',
  f: 'Altora DE',
};

const round = (value: number, digits: number) => Number(value.toFixed(digits));
const indexOf = (prices: [number, number] | null) => (prices ? round((prices[0] / prices[1]) * 100, 1) : null);
function verdictOf(index: number | null) {
  if (index === null) return 'NO_DATA';
  const distance = Math.max(index - 102, 98 - index, 0);
  return distance === 0 ? 'POSITIVE' : distance <= 5 ? 'NEUTRAL' : 'NEGATIVE';
}
export const indices = (id: string) => (PRICES[id] ?? []).map(indexOf);
export const verdicts = (id: string) => indices(id).map(verdictOf);
export const IDS = Object.keys(PRICES);
export const idOf = (name: string) => `6f1c2b5e-0000-4000-8000-00000000000${name}`;

type Prices = Readonly<Record<string, ([number, number] | null)[]>>;

/** Returns the answer of a page with these competitions. */
export const pageOf = (competitions: Prices) =>
  JSON.stringify({
    competitions: Object.entries(competitions).map(([id, days]) =>
      competition({
        competition_id: idOf(id),
        base: { name: `Velquin ${id}`, retailer: RETAILERS[id] },
        benchmark: { name: `Fenwarra ${id}`, retailer: RETAILERS[id] },
        date_buckets: days.map((prices, index) =>
          bucket(
            addDays(FIRST, index),
            row({
              index: indexOf(prices),
              verdict: verdictOf(indexOf(prices)),
              base: prices ? prices[0].toFixed(2) : null,
              benchmark: prices ? prices[1].toFixed(2) : null,
              baseStatus: prices ? 'AVAILABLE' : 'OUT_OF_STOCK',
            }),
          ),
        ),
      }),
    ),
  });

export const body = pageOf(PRICES);
export const RANGE = { customer_page_id: 101, start_date: FIRST, end_date: NOW };
export const PARAMS = { page: '101', date: NOW, days: '6' };
