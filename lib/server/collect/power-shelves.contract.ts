import { expect, it } from 'vitest';
import { visibilityListings } from '@/lib/contract/visibility-listings';
import { addDays } from '@/lib/queries/shared/dates';
import { database } from '../base/database';
import { collectPlan } from '../testing/collector-of';
import { ownDatabase } from '../testing/own-database';
import { listings } from '../warehouse/listings';
import { shelfLine, withDays } from './plan';
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
