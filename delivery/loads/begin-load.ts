import type { Database } from '@/lib/clickhouse/client';
import { Batches } from './batches';
import { nextLoadId } from './load-id';
import { keepOpen } from './open-loads';
import { type Published, publish } from './publish';
import { removeLoad, removeRows } from './remove-load';
import { type Slot, slotKey } from './slot';
import type { LoadTarget } from './target';

/** Rows on their way in. Nobody sees them before `publish`; then all of them at once. */
export interface Load {
  readonly id: number;
  /** Adds a row: the JSON object of its columns, as text, never a line break in it. Rows keep this order in the file. */
  add(slot: Slot, json: string): void;
  /** Says that the load has this file even if no row is added to it. */
  touch(slot: Slot): void;
  /** Lets the engine catch up. Call it every some hundred rows: it bounds the memory. */
  drain(): Promise<void>;
  /**
   * Makes the rows current: each date and hour whose content differs from the current one is switched, all in one step.
   * @param columns the file's own columns in its order, for datasets without promised columns
   */
  publish(columns?: readonly string[]): Promise<Published>;
  /** Gives up: nothing changes for readers, and the rows are removed, at once or by the sweep. */
  abort(): Promise<void>;
}

/** Begins a load for a customer. It ends with `publish` or `abort`; a process that dies leaves it to the sweep. */
export async function beginLoad(db: Database, customerId: string, target: LoadTarget): Promise<Load> {
  const id = nextLoadId();
  const stopSigns = await keepOpen(db, { loadId: id, customerId, table: target.table });
  const batches = new Batches({
    db,
    table: target.table,
    discard: (rows) => removeRows(db, target.table, { customerId, loadId: id }, rows),
  });
  const files = new Map<string, { slot: Slot; head: string; rows: number }>();

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
    const rowNo = file.rows++;
    batches.add(file.slot, rowNo, `${file.head}${rowNo}${json === '{}' ? '' : ','}${json.slice(1)}\n`);
  }

  return {
    id,
    add,
    touch: fileOf,
    drain: () => batches.drain(),
    async publish(columns = []) {
      publishing = true;
      const counted = [...files.values()].map(({ slot, rows }) => ({ slot, rows }));
      try {
        await batches.finish();
        return await publish(db, { customerId, target, loadId: id, files: counted, columns });
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
