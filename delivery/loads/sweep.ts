import { storedDatasets } from '@/delivery/schema/stored';
import type { Database } from '@/lib/clickhouse/client';
import { removeLoad } from './remove-load';
import type { Slot } from './slot';

const TABLES = ['definitions', ...storedDatasets.map(({ table }) => table)];

export interface SweepOptions {
  /** How long a reader may stay in files that were replaced. */
  graceSeconds?: number;
  /** How long a load may go without a sign of life before its process counts as dead. */
  silentSeconds?: number;
  signal?: AbortSignal;
}

interface Leftover extends Slot {
  customerId: string;
  loadId: number;
}

/**
 * Removes rows that no reader sees: of files that were replaced, and of loads whose process died. One load at a time,
 * and never one that is being written or that a reader may still be in.
 * @returns the number of loads that were removed
 */
export async function sweep(db: Database, options: SweepOptions = {}): Promise<number> {
  let removed = 0;
  for (const table of TABLES)
    for (const [{ customerId, loadId }, slots] of byLoad(await leftovers(db, table, options))) {
      if (options.signal?.aborted) return removed;
      await removeLoad(db, table, customerId, loadId, slots);
      removed++;
    }
  return removed;
}

/** A load is current until another takes its place, so the grace counts from the newest switch of the same file. */
function leftovers(db: Database, table: string, { graceSeconds = 600, silentSeconds = 300 }: SweepOptions) {
  return db.query<Leftover>(
    `SELECT customer_id AS customerId, file_date AS date, file_hour AS hour, load_id AS loadId
     FROM (SELECT DISTINCT customer_id, file_date, file_hour, load_id FROM ${table})
     WHERE load_id < (toUnixTimestamp64Milli(now64(3)) - 1000 * {silent:UInt32}) * 1000
       AND load_id GLOBAL NOT IN (
         SELECT load_id FROM open_loads FINAL WHERE seen_at > now64(3) - toIntervalSecond({silent:UInt32}))
       AND (customer_id, file_date, file_hour, load_id) GLOBAL NOT IN (
         SELECT customer_id, file_date, file_hour, load_id FROM loads FINAL)
       AND (customer_id, file_date, file_hour) GLOBAL NOT IN (
         SELECT customer_id, file_date, file_hour FROM loads FINAL
         WHERE loaded_at > now64(3) - toIntervalSecond({grace:UInt32})
           AND {table:String} IN (concat('rows_', dataset), 'definitions'))`,
    { table, grace: graceSeconds, silent: silentSeconds },
  );
}

function byLoad(rows: readonly Leftover[]): [Leftover, Leftover[]][] {
  const groups = new Map<string, [Leftover, Leftover[]]>();
  for (const row of rows) {
    const key = `${row.customerId} ${row.loadId}`;
    const group = groups.get(key);
    if (group) group[1].push(row);
    else groups.set(key, [row, [row]]);
  }
  return [...groups.values()];
}
