import type { Database } from '@/lib/clickhouse/client';
import { REMOVED } from './list-files';
import { nextLoadId } from './load-id';
import { keepOpen } from './open-loads';
import type { Slot } from './slot';
import type { LoadTarget } from './target';

/**
 * Removes files of a customer in one step: readers see all of them or none. The rows go with the sweep, once nobody can
 * be reading them any more.
 */
export async function removeFiles(
  db: Database,
  customerId: string,
  { dataset, table }: LoadTarget,
  slots: readonly Slot[],
): Promise<void> {
  // The sweep looks only where a load was said to be open.
  const stopSigns = await keepOpen(db, { loadId: nextLoadId(), customerId, table });
  stopSigns();
  const loaded_at = new Date().toISOString();
  await db.insert(
    'loads',
    slots.map(({ date, hour }) => ({
      customer_id: customerId,
      dataset,
      file_date: date,
      file_hour: hour,
      load_id: REMOVED,
      row_count: 0,
      content_hash: '',
      columns: [],
      loaded_at,
    })),
    { repeatable: true },
  );
}
