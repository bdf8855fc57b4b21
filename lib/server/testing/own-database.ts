import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, inject } from 'vitest';
import type { Address } from '@/lib/clickhouse/open-client';
import { dropDatabase } from '@/lib/clickhouse/testing/drop-database';
import { closeDatabase, openDatabase } from '../base/database';
import { settleBackground } from '../base/in-background';
import { setEvaluator } from '../query/day-evaluation';
import { evaluateDays } from '../signals/evaluate-days';

/**
 * Sets up an empty database for a test file, on the engine that all contract tests share, and what evaluates signals.
 * @param route changes the address of the engine, such as to a proxy
 */
export function ownDatabase(route: (engine: Address) => Promise<Address> = async (engine) => engine) {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  beforeAll(async () => {
    const engine = async () => ({ ...(await route(inject('engine'))), close: async () => undefined });
    setEvaluator(evaluateDays);
    await openDatabase(engine, name);
  });
  afterAll(async () => {
    await settleBackground();
    await closeDatabase();
    await dropDatabase(name);
  });
}
