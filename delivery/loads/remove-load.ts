import type { Database } from '@/lib/clickhouse/client';
import { mutationTarget } from '@/lib/clickhouse/table';
import type { Slot } from './slot';

/** Removes the rows of a load, of some of its files or of all: rows that no reader sees. */
export async function removeLoad(
  db: Database,
  table: string,
  customerId: string,
  loadId: number,
  slots?: readonly Slot[],
): Promise<void> {
  if (slots?.length === 0) return;
  const which = slots?.map(({ date, hour }) => `('${date}', ${hour})`).join(', ');
  await db.command(
    `DELETE FROM ${mutationTarget(table, db)} WHERE customer_id = {customer:String} AND load_id = {load:UInt64}
     ${which ? `AND (file_date, file_hour) IN (${which})` : ''}`,
    { customer: customerId, load: loadId },
  );
}
