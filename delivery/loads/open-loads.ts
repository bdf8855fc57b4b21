import type { Database } from '@/lib/clickhouse/client';

const SIGN_OF_LIFE_MS = 20_000;

/** A load that is being written: for whom, and where its rows go. */
export interface OpenLoad {
  readonly loadId: number;
  readonly customerId: string;
  readonly table: string;
}

/**
 * Says that a load is being written, now and each 20 seconds, until the returned function is called. What it said
 * stays until the sweep has dealt with what the load left behind.
 */
export async function keepOpen(db: Database, load: OpenLoad): Promise<() => void> {
  await signOfLife(db, load);
  const timer = setInterval(() => {
    // A sign that fails to arrive is made up for by the next: the sweep waits for many.
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
