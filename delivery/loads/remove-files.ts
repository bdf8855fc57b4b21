import type { Database } from '@/lib/clickhouse/client';
import { REMOVED } from './list-files';
import { nextLoadId } from './load-id';
import { nextLoadTime } from './load-time';
import { keepOpen } from './open-loads';
import type { Slot } from './slot';
import type { LoadTarget } from './target';

/**
 * Atomically removes files of a customer. The sweep removes their rows once no reader can be using them.
 */
export async function removeFiles(
  db: Database,
  customerId: string,
  { dataset, table }: LoadTarget,
  slots: readonly Slot[],
): Promise<void> {
  // The sweep only checks customers and tables with a recorded load.
  const stopSigns = await keepOpen(db, { loadId: nextLoadId(), customerId, table });
  stopSigns();
  const loaded_at = await nextLoadTime(db, customerId, dataset);
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
