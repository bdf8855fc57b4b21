import type { Database } from '@/lib/clickhouse/client';
import { mutationTarget } from '@/lib/clickhouse/table';
import type { RowRange } from './batches';
import type { Slot } from './slot';

/** So many files are named in one statement; the engine bounds its length. */
const FILES_AT_ONCE = 2000;
const RANGES_AT_ONCE = 500;

/** Removes rows of a load that no reader sees: of these files, or of all. */
export async function removeLoad(
  db: Database,
  table: string,
  customerId: string,
  loadId: number,
  slots?: readonly Slot[],
): Promise<void> {
  const ofLoad = deletion(db, table);
  const params = { customer: customerId, load: loadId };
  if (!slots) return await db.command(ofLoad, params);
  for (let at = 0; at < slots.length; at += FILES_AT_ONCE) {
    const files = slots.slice(at, at + FILES_AT_ONCE).map(({ date, hour }) => `('${date}', ${hour})`);
    await db.command(`${ofLoad} AND (file_date, file_hour) IN (${files.join(', ')})`, params);
  }
}

/** Removes some rows of a load that is still being written. */
export async function removeRows(
  db: Database,
  table: string,
  { customerId, loadId }: { customerId: string; loadId: number },
  ranges: readonly RowRange[],
): Promise<void> {
  const params = { customer: customerId, load: loadId };
  for (let at = 0; at < ranges.length; at += RANGES_AT_ONCE) {
    const rows = ranges
      .slice(at, at + RANGES_AT_ONCE)
      .map(
        ({ date, hour, first, last }) =>
          `(file_date = '${date}' AND file_hour = ${hour} AND row_no BETWEEN ${first} AND ${last})`,
      );
    await db.command(`${deletion(db, table)} AND (${rows.join(' OR ')})`, params);
  }
}

function deletion(db: Database, table: string): string {
  return `DELETE FROM ${mutationTarget(table, db)} WHERE customer_id = {customer:String} AND load_id = {load:UInt64}`;
}
