import type { Database } from '@/lib/clickhouse/client';
import { mutationTarget } from '@/lib/clickhouse/table';
import type { Slot } from './slot';

/** Rows of a load that the engine has inserted, from a row number on. */
interface Inserted {
  table: string;
  customerId: string;
  loadId: number;
  from: number;
}

interface Counted extends Slot {
  rows: number;
  /** Sum of the row numbers, as text, as it may exceed a safe integer. */
  numbers: string;
}

const LAST_ROW_NO = 2 ** 32 - 1;

const OF_LOAD = 'customer_id = {customer:String} AND load_id = {load:UInt64} AND row_no >= {from:UInt32}';

export function countInserted(db: Database, { table, customerId, loadId, from }: Inserted): Promise<Counted[]> {
  return db.query<Counted>(
    `SELECT file_date AS date, file_hour AS hour, count() AS rows, toString(sum(row_no)) AS numbers
     FROM ${table} WHERE ${OF_LOAD} GROUP BY date, hour`,
    { customer: customerId, load: loadId, from },
  );
}

/**
 * Returns whether there are exactly `count` rows numbered from `from`. Detects statements that were lost or ran twice.
 */
export function isComplete(inserted: readonly Counted[], from: number, count: number): boolean {
  const rows = inserted.reduce((sum, file) => sum + file.rows, 0);
  const numbers = inserted.reduce((sum, file) => sum + BigInt(file.numbers), 0n);
  const [first, many] = [BigInt(from), BigInt(count)];
  return rows === count && numbers === many * first + (many * (many - 1n)) / 2n;
}

/** Removes the rows of a load from number `from` on, or to `to`, inclusive. */
export function discardRows(
  db: Database,
  { table, customerId, loadId, from, to = LAST_ROW_NO }: Inserted & { to?: number },
): Promise<void> {
  return db.command(`DELETE FROM ${mutationTarget(table, db)} WHERE ${OF_LOAD} AND row_no <= {to:UInt32}`, {
    customer: customerId,
    load: loadId,
    from,
    to,
  });
}
