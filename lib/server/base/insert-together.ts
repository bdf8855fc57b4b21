import 'server-only';
import type { Database } from '@/lib/clickhouse/client';
import type { TableDefinition } from '@/lib/clickhouse/table';

interface Batch {
  rows: object[];
  done: Promise<void>;
}

interface Queue {
  /** The running insert. */
  current: Promise<void>;
  /** Rows for one insert after the current one has ended. */
  next: Batch | null;
}

const queues = new WeakMap<Database, Map<string, Queue>>();

/**
 * Inserts rows in batches: rows that arrive while an insert into the table runs are inserted together after it. A
 * failure rejects for all callers of a batch. Inserts into ReplacingMergeTree tables may be repeated.
 */
export function insertTogether(db: Database, table: TableDefinition, rows: readonly object[]): Promise<void> {
  const byTable = queues.get(db) ?? new Map<string, Queue>();
  queues.set(db, byTable);
  const queue = byTable.get(table.name) ?? { current: Promise.resolve(), next: null };
  byTable.set(table.name, queue);
  if (!queue.next) {
    const batch: Batch = { rows: [], done: Promise.resolve() };
    batch.done = queue.current.then(() => {
      queue.next = null;
      const repeatable = table.engine === 'ReplacingMergeTree';
      const insertion = db.insert(table.name, batch.rows, { repeatable });
      queue.current = insertion.catch(() => undefined);
      return insertion;
    });
    queue.next = batch;
  }
  // A spread could exceed the maximum number of arguments.
  for (const row of rows) queue.next.rows.push(row);
  return queue.next.done;
}
