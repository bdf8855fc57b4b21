import { expect, it, onTestFinished, vi } from 'vitest';
import { price } from '@/lib/contract/price';
import { scorecard } from '@/lib/contract/scorecard';
import { DEFAULT_SETTINGS } from '@/lib/contract/setting-values';
import { openLines } from '@/lib/queries/overview/open-lines';
import { problems } from '@/lib/queries/overview/problems';
import { tiles } from '@/lib/queries/overview/tiles';
import { database } from '../base/database';
import { processWide } from '../base/process-wide';
import { ownAccount } from '../testing/collected';
import { pageBody } from '../testing/fake-pages';
import { ownDatabase } from '../testing/own-database';
import { setClockBack } from '../testing/set-clock-back';
import { readSettings, writeSettings } from './account-settings';

ownDatabase();

const DAY = '2026-03-31';

/** Forgets the cached settings, as a restart does. */
const restart = () => processWide('account settings', () => new Map())().clear();

/** Stores a change as another process does. */
async function changeElsewhere(account: string, name: string, value: unknown) {
  const version = String(BigInt(Date.now()) * 1000n + 500n);
  const row = { account, name, version, value: JSON.stringify(value) };
  await (await database()).insert('account_settings', [row], {});
}

async function history(account: string, name: string) {
  const db = await database();
  const rows = await db.query<{ value: string }>(
    'SELECT value FROM account_settings WHERE account = {account:String} AND name = {name:String} ORDER BY version',
    { account, name },
  );
  return rows.map(({ value }) => value);
}

it('has the defaults for an account that has changed nothing', async () => {
  const { values, changedAt } = await readSettings(await database(), 'new');
  expect(values).toEqual(DEFAULT_SETTINGS);
  expect(new Set(Object.values(changedAt))).toEqual(new Set([null]));
});

it('returns the later of two changes, also after a restart, and keeps the earlier one as history', async () => {
  const db = await database();
  await writeSettings(db, 'two', [{ name: 'rating_target', value: 4.2 }]);
  await writeSettings(db, 'two', [{ name: 'rating_target', value: 4.5 }]);
  expect((await readSettings(db, 'two')).values).toEqual({ ...DEFAULT_SETTINGS, rating_target: 4.5 });
  restart();
  const { values, changedAt } = await readSettings(db, 'two');
  expect(values.rating_target).toBe(4.5);
  expect(Date.parse(changedAt.rating_target ?? '')).toBeGreaterThan(0);
  expect(changedAt.target_share).toBeNull();
  expect(await history('two', 'rating_target')).toEqual(['4.2', '4.5']);
});

it('stores changes of two browsers at once in the order in which they arrive', async () => {
  const db = await database();
  const changes = [4.1, 4.2, 4.3, 4.4].map((value) => writeSettings(db, 'at once', [{ name: 'rating_target', value }]));
  const results = await Promise.all(changes);
  expect(results.map(({ values }) => values.rating_target)).toEqual([4.1, 4.2, 4.3, 4.4]);
  expect((await readSettings(db, 'at once')).values.rating_target).toBe(4.4);
  expect(await history('at once', 'rating_target')).toHaveLength(4);
});

it('keeps the later change if the clock is set back between them', async () => {
  const db = await database();
  await writeSettings(db, 'clock', [{ name: 'target_share', value: 0.3 }]);
  setClockBack();
  await writeSettings(db, 'clock', [{ name: 'target_share', value: 0.4 }]);
  restart();
  expect((await readSettings(db, 'clock')).values.target_share).toBe(0.4);
});

it('returns the changes of another process after a second', async () => {
  const db = await database();
  const clock = vi.spyOn(performance, 'now').mockReturnValue(10_000);
  onTestFinished(() => clock.mockRestore());
  await writeSettings(db, 'elsewhere', [{ name: 'target_share', value: 0.3 }]);
  clock.mockReturnValue(11_001);
  await changeElsewhere('elsewhere', 'rating_target', 4.5);
  expect((await readSettings(db, 'elsewhere')).values.rating_target).toBe(4.5);
});

it('stores the value that it has cached if another process has replaced it', async () => {
  const db = await database();
  await writeSettings(db, 'replaced', [{ name: 'rating_target', value: 4.2 }]);
  await changeElsewhere('replaced', 'rating_target', 4.5);
  const { values } = await writeSettings(db, 'replaced', [{ name: 'rating_target', value: 4.2 }]);
  expect(values.rating_target).toBe(4.2);
  expect(await history('replaced', 'rating_target')).toEqual(['4.2', '4.5', '4.2']);
});

it('writes a value that is already stored only once, and a default if it was never set', async () => {
  const db = await database();
  for (const value of [{ HOME_PAGE: 3 }, { HOME_PAGE: 3 }])
    await writeSettings(db, 'same', [{ name: 'banner_weights', value }]);
  expect(await history('same', 'banner_weights')).toEqual(['{"HOME_PAGE":3}']);
  for (const value of [4, 4]) await writeSettings(db, 'same', [{ name: 'rating_target', value }]);
  expect(await history('same', 'rating_target')).toEqual(['4']);
});

it('has separate settings for each account', async () => {
  const db = await database();
  await writeSettings(db, 'one', [{ name: 'rating_target', value: 3 }]);
  expect((await readSettings(db, 'another')).values.rating_target).toBe(4);
});

it('reads settings again after the engine failed, and after a change whose response was lost', async () => {
  const db = await database();
  const query = vi.spyOn(db, 'query').mockRejectedValueOnce(new Error('gone'));
  await expect(readSettings(db, 'failed')).rejects.toThrow('gone');
  query.mockRestore();
  expect((await readSettings(db, 'failed')).values).toEqual(DEFAULT_SETTINGS);
  const { insert } = db;
  const lost = vi.spyOn(db, 'insert').mockImplementationOnce(async (...args) => {
    await insert(...args);
    throw new Error('lost');
  });
  await expect(writeSettings(db, 'failed', [{ name: 'rating_target', value: 5 }])).rejects.toThrow('lost');
  lost.mockRestore();
  expect((await readSettings(db, 'failed')).values.rating_target).toBe(5);
});

it('takes a value that this version does not accept, or a setting that it does not know, for no value', async () => {
  const db = await database();
  const rows = [
    { name: 'rating_target', value: '"high"' },
    { name: 'retired', value: '1' },
  ];
  await db.insert(
    'account_settings',
    rows.map((row) => ({ ...row, account: 'older', version: '1' })),
    {},
  );
  expect((await readSettings(db, 'older')).values).toEqual(DEFAULT_SETTINGS);
});

it('changes the verdicts, the target and the mean of the Overview at once', async () => {
  const service = await ownAccount(scorecard, {});
  const row = { retailer: 'Korbina DE', start_date: DAY, end_date: DAY };
  const rated = [
    { ...row, service_sku_id: 'S1', service_sku_name: 'Soap', average_rating: 4.3, review_count: 9 },
    { ...row, service_sku_id: 'S2', service_sku_name: 'Gel', average_rating: 4.7, review_count: 1 },
  ];
  await service.collectValue({ start_date: DAY, end_date: DAY }, JSON.stringify(rated));
  const offers = rated.map(({ service_sku_id: csku_id }) => ({ csku_id, is_own_brand: true, retailer: row.retailer }));
  await service.collectValue({ date: DAY }, pageBody(offers), price);
  const files = rated.map(({ service_sku_id, average_rating, review_count }) => ({
    ...{ service_sku_id, retailer_name: row.retailer, product_id: service_sku_id },
    ...{ product_rating: average_rating, rating_count: review_count },
  }));
  await service.collectRatingFiles({ [DAY]: files.map((line) => JSON.stringify(line)) });
  const params = { date: DAY, days: 1 };
  const readRating = async () => {
    const rating = (await service.ask(tiles, params)).answer.find(({ name }) => name === 'rating');
    const open = openLines((await service.ask(problems, params)).answer).filter(
      ({ rule }) => rule === 'rating_below_target',
    );
    return [rating?.value, rating?.target, open.map(({ items }) => items)];
  };
  const change = (...changes: Parameters<typeof writeSettings>[2]) =>
    writeSettings(service.db, service.account, changes);
  expect(await readRating()).toEqual([4.5, 4, []]);
  await change({ name: 'rating_target', value: 4.5 });
  expect(await readRating()).toEqual([4.5, 4.5, [1]]);
  await change({ name: 'rating_weighting', value: 'reviews' });
  expect(await readRating()).toEqual([4.34, 4.5, [1]]);
  await change({ name: 'rating_target', value: 4 }, { name: 'rating_weighting', value: 'alike' });
  expect(await readRating()).toEqual([4.5, 4, []]);
});
