import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, inject } from 'vitest';
import type { Address } from '@/lib/clickhouse/open-client';
import { closeDatabase, openDatabase } from '../store/database';
import { settleBackground } from '../store/in-background';

/**
 * For a whole test file: an empty database of its own on the engine that all contract tests share.
 * @param way how it is reached, where not straight
 */
export function ownDatabase(way: (engine: Address) => Promise<Address> = async (engine) => engine) {
  beforeAll(async () => {
    const engine = async () => ({ ...(await way(inject('engine'))), close: async () => undefined });
    await openDatabase(engine, `test_${randomUUID().replaceAll('-', '')}`);
  });
  afterAll(async () => {
    await settleBackground();
    await closeDatabase();
  });
}
