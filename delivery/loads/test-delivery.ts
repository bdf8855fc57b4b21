import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { tables } from '@/delivery/schema/tables';
import { createDatabase } from '@/lib/clickhouse/client';
import { connect } from '@/lib/clickhouse/connect';
import { migrate } from '@/lib/clickhouse/migrate';

/** The delivery service's database on an engine and in a folder of its own, for one test file. Sets DATA_DIR. */
export async function testDelivery() {
  const folder = await mkdtemp(join(tmpdir(), 'endcap-delivery-'));
  process.env.DATA_DIR = folder;
  const engine = await connect();
  const db = createDatabase(engine, 'endcap_delivery');
  await migrate(db, tables);
  return {
    folder,
    db,
    async close() {
      await db.close();
      await engine.close();
      await rm(folder, { recursive: true });
    },
  };
}
