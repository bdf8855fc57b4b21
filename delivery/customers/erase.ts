import { tables } from '@/delivery/schema/tables';
import type { Database } from '@/lib/clickhouse/client';
import { mutationTarget } from '@/lib/clickhouse/table';

/**
 * Deletes all data of a customer. The list of current loads is deleted first, so that no reader sees a part of the
 * data.
 */
export async function eraseData(db: Database, customerId: string): Promise<void> {
  const ofCustomers = tables.filter(({ columns }) => 'customer_id' in columns).map(({ name }) => name);
  for (const name of ['loads', ...ofCustomers.filter((other) => other !== 'loads')])
    await db.command(`DELETE FROM ${mutationTarget(name, db)} WHERE customer_id = {customer:String}`, {
      customer: customerId,
    });
}
