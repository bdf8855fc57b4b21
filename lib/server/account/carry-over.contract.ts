import { expect, it } from 'vitest';
import { database } from '../base/database';
import { ownDatabase } from '../testing/own-database';
import { readSettings, writeSettings } from './account-settings';
import { carryOver } from './carry-over';
import { readSaved, writeSaved } from './saved-items';

ownDatabase();

async function save(account: string, views: Record<string, string | null>) {
  const changes = Object.entries(views).map(([key, search]) => ({
    key,
    value: search === null ? null : { page: '/prices', name: key, search, opens: false },
  }));
  await writeSaved(await database(), account, { list: 'views', changes });
}

const viewsOf = async (account: string) =>
  (await readSaved(await database(), account, 'views')).map(({ key, value }) => `${key} ${value.search}`);

it('carries over what users saved under the previous key, and keeps what they changed since', async () => {
  const db = await database();
  await save('before', { '/a': 'A', '/b': 'B', '/c': 'C' });
  await save('after', { '/b': 'other', '/c': 'C' });
  await save('after', { '/c': null });
  await carryOver(db, 'before', 'after');
  await carryOver(db, 'before', 'after');
  expect((await viewsOf('after')).toSorted()).toEqual(['/a A', '/b other']);
  expect(await viewsOf('before')).toEqual(['/a A', '/b B', '/c C']);
});

it('carries settings and marks of sent lists over', async () => {
  const db = await database();
  const point = { retailer: 'Korbina DE', rule: 'out_of_stock', subject: 'S1' };
  const sent = { account: 'old key', date: '2026-06-30', version: 1, fact: '', is_sent: true };
  await db.insert('sent_points', [{ ...point, ...sent }]);
  await writeSettings(db, 'old key', [{ name: 'rating_target', value: 4.2 }]);
  await carryOver(db, 'old key', 'new key');
  expect((await readSettings(db, 'new key')).values.rating_target).toBe(4.2);
  const rows = await db.query('SELECT retailer, subject FROM sent_points WHERE account = {account:String}', {
    account: 'new key',
  });
  expect(rows).toEqual([{ retailer: 'Korbina DE', subject: 'S1' }]);
});
