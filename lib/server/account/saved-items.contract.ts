import { expect, it, onTestFinished, vi } from 'vitest';
import { MAX_SAVED, type SavedChange } from '@/lib/contract/saved-items';
import { database } from '../base/database';
import { ownDatabase } from '../testing/own-database';
import { setClockBack } from '../testing/set-clock-back';
import { readSaved, writeSaved } from './saved-items';

ownDatabase();

/** A change of a view to a search. Null removes it. */
function view(key: string, search: string | null): SavedChange<'views'> {
  return { key, value: search === null ? null : { page: '/prices', name: key, search, opens: false } };
}

async function change(account: string, changes: SavedChange<'views'>[]) {
  return writeSaved(await database(), account, { list: 'views', changes });
}

async function itemsOf(account: string) {
  return (await readSaved(await database(), account, 'views')).map(({ key, value }) => `${key} ${value.search}`);
}

it('has no items for an account that has saved none', async () => {
  expect(await itemsOf('new')).toEqual([]);
});

it('changes and removes items, and keeps the order in which they were added', async () => {
  await change('order', [view('/b', 'B'), view('/a', 'A'), view('/c', 'C')]);
  await change('order', [view('/b', 'other'), view('/a', null)]);
  expect(await itemsOf('order')).toEqual(['/b other', '/c C']);
  await change('order', [view('/a', 'A')]);
  expect(await itemsOf('order')).toEqual(['/b other', '/a A', '/c C']);
});

it('stores the last of several changes of an item in a request', async () => {
  await change('twice', [view('/a', 'A'), view('/b', 'B')]);
  await change('twice', [
    // Restores a stored item.
    ...[view('/a', 'other'), view('/a', 'A')],
    ...[view('/b', null), view('/b', 'B')],
    // Adds an item.
    ...[view('/c', 'first'), view('/c', 'last')],
    ...[view('/d', 'D'), view('/d', null)],
  ]);
  expect(await itemsOf('twice')).toEqual(['/a A', '/b B', '/c last']);
});

it('has separate lists, and separate items for each account', async () => {
  await change('one', [view('/a', 'A')]);
  expect(await itemsOf('another')).toEqual([]);
  expect(await readSaved(await database(), 'one', 'bookings')).toEqual([]);
});

it('stores items of two browsers at once, none of which replaces that of the other', async () => {
  await Promise.all(['/a', '/b', '/c', '/d'].map((key) => change('at once', [view(key, key)])));
  expect(await itemsOf('at once')).toHaveLength(4);
  await Promise.all(['1', '2', '3', null].map((value) => change('at once', [view('/a', value)])));
  expect(await itemsOf('at once')).toHaveLength(3);
});

it('keeps the later change if the clock is set back between them', async () => {
  await change('clock', [view('/a', 'earlier')]);
  setClockBack();
  await change('clock', [view('/a', 'later')]);
  expect(await itemsOf('clock')).toEqual(['/a later']);
});

it('refuses items beyond the maximum of a list, whose items can still be changed and removed', async () => {
  const keys = Array.from({ length: MAX_SAVED.views }, (_, index) => `/${index}`);
  await change(
    'full',
    keys.map((key) => view(key, 'first')),
  );
  const { problem } = await change('full', [view('/0', 'changed'), view('/more', 'one more')]).catch((error) => error);
  expect(problem).toMatchObject({
    code: 'bad_request',
    title: 'An account can save 300 views, and has 300. Remove some that are no longer needed.',
  });
  expect((await itemsOf('full'))[0]).toBe('/0 first');
  await change('full', [view('/0', 'changed'), view('/1', null), view('/more', 'instead')]);
  expect(await itemsOf('full')).toHaveLength(300);
});

it('lets a list with more items than its maximum shrink, but not grow', async () => {
  const db = await database();
  const rows = Array.from({ length: MAX_SAVED.views + 2 }, (_, index) => ({
    ...{ account: 'long', list: 'views', version: String(index + 1), key: `/${index}` },
    value: JSON.stringify(view('/a', 'A').value),
  }));
  await db.insert('saved_items', rows, {});
  await expect(change('long', [view('/more', 'one more')])).rejects.toThrow('and has 302');
  await change('long', [view('/0', null)]);
  expect(await itemsOf('long')).toHaveLength(MAX_SAVED.views + 1);
});

it('stores all changes of a request or none, and the next one after a failure', async () => {
  const db = await database();
  const insert = vi.spyOn(db, 'insert').mockRejectedValueOnce(new Error('gone'));
  onTestFinished(() => insert.mockRestore());
  const changes = [view('/a', 'A'), view('/b', 'B')];
  await expect(change('failed', changes)).rejects.toThrow('gone');
  expect(await itemsOf('failed')).toEqual([]);
  await change('failed', changes);
  expect(insert).toHaveBeenCalledTimes(2);
  expect(await itemsOf('failed')).toHaveLength(2);
});

it('omits items that this version does not accept', async () => {
  const db = await database();
  const row = { account: 'older', list: 'views', version: '1' };
  await db.insert(
    'saved_items',
    [
      { ...row, key: '/a', value: '7' },
      { ...row, key: '/b', value: JSON.stringify(view('/b', 'B').value) },
    ],
    {},
  );
  expect(await itemsOf('older')).toEqual(['/b B']);
});
