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

/** Rows on their way in. Nobody sees them before `publish`; then all of them at once. */
export interface Load {
  readonly id: number;
  /** Adds a row: the JSON object of its columns, as text, never a line break in it. Rows keep this order in the file. */
  add(slot: Slot, json: string): void;
  /** Says that the load has this file even if no row is added to it. */
  touch(slot: Slot): void;
  /** Takes so many row numbers, for rows that the engine itself inserts under this load. @returns the first of them */
  reserve(count: number): number;
  /**
   * Counts rows that the engine inserted, with numbers from `from` on, among those of the load.
   * @returns false, and counts none, when they are not exactly so many, each number once
   */
  adopt(from: number, count: number): Promise<boolean>;
  /** Removes rows that the engine inserted: with numbers from `from` on, all or so many. */
  discard(from: number, count?: number): Promise<void>;
  /** Lets the engine catch up. Call it every some hundred rows: it bounds the memory. */
  drain(): Promise<void>;
  /**
   * Makes the rows current: each date and hour whose content differs from the current one is switched, all in one step.
   */
  publish(options?: PublishOptions): Promise<Published>;
  /** Gives up: nothing changes for readers, and the rows are removed, at once or by the sweep. */
  abort(): Promise<void>;
}

export interface PublishOptions {
  /** The file's own columns in its order, for datasets without promised columns. */
  readonly columns?: readonly string[];
  /** Replaces only the retailers that the rows name; what a file holds of others stays in it. */
  readonly byRetailer?: boolean;
  /** Sees what would change, before it does. What it throws ends the load: nothing is changed. */
  readonly approve?: (changed: readonly FileChange[]) => void;
}

/** Begins a load for a customer. It ends with `publish` or `abort`; a process that dies leaves it to the sweep. */
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
      const counted = [...files.values()].map(({ slot, rows }) => ({ slot, rows }));
      try {
        await batches.finish();
        if (byRetailer) return await publishMerged(db, { customerId, target, loadId: id, files: counted, approve });
        return await publish(db, { customerId, target, loadId: id, files: counted, columns, approve });
      } finally {
        stopSigns();
      }
    },
    async abort() {
      stopSigns();
      await batches.settle();
      // Once publishing began, a lost answer may hide that the rows are current. The sweep knows, and takes what is not.
      if (publishing) return;
      // Rows that cannot be removed now, because the engine is away, go with the sweep, too.
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
