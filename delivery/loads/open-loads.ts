import type { Database } from '@/lib/clickhouse/client';

const SIGN_OF_LIFE_MS = 20_000;

/** Says that a load is being written, now and each 20 seconds, until the returned function is called. */
export async function keepOpen(db: Database, loadId: number): Promise<() => void> {
  await signOfLife(db, loadId);
  const timer = setInterval(() => {
    // A sign that fails to arrive is made up for by the next: the sweep waits for many.
    signOfLife(db, loadId).catch(() => undefined);
  }, SIGN_OF_LIFE_MS);
  timer.unref();
  return () => clearInterval(timer);
}

async function signOfLife(db: Database, loadId: number): Promise<void> {
  await db.command('INSERT INTO open_loads SELECT {load:UInt64}, now64(3)', { load: loadId });
}
