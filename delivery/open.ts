import { createDatabase, type Database } from '@/lib/clickhouse/client';
import { connect } from '@/lib/clickhouse/connect';
import { migrate } from '@/lib/clickhouse/migrate';
import { tables } from './schema/tables';

/** Opens the delivery service's database, creates its tables, and starts an engine unless one is running. */
export async function openDelivery(): Promise<{ db: Database; close(): Promise<void> }> {
  const engine = await connect();
  const db = createDatabase(engine, 'endcap_delivery');
  async function close() {
    await db.close();
    await engine.close();
  }
  try {
    await migrate(db, tables);
  } catch (error) {
    await close();
    throw error;
  }
  return { db, close };
}

/** Runs a command on the delivery service's database, and disconnects from the engine afterwards. */
export async function withDelivery<T>(work: (db: Database) => Promise<T>): Promise<T> {
  const { db, close } = await openDelivery();
  try {
    return await work(db);
  } finally {
    await close();
  }
}
