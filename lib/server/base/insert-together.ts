import 'server-only';
import { createBatches } from '@/lib/async/batches';
import type { Database } from '@/lib/clickhouse/client';
import type { TableDefinition } from '@/lib/clickhouse/table';

interface Insert {
  db: Database;
  table: TableDefinition;
  rows: readonly object[];
}

const batches = createBatches(async (inserts: readonly [Insert, ...Insert[]]) => {
  const [{ db, table }] = inserts;
  const rows = inserts.flatMap((insert) => insert.rows);
  await db.insert(table.name, rows, { repeatable: table.engine === 'ReplacingMergeTree' });
  return inserts.map(() => undefined);
});

/**
 * Inserts rows in batches: rows that arrive while an insert into the table runs are inserted together after it. A
 * failure rejects for all callers of a batch. Inserts into ReplacingMergeTree tables may be repeated.
 */
export async function insertTogether(db: Database, table: TableDefinition, rows: readonly object[]): Promise<void> {
  await batches(db, table.name, { db, table, rows });
}
