import 'server-only';
import type { Database } from '@/lib/clickhouse/client';
import { isUnreachable } from '@/lib/clickhouse/error';
import { deleteRows, fill, type RawSet } from './fill';
import type { WarehouseTable } from './table';

/** Maximum sets of a statement. Twenty small sets take a third of the time of twenty statements. */
const MOST_AT_ONCE = 20;

interface Waiting {
  set: RawSet;
  resolve(rows: number): void;
  reject(error: unknown): void;
}

interface Queue {
  isRunning: boolean;
  waiting: Waiting[];
}

const queues = new WeakMap<Database, Map<string, Queue>>();

/**
 * Converts a raw answer to typed rows, and returns their number. Sets that arrive while a fill of their table runs are
 * filled together after it. Their number per statement is limited, and a set that the engine cannot convert fails alone.
 */
export function fillTogether(db: Database, table: WarehouseTable, set: RawSet): Promise<number> {
  const byKey = queues.get(db) ?? new Map<string, Queue>();
  queues.set(db, byKey);
  const key = JSON.stringify([table.name, set.account, set.shifted]);
  const queue = byKey.get(key) ?? { isRunning: false, waiting: [] };
  byKey.set(key, queue);
  return new Promise((resolve, reject) => {
    queue.waiting.push({ set, resolve, reject });
    if (!queue.isRunning) void run(db, table, queue);
  });
}

async function run(db: Database, table: WarehouseTable, queue: Queue): Promise<void> {
  queue.isRunning = true;
  while (queue.waiting.length > 0) await fillBatch(db, table, queue.waiting.splice(0, MOST_AT_ONCE));
  queue.isRunning = false;
}

async function fillBatch(db: Database, table: WarehouseTable, batch: readonly Waiting[]): Promise<void> {
  const [first, ...others] = batch.map(({ set }) => set);
  if (!first) return;
  try {
    const counts = await fill(db, table, [first, ...others]);
    for (const [index, { resolve }] of batch.entries()) resolve(counts[index] ?? 0);
  } catch (error) {
    const isCertain = batch.length === 1 || isUnreachable(error);
    for (const { set, resolve, reject } of batch) {
      if (isCertain) reject(error);
      else await fillAlone(db, table, set).then(resolve, reject);
    }
  }
}

async function fillAlone(db: Database, table: WarehouseTable, set: RawSet): Promise<number> {
  await deleteRows(db, table, set);
  const [rows = 0] = await fill(db, table, [set]);
  return rows;
}
