import type { Database } from './client';
import { createStatements, mutationTarget, type TableDefinition } from './table';

/** Creates the database, its tables and columns that a later version has added. It is idempotent. */
export async function migrate(db: Database, tables: readonly TableDefinition[]): Promise<void> {
  await db.create();
  for (const table of tables) for (const statement of createStatements(table, db)) await db.command(statement);
  const existing = await db.query<{ table: string; names: string[] }>(
    'SELECT table, groupArray(name) AS names FROM system.columns WHERE database = {database:String} GROUP BY table',
    { database: db.database },
  );
  const namesOf = new Map(existing.map(({ table, names }) => [table, new Set(names)]));
  for (const table of tables) await addMissingColumns(db, table, namesOf.get(table.name) ?? new Set());
}

async function addMissingColumns(db: Database, table: TableDefinition, names: ReadonlySet<string>): Promise<void> {
  const missing = Object.entries(table.columns).filter(([name]) => !names.has(name));
  if (missing.length === 0) return;
  const additions = missing.map(([name, type]) => `ADD COLUMN IF NOT EXISTS \`${name}\` ${type}`).join(', ');
  await db.command(`ALTER TABLE ${mutationTarget(table.name, db)} ${additions}`);
  if (!db.cluster) return;
  await db.command(`ALTER TABLE ${db.database}.${table.name} ON CLUSTER '${db.cluster}' ${additions}`);
}
