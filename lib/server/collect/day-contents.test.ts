import { expect, it } from 'vitest';
import { priceCompetition } from '@/lib/contract/price-competition';
import { dayContents } from './day-contents';

const DAY = '2026-03-31';
const ACCOUNT = { account: 'a', key: '' };

/** Returns the content of a day whose only bucket has this row. */
function contentOf(row: object) {
  const value = {
    competitions: [{ competition_id: null, date_buckets: [{ start_date: DAY, end_date: DAY, data: [row] }] }],
  };
  const counts = { requests: 1, rows: 1, total: null, missing: 0, shifted: false };
  const answer = { fetchedAt: '2026-04-02T00:00:00Z', crawledAt: null, bodies: new Map(), ...counts, value };
  const question = { ...ACCOUNT, endpoint: priceCompetition, params: {} };
  const key = { account: 'a', endpoint: priceCompetition.name, params: '', day: DAY };
  return dayContents(question, answer, [key], '')[0];
}

const stateOf = (row: object) => contentOf(row)?.state;

const inBlock = (rsp_value: unknown) => ({ standard: { base: { status: 'AVAILABLE', rsp_value } } });

it.each([[null], [''], [' '], ['NO_DATA'], ['NaN'], ['null'], ['-']])(
  'finds no data on a day whose prices are %j',
  (value) => {
    expect(stateOf(inBlock(value))).toBe('no_data');
    expect(stateOf({ with_oos: { benchmark: { rrp_value: value } } })).toBe('no_data');
  },
);

it.each(['2.50', '1.299,00', '€ 3', '0'])('finds data on a day with a price of %j', (value) => {
  expect(stateOf(inBlock(value))).toBe('complete');
});

it('finds data on a day with an index or a price in plain fields', () => {
  expect(stateOf({ base: 2.5 })).toBe('complete');
  expect(stateOf({ with_oos: { rsp_index: 125 } })).toBe('complete');
  expect(stateOf({ base: null, index: null, standard: null, with_oos: null })).toBe('no_data');
});

it('finds neither prices nor statuses in fields that the specification does not name', () => {
  const side = { rsp_value: '2.50', status: 'AVAILABLE' };
  const row = {
    ...{ merchant: side, merchant_status: 'AVAILABLE', base_min_info: { index: 99 } },
    standard: { competitor: side, base: { offer_status: 'AVAILABLE', details: side } },
  };
  expect(contentOf(row)).toMatchObject({ state: 'no_data', isAbsent: true });
});

it.each([
  [{ base_status: 'NO_DATA', standard: { base: { status: 'NO_DATA' }, benchmark: null } }, true],
  [{ base_status: null, standard: null, with_oos: null }, true],
  [{ benchmark_status: 'OUT_OF_STOCK' }, false],
  [{ with_oos: { base: { status: 'OUT_OF_STOCK' } } }, false],
  [{ base: 2.5 }, false],
])('finds a day absent if it has neither a price nor a status: %j', (row, isAbsent) => {
  expect(contentOf(row)?.isAbsent).toBe(isAbsent);
});
