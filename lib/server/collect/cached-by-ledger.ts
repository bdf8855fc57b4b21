import 'server-only';
import { LRUCache } from 'lru-cache';
import { memoize } from '@/lib/async/memoize';
import type { Database } from '@/lib/clickhouse/client';
import { processWide } from '../base/process-wide';
import { ledgerVersion } from './ledger';

type Read<Value> = (db: Database, account: string) => Promise<Value>;

/** Wraps a function so that it reads again only after the ledger of the account has changed. */
export function cachedByLedger<Value>(name: string, read: Read<Value>): Read<Value> {
  const values = processWide(name, () => new LRUCache<string, Promise<Value>>({ max: 100 }));
  return async (db, account) => {
    const key = JSON.stringify([db.database, account, await ledgerVersion(db, account)]);
    return memoize(values(), key, () => read(db, account));
  };
}
