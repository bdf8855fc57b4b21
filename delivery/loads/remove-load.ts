import type { Database } from '@/lib/clickhouse/client';
import { mutationTarget } from '@/lib/clickhouse/table';
import type { Slot } from './slot';

/** Maximum number of files in a statement, whose length is limited. */
const FILES_AT_ONCE = 2000;

/** Removes invisible rows of a load, of the given files or of all. */
export async function removeLoad(
  db: Database,
  table: string,
  customerId: string,
  loadId: number,
  slots?: readonly Slot[],
): Promise<void> {
  const ofLoad = `DELETE FROM ${mutationTarget(table, db)}
    WHERE customer_id = {customer:String} AND load_id = {load:UInt64}`;
  const params = { customer: customerId, load: loadId };
  if (!slots) return await db.command(ofLoad, params);
  for (let index = 0; index < slots.length; index += FILES_AT_ONCE) {
    const files = slots.slice(index, index + FILES_AT_ONCE).map(({ date, hour }) => `('${date}', ${hour})`);
    await db.command(`${ofLoad} AND (file_date, file_hour) IN (${files.join(', ')})`, params);
  }
}
