import 'server-only';
import type { Database } from '@/lib/clickhouse/client';

/** Returns a key for caches and queues by database and account. */
export function accountKey({ database }: Database, account: string): string {
  return JSON.stringify([database, account]);
}
