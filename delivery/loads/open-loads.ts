import type { Database } from '@/lib/clickhouse/client';

const SIGN_OF_LIFE_MS = 20_000;

/** A load that is being written. */
export interface OpenLoad {
  readonly loadId: number;
  readonly customerId: string;
  readonly table: string;
}

/**
 * Records that a load is being written, now and every 20 seconds, until the returned function is called. The record
 * stays until the sweep has removed the leftovers of the load.
 */
export async function keepOpen(db: Database, load: OpenLoad): Promise<() => void> {
  await signOfLife(db, load);
  const timer = setInterval(() => {
    // A failed sign of life does not matter, as the sweep waits for several.
    signOfLife(db, load).catch(() => undefined);
  }, SIGN_OF_LIFE_MS);
  timer.unref();
  return () => clearInterval(timer);
}

async function signOfLife(db: Database, { loadId, customerId, table }: OpenLoad): Promise<void> {
  await db.command(
    `INSERT INTO open_loads (load_id, customer_id, target, seen_at)
     SELECT {load:UInt64}, {customer:String}, {table:String}, now64(3)`,
    { load: loadId, customer: customerId, table },
  );
}
