import 'server-only';
import { mutationTarget } from '@/lib/clickhouse/table';
import { database } from '../store/database';
import { warehouseTables } from '../warehouse/tables';

/** Readers of rows that were replaced have an hour to finish. Sets are numbered in microseconds. */
const GRACE = 3600n * 1_000_000n;

/** Removes rows that nobody can see any more: those of replaced sets, and what a kill left behind. Raw bodies stay. */
export async function sweep(now = Date.now()): Promise<void> {
  const db = await database();
  const before = (BigInt(now) * 1000n - GRACE).toString();
  for (const { definition } of warehouseTables) {
    const left = 'set_id < {before:UInt64} AND set_id NOT IN (SELECT set_id FROM ledger FINAL WHERE set_id != 0)';
    const [found] = await db.query<{ rows: number }>(`SELECT count() AS rows FROM ${definition.name} WHERE ${left}`, {
      before,
    });
    if (found?.rows) await db.command(`DELETE FROM ${mutationTarget(definition.name, db)} WHERE ${left}`, { before });
  }
}
