import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, inject } from 'vitest';
import { closeDatabase, openDatabase } from '../store/database';
import { settleBackground } from '../store/in-background';

/** For a whole test file: an empty database of its own on the engine that all contract tests share. */
export function ownDatabase() {
  beforeAll(async () => {
    const engine = async () => ({ ...inject('engine'), close: async () => undefined });
    await openDatabase(engine, `test_${randomUUID().replaceAll('-', '')}`);
  });
  afterAll(async () => {
    await settleBackground();
    await closeDatabase();
  });
}
