import 'server-only';
import { createBatches } from '@/lib/async/batches';
import type { Database } from '@/lib/clickhouse/client';
import { isUnreachable } from '@/lib/clickhouse/error';
import { deleteRows, fill, type RawSet } from './fill';
import type { WarehouseTable } from './table';

/** Maximum sets of a statement. Twenty small sets take a third of the time of twenty statements. */
const MOST_AT_ONCE = 20;

interface Fill {
  db: Database;
  table: WarehouseTable;
  set: RawSet;
}

const batches = createBatches(fillBatch, MOST_AT_ONCE);

/**
 * Converts a raw answer to typed rows, and returns their number. Sets that arrive while a fill of their table runs are
 * filled together after it. Their number per statement is limited, and a set that the engine cannot convert fails alone.
 */
export async function fillTogether(db: Database, table: WarehouseTable, set: RawSet): Promise<number> {
  const key = JSON.stringify([table.name, set.account, set.shifted]);
  const result = await batches(db, key, { db, table, set });
  if (result.status === 'rejected') throw result.reason;
  return result.value;
}

async function fillBatch(fills: readonly [Fill, ...Fill[]]): Promise<PromiseSettledResult<number>[]> {
  const [{ db, table, set }, ...otherFills] = fills;
  try {
    const counts = await fill(db, table, [set, ...otherFills.map((other) => other.set)]);
    return fills.map((_, index) => ({ status: 'fulfilled', value: counts[index] ?? 0 }));
  } catch (error) {
    if (otherFills.length === 0 || isUnreachable(error)) throw error;
    const results: PromiseSettledResult<number>[] = [];
    for (const alone of fills) results.push(...(await Promise.allSettled([fillAlone(db, table, alone.set)])));
    return results;
  }
}

async function fillAlone(db: Database, table: WarehouseTable, set: RawSet): Promise<number> {
  await deleteRows(db, table, set);
  const [rows = 0] = await fill(db, table, [set]);
  return rows;
}
