import type { Database } from '@/lib/clickhouse/client';
import { Batches } from './batches';
import { countInserted, discardRows, isComplete } from './inserted';
import { keepOtherRetailers } from './keep-other-retailers';
import { nextLoadId } from './load-id';
import { keepOpen } from './open-loads';
import { type FileChange, type Published, publish } from './publish';
import { removeLoad } from './remove-load';
import { type Slot, slotKey } from './slot';
import type { LoadTarget } from './target';

/** A set of new rows, which become visible atomically by `publish`. */
export interface Load {
  readonly id: number;
  /** Adds a row as the JSON text of its columns, without line breaks. Rows keep this order in the file. */
  add(slot: Slot, json: string): void;
  /** Adds a file to the load even if it has no rows. */
  touch(slot: Slot): void;
  /** Reserves row numbers for rows that the engine inserts into this load. @returns the first of them */
  reserve(count: number): number;
  /**
   * Adds rows to the load that the engine has inserted with numbers from `from` on.
   * @returns false, without adding any, unless there are exactly `count` rows with consecutive numbers
   */
  adopt(from: number, count: number): Promise<boolean>;
  /** Removes rows that the engine has inserted with numbers from `from` on, by default all. */
  discard(from: number, count?: number): Promise<void>;
  /** Waits until the engine catches up, which limits memory. Has to be called every few hundred rows. */
  drain(): Promise<void>;
  /**
   * Makes the rows current: atomically switches each date and hour whose content differs from the current one.
   */
  publish(options?: PublishOptions): Promise<Published>;
  /** Aborts the load. Nothing changes for readers. The rows are removed, at once or by the sweep. */
  abort(): Promise<void>;
}

export interface PublishOptions {
  /** Columns of the file in order, for datasets without promised columns. */
  readonly columns?: readonly string[];
  /** Replaces only the rows of retailers that the new rows contain. */
  readonly byRetailer?: boolean;
  /** Called with the changes before they are made. If it throws, nothing is changed. */
  readonly approve?: (changed: readonly FileChange[]) => void;
}

/**
 * Begins a load for a customer, which ends with `publish` or `abort`. If the process dies, the sweep removes its rows.
 */
export async function beginLoad(db: Database, customerId: string, target: LoadTarget): Promise<Load> {
  const id = nextLoadId();
  const stopSigns = await keepOpen(db, { loadId: id, customerId, table: target.table });
  const ofLoad = { table: target.table, customerId, loadId: id };
  const batches = new Batches({
    db,
    table: target.table,
    discard: (from, to) => discardRows(db, { ...ofLoad, from, to }),
  });
  const files = new Map<string, { slot: Slot; head: string; rows: number }>();

  let next = 0;
  let publishing = false;

  function fileOf(slot: Slot) {
    const key = slotKey(slot);
    let file = files.get(key);
    if (!file) {
      const head = JSON.stringify({
        customer_id: customerId,
        file_date: slot.date,
        file_hour: slot.hour,
        load_id: id,
      });
      file = { slot, head: `${head.slice(0, -1)},"row_no":`, rows: 0 };
      files.set(key, file);
    }
    return file;
  }

  function add(slot: Slot, json: string) {
    const file = fileOf(slot);
    file.rows++;
    const rowNo = next++;
    batches.add(rowNo, `${file.head}${rowNo}${json === '{}' ? '' : ','}${json.slice(1)}\n`);
  }

  return {
    id,
    add,
    touch: fileOf,
    reserve(count) {
      batches.cut();
      next += count;
      return next - count;
    },
    async adopt(from, count) {
      const inserted = await countInserted(db, { ...ofLoad, from });
      if (!isComplete(inserted, from, count)) return false;
      for (const { date, hour, rows } of inserted) fileOf({ date, hour }).rows += rows;
      return true;
    },
    discard: (from, count) =>
      discardRows(db, { ...ofLoad, from, ...(count !== undefined && { to: from + count - 1 }) }),
    drain: () => batches.drain(),
    async publish({ columns = [], byRetailer = false, approve } = {}) {
      publishing = true;
      const fileCounts = [...files.values()].map(({ slot, rows }) => ({ slot, rows }));
      try {
        await batches.finish();
        if (byRetailer) return await publishMerged(db, { customerId, target, loadId: id, files: fileCounts, approve });
        return await publish(db, { customerId, target, loadId: id, files: fileCounts, columns, approve });
      } finally {
        stopSigns();
      }
    },
    async abort() {
      stopSigns();
      await batches.settle();
      // After a lost response of publishing, the rows may be current. The sweep removes them if they are not.
      if (publishing) return;
      // If the engine cannot be reached now, the sweep removes the rows.
      await removeLoad(db, target.table, customerId, id).catch(() => undefined);
    },
  };
}

type Merging = Pick<Parameters<typeof publish>[1], 'customerId' | 'target' | 'loadId' | 'files' | 'approve'>;

async function publishMerged(db: Database, { loadId, files, ...load }: Merging): Promise<Published> {
  const { customerId, target } = load;
  const into = nextLoadId();
  const stopSigns = await keepOpen(db, { loadId: into, customerId, table: target.table });
  try {
    const slots = files.map(({ slot }) => slot);
    const merged = await keepOtherRetailers(db, { customerId, target, from: loadId, into, slots });
    const published = await publish(db, { ...load, loadId: into, files: merged, columns: [] });
    await removeLoad(db, target.table, customerId, loadId);
    return published;
  } finally {
    stopSigns();
  }
}
