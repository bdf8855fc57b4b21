import { inject } from 'vitest';
import { createDatabase } from '../client';

/**
 * Drops a database of the engine that all contract tests share. The engine works for every table that it has: those of a
 * hundred test files take 0.4 of a core.
 */
export async function dropDatabase(name: string): Promise<void> {
  const db = createDatabase(inject('engine'), name);
  await db.command(`DROP DATABASE IF EXISTS ${name} SYNC`);
  await db.close();
}
