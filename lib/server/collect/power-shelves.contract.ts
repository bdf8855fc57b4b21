import { expect, it, onTestFinished, vi } from 'vitest';
import { visibilityListings } from '@/lib/contract/visibility-listings';
import { addDays } from '@/lib/queries/shared/dates';
import { database } from '../base/database';
import { createService } from '../service/service';
import { collectPlan } from '../testing/collector-of';
import { fakeUpstream, sendJson } from '../testing/fake-upstream';
import { ownDatabase } from '../testing/own-database';
import { listings } from '../warehouse/listings';
import { collectSet } from './collect-set';
import { ledgerKeysOf, readLedgerRows, rowKey } from './ledger';
import { searchScores, shelfLine, withDays } from './plan';
import { MOST_SHELVES, powerShelves } from './power-shelves';
import { question } from './question';

ownDatabase();

const NEWEST = '2026-03-31';
const SHELF = { visibility_source_id: 7, retailer_code: 'r' };

it('the newest day of the shelves of power keywords is collected by plan, as rows', async () => {
  const { collector, service, account, rows } = await collectPlan({ newest: () => NEWEST });
  expect((await rows('visibility_listings')).map(({ day, rows: count, requests }) => [day, count, requests])).toEqual([
    [NEWEST, 1, 1],
  ]);
  const stored = await (await database()).query<Record<string, unknown>>(
    `SELECT visibility_source_id, retailer_code, rank FROM ${listings.definition.name} WHERE account = {account:String}`,
    { account },
  );
  expect(stored).toMatchObject([{ visibility_source_id: '7', retailer_code: 'r' }]);

  const isPlanned = (shelf: typeof SHELF, day: string) => {
    const { endpoint, params } = shelfLine(shelf);
    return collector.isPlanned(question(service, endpoint, withDays(endpoint, params, day)));
  };
  expect(await isPlanned(SHELF, NEWEST)).toBe(true);
  expect(await isPlanned(SHELF, addDays(NEWEST, -1))).toBe(false);
  expect(await isPlanned({ ...SHELF, visibility_source_id: 8 }, NEWEST)).toBe(false);
  expect(await isPlanned({ ...SHELF, retailer_code: 's' }, NEWEST)).toBe(false);
  const { params } = shelfLine(SHELF);
  const organic = { ...params, position_type: 'ORGANIC', date: NEWEST };
  expect(await collector.isPlanned(question(service, visibilityListings, organic))).toBe(false);
});

it('reads the shelves of a set of scores once for the plan and all requests', async () => {
  const { collector, service } = await collectPlan({ newest: () => NEWEST });
  const query = vi.spyOn(await database(), 'query');
  onTestFinished(() => query.mockRestore());
  const { endpoint, params } = shelfLine(SHELF);
  const request = question(service, endpoint, withDays(endpoint, params, NEWEST));
  expect(await Promise.all([collector.isPlanned(request), collector.isPlanned(request)])).toEqual([true, true]);
  const statements = query.mock.calls.map(([statement]) => statement);
  expect(statements.filter((statement) => statement.includes('is_power_visibility_source'))).toEqual([]);
});

let customers = 0;

/** Returns the shelves of power keywords according to these scores. */
async function shelvesOf(...items: object[]) {
  const page = { items, total: items.length, page_size: 1000, current_page: 1, page_count: 1 };
  const upstream = await fakeUpstream((_, response) => sendJson(response, page));
  const own = createService({ base: upstream.base, key: `shelves${customers++}` });
  const request = question(own, searchScores.endpoint, { ...searchScores.params, date: NEWEST });
  const { written } = await collectSet(own, request, { priority: 'person' });
  await written;
  const rows = await readLedgerRows(await database(), ledgerKeysOf(request));
  const shelves = await powerShelves(own, NEWEST, new Map([...rows.values()].map((row) => [rowKey(row), row])));
  return shelves.map(({ visibility_source_id, retailer_code }) => [visibility_source_id, retailer_code]);
}

const score = (id: number | null, over: object = {}) => ({
  ...{ visibility_source_id: id, is_power_visibility_source: true, is_own_brand: false },
  retailer_scores: [{ retailer_code: 'k' }, { retailer_code: 'p' }],
  ...over,
});

it('has each power keyword once at each of its retailers, those of own brands first', async () => {
  const keywords = [score(1), score(2, { is_own_brand: true }), score(1, { is_own_brand: true })];
  expect(await shelvesOf(...keywords, score(3, { is_power_visibility_source: false }), score(null))).toEqual([
    [2, 'k'],
    [2, 'p'],
    [1, 'k'],
    [1, 'p'],
  ]);
});

it.each([null, undefined])('leaves out a keyword whose list of retailers is %s', async (retailer_scores) => {
  expect(await shelvesOf(score(1, { retailer_scores }), score(2))).toEqual([
    [2, 'k'],
    [2, 'p'],
  ]);
});

it('has a limit', async () => {
  const keywords = Array.from({ length: MOST_SHELVES }, (_, index) => score(index + 1));
  expect(await shelvesOf(...keywords)).toHaveLength(MOST_SHELVES);
});
