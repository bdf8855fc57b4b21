import type { Database } from '@/lib/clickhouse/client';
import { mutationTarget } from '@/lib/clickhouse/table';
import { removeLoad } from './remove-load';
import type { Slot } from './slot';

export interface SweepOptions {
  /** Maximum time that readers use replaced files. */
  graceSeconds?: number;
  /** Maximum time without a sign of life before a load's process is considered dead. */
  silentSeconds?: number;
  /** Time after the last sign of life when a load's record can be removed, longer than the other two. */
  settledSeconds?: number;
  signal?: AbortSignal;
}

/** A customer and table with loads since the last complete sweep. */
interface CustomerTable {
  customerId: string;
  table: string;
  newest: number;
  settled: boolean;
}

interface Leftover extends Slot {
  loadId: number;
}

/**
 * Removes invisible rows: of replaced files, and of loads whose process died. Loads are removed one by one, except for
 * those that are being written or may still be read. Customers and tables without a load since the last sweep are
 * skipped.
 * @returns the number of loads that were removed
 */
export async function sweep(db: Database, options: SweepOptions = {}): Promise<number> {
  let removed = 0;
  for (const customerTable of await customerTables(db, options)) {
    for (const [loadId, slots] of byLoad(await leftovers(db, customerTable, options))) {
      if (options.signal?.aborted) return removed;
      await removeLoad(db, customerTable.table, customerTable.customerId, loadId, slots);
      removed++;
    }
    if (customerTable.settled) await forget(db, customerTable);
  }
  return removed;
}

function customerTables(db: Database, { settledSeconds = 900 }: SweepOptions): Promise<CustomerTable[]> {
  return db.query<CustomerTable>(
    `SELECT customer_id AS customerId, target AS table, max(load_id) AS newest,
       max(seen_at) <= now64(3) - toIntervalSecond({settled:UInt32}) AS settled
     FROM open_loads FINAL GROUP BY customer_id, target ORDER BY newest`,
    { settled: settledSeconds },
  );
}

/**
 * Returns the loads to remove. A load is current until another replaces it, so the grace period starts at the newest
 * switch of the same file. Load ids and switches use this process's clock, signs of life the engine's. Each is compared
 * with its own.
 */
function leftovers(
  db: Database,
  { customerId, table }: CustomerTable,
  { graceSeconds = 600, silentSeconds = 300 }: SweepOptions,
): Promise<Leftover[]> {
  return db.query<Leftover>(
    `SELECT DISTINCT file_date AS date, file_hour AS hour, load_id AS loadId
     FROM ${table}
     WHERE customer_id = {customer:String}
       AND load_id < {now:UInt64} * 1000 - 1000000 * {silent:UInt32}
       AND load_id GLOBAL NOT IN (
         SELECT load_id FROM open_loads FINAL WHERE seen_at > now64(3) - toIntervalSecond({silent:UInt32}))
       AND (file_date, file_hour, load_id) GLOBAL NOT IN (
         SELECT file_date, file_hour, load_id FROM loads FINAL WHERE customer_id = {customer:String})
       AND (file_date, file_hour) GLOBAL NOT IN (
         SELECT file_date, file_hour FROM loads FINAL
         WHERE customer_id = {customer:String}
           AND loaded_at > fromUnixTimestamp64Milli({now:UInt64}) - toIntervalSecond({grace:UInt32})
           AND {table:String} IN (concat('rows_', dataset), 'definitions'))`,
    { customer: customerId, table, grace: graceSeconds, silent: silentSeconds, now: Date.now() },
  );
}

/** Removes the records of swept loads. Newer ones are left to the next sweep. */
async function forget(db: Database, { customerId, table, newest }: CustomerTable): Promise<void> {
  await db.command(
    `DELETE FROM ${mutationTarget('open_loads', db)}
     WHERE customer_id = {customer:String} AND target = {table:String} AND load_id <= {newest:UInt64}`,
    { customer: customerId, table, newest },
  );
}

function byLoad(rows: readonly Leftover[]): Map<number, Leftover[]> {
  const groups = new Map<number, Leftover[]>();
  for (const row of rows) {
    const group = groups.get(row.loadId);
    if (group) group.push(row);
    else groups.set(row.loadId, [row]);
  }
  return groups;
}
