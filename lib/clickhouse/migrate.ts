import type { Database } from './client';
import { createStatements, mutationTarget, type TableDefinition } from './table';

/** Creates the database, its tables and columns that a later version has added. It is idempotent. */
export async function migrate(db: Database, tables: readonly TableDefinition[]): Promise<void> {
  await db.create();
  for (const table of tables) {
    for (const statement of createStatements(table, db)) await db.command(statement);
    await addMissingColumns(db, table);
  }
}

async function addMissingColumns(db: Database, table: TableDefinition): Promise<void> {
  const existing = await db.query<{ name: string }>(
    'SELECT name FROM system.columns WHERE database = {database:String} AND table = {table:String}',
    { database: db.database, table: table.name },
  );
  const names = new Set(existing.map(({ name }) => name));
  const missing = Object.entries(table.columns).filter(([name]) => !names.has(name));
  if (missing.length === 0) return;
  const additions = missing.map(([name, type]) => `ADD COLUMN IF NOT EXISTS \`${name}\` ${type}`).join(', ');
  await db.command(`ALTER TABLE ${mutationTarget(table.name, db)} ${additions}`);
  if (!db.cluster) return;
  await db.command(`ALTER TABLE ${db.database}.${table.name} ON CLUSTER '${db.cluster}' ${additions}`);
}
