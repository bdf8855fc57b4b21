import 'server-only';
import { createSerialQueue } from '@/lib/async/serial-queue';
import type { Database } from '@/lib/clickhouse/client';
import { MAX_SAVED, type SavedChanges, type SavedItem, type SavedList, savedLists } from '@/lib/contract/saved-items';
import { accountKey } from '../base/account-key';
import { versionAfter } from '../base/next-version';
import { badRequest } from '../base/problem-error';
import { processWide } from '../base/process-wide';
import { savedItemChanges } from '../base/tables';

/** An item with its newest change. The value is JSON, or empty if the item is removed. */
interface StoredItem {
  key: string;
  value: string;
  version: string;
}

/** Changes to store, by database and account. */
const writes = processWide('changes of saved items', createSerialQueue);

/** Returns the items of a list that this version accepts, in the order in which they were added. */
export async function readSaved<List extends SavedList>(
  db: Database,
  account: string,
  list: List,
): Promise<SavedItem<List>[]> {
  return toItems(list, await readStored(db, account, list));
}

/**
 * Stores changes of a list and returns its items after them. A single insert, so that a kill stores all or none. An item
 * that is already stored is not written again. Rejects with ProblemError if the list would have too many items.
 */
export function writeSaved<List extends SavedList>(
  db: Database,
  account: string,
  changes: SavedChanges<List>,
): Promise<SavedItem<List>[]> {
  return writes()(accountKey(db, account), () => write(db, account, changes));
}

async function write<List extends SavedList>(
  db: Database,
  account: string,
  { list, changes }: SavedChanges<List>,
): Promise<SavedItem<List>[]> {
  const stored = await readStored(db, account, list);
  const before = new Map(stored.map(({ key, value }) => [key, value]));
  const after = new Map(before);
  let version = stored.reduce((max, item) => (BigInt(item.version) > max ? BigInt(item.version) : max), 0n);
  const rows = changes.flatMap(({ key, value }) => {
    const next = value === null ? '' : JSON.stringify(value);
    if ((after.get(key) ?? '') === next) return [];
    after.set(key, next);
    version = BigInt(versionAfter(version));
    return { account, list, key, version: String(version), value: next };
  });
  refuseTooMany(list, countItems(before), countItems(after));
  await db.insert(savedItemChanges.name, rows, { repeatable: true });
  return readSaved(db, account, list);
}

/** A list that is too long already may still be changed, as long as it does not grow. */
function refuseTooMany(list: SavedList, before: number, after: number): void {
  const max = MAX_SAVED[list];
  if (after <= Math.max(max, before)) return;
  const [most, count] = [max, before].map((value) => value.toLocaleString('en'));
  throw badRequest(`An account can save ${most} ${list}, and has ${count}. Remove some that are no longer needed.`);
}

function countItems(values: ReadonlyMap<string, string>): number {
  return [...values.values()].filter((value) => value !== '').length;
}

/** Removed items are included. A removed item that is added again keeps its position. */
async function readStored(db: Database, account: string, list: SavedList): Promise<StoredItem[]> {
  return db.query<StoredItem>(
    `SELECT key, argMax(value, changes.version) AS value, toString(max(changes.version)) AS version
    FROM ${savedItemChanges.name} AS changes WHERE account = {account:String} AND list = {list:String}
    GROUP BY key ORDER BY min(changes.version), key`,
    { account, list },
  );
}

function toItems<List extends SavedList>(list: List, stored: readonly StoredItem[]): SavedItem<List>[] {
  return stored.flatMap(({ key, value }) => {
    if (value === '') return [];
    const result = savedLists[list].safeParse(JSON.parse(value));
    // The schema is that of the list.
    return result.success ? { key, value: result.data as SavedItem<List>['value'] } : [];
  });
}
