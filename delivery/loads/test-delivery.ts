import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject } from 'vitest';
import { tables } from '@/delivery/schema/tables';
import { createDatabase } from '@/lib/clickhouse/client';
import { connect } from '@/lib/clickhouse/connect';
import { migrate } from '@/lib/clickhouse/migrate';
import type { Address } from '@/lib/clickhouse/open-client';
import { dropDatabase } from '@/lib/clickhouse/testing/drop-database';

/** Creates a separate database on the shared engine, and a folder, for a test file. */
export async function testDelivery() {
  const folder = await mkdtemp(join(tmpdir(), 'endcap-delivery-'));
  const db = await open(inject('engine'), `test_${randomUUID().replaceAll('-', '')}`);
  return {
    folder,
    db,
    async close() {
      await db.close();
      await dropDatabase(db.database);
      await rm(folder, { recursive: true });
    },
  };
}

/**
 * Creates the service's database with its usual name, on an engine of its own that child processes with this DATA_DIR
 * use.
 */
export async function testDeliveryAlone() {
  const folder = await mkdtemp(join(tmpdir(), 'endcap-delivery-'));
  const engine = await connect({ DATA_DIR: folder });
  const db = await open(engine, 'endcap_delivery');
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

async function open(engine: Address, name: string) {
  const db = createDatabase(engine, name);
  await migrate(db, tables);
  return db;
}
