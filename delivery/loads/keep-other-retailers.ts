import type { Database } from '@/lib/clickhouse/client';
import { SORT_IN_MEMORY } from './content-hash';
import { listFiles } from './list-files';
import { type Slot, slotKey } from './slot';
import type { LoadTarget } from './target';

interface Merge {
  customerId: string;
  target: LoadTarget;
  /** The load that holds the new rows. */
  from: number;
  /** The load that takes them together with the rows of other retailers. */
  into: number;
  slots: readonly Slot[];
}

/** A file that was merged, with the load that was current then; null where there was none. */
export interface Merged {
  slot: Slot;
  rows: number;
  base: number | null;
}

/**
 * Writes the new rows together with those of the retailers that the new rows do not name, for each date and hour.
 * They stand in the order of the retailers' names, so that the file is the same in whatever order its parts came.
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
  await db.command(mergeRows(target), params, { settings: { max_bytes_before_external_sort: SORT_IN_MEMORY } });
  const counted = await db.query<Slot & { rows: number }>(
    `SELECT file_date AS date, file_hour AS hour, count() AS rows FROM ${target.table}
     WHERE customer_id = {customer:String} AND load_id = {into:UInt64} GROUP BY date, hour`,
    { customer: customerId, into },
  );
  return counted.map(({ date, hour, rows }) => ({
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
