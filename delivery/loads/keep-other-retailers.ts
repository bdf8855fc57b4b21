import type { Database } from '@/lib/clickhouse/client';
import { SORT_IN_MEMORY } from './content-hash';
import { listFiles } from './list-files';
import { removeLoad } from './remove-load';
import { sendAgain } from './send-again';
import { type Slot, slotKey } from './slot';
import type { LoadTarget } from './target';

interface Merge {
  customerId: string;
  target: LoadTarget;
  /** The load with the new rows. */
  from: number;
  /** The load for the new rows together with those of other retailers. */
  into: number;
  slots: readonly Slot[];
}

/** A merged file, with the load that was current at the time, or null. */
export interface Merged {
  slot: Slot;
  rows: number;
  base: number | null;
}

/**
 * Merges the new rows with those of other retailers, for each date and hour. Rows are ordered by retailer, so that the
 * file does not depend on the order of imports.
 */
export async function keepOtherRetailers(db: Database, merge: Merge): Promise<Merged[]> {
  const { customerId, target, from, into, slots } = merge;
  const current = new Map((await listFiles(db, customerId, target.dataset)).map((file) => [slotKey(file), file]));
  const bases = slots.flatMap((slot) => current.get(slotKey(slot)) ?? []);
  const params = {
    customer: customerId,
    from,
    into,
    dates: bases.map(({ date }) => date),
    hours: bases.map(({ hour }) => hour),
    loads: bases.map(({ loadId }) => loadId),
  };
  const options = { settings: { max_bytes_before_external_sort: SORT_IN_MEMORY }, repeatable: false };
  await sendAgain(
    () => db.command(mergeRows(target), params, options),
    () => removeLoad(db, target.table, customerId, into),
  );
  const counts = await db.query<Slot & { rows: number }>(
    `SELECT file_date AS date, file_hour AS hour, count() AS rows FROM ${target.table}
     WHERE customer_id = {customer:String} AND load_id = {into:UInt64} GROUP BY date, hour`,
    { customer: customerId, into },
  );
  return counts.map(({ date, hour, rows }) => ({
    slot: { date, hour },
    rows,
    base: current.get(slotKey({ date, hour }))?.loadId ?? null,
  }));
}

function mergeRows({ table, content }: LoadTarget): string {
  const values = content.map((name) => `\`${name}\``).join(', ');
  const retailer = "ifNull(retailer_name, '')";
  return `
    INSERT INTO ${table} (customer_id, file_date, file_hour, load_id, row_no, ${values})
    SELECT customer_id, file_date, file_hour, {into:UInt64},
      toUInt32(row_number() OVER (PARTITION BY file_date, file_hour ORDER BY ${retailer}, row_no) - 1), ${values}
    FROM ${table}
    WHERE customer_id = {customer:String}
      AND (load_id = {from:UInt64}
        OR (file_date, file_hour, load_id) GLOBAL IN (
          SELECT arrayJoin(arrayZip({dates:Array(Date)}, {hours:Array(UInt8)}, {loads:Array(UInt64)})))
        AND (file_date, file_hour, ${retailer}) GLOBAL NOT IN (
          SELECT DISTINCT file_date, file_hour, ${retailer} FROM ${table}
          WHERE customer_id = {customer:String} AND load_id = {from:UInt64}))`;
}
