import 'server-only';
import type { Database } from '@/lib/clickhouse/client';

/** Tables of earlier versions. The ledger and the raw answers contain all that was collected into them. */
const RETIRED = ['answers', 'answer_lines', 'known_skus', 'known_retailers'];

/**
 * Drops the tables of earlier versions, which the current one replaces: `<name>_v1` and so on, and `<name>` from before
 * there were versions.
 */
export async function dropOlder(db: Database, names: readonly string[], version: number): Promise<void> {
  const versions = Array.from({ length: version - 1 }, (_, before) => `_v${before + 1}`);
  await dropTables(db, new Set(names.flatMap((name) => ['', ...versions].map((suffix) => `${name}${suffix}`))));
}

/** Drops tables that no version from this one on uses. */
export async function dropRetired(db: Database): Promise<void> {
  await dropTables(db, new Set(RETIRED.flatMap((name) => [name, `${name}_local`])));
}

async function dropTables(db: Database, names: ReadonlySet<string>): Promise<void> {
  const existing = await db.query<{ table: string }>(
    'SELECT name AS table FROM system.tables WHERE database = {database:String}',
    { database: db.database },
  );
  const onCluster = db.cluster ? ` ON CLUSTER '${db.cluster}'` : '';
  for (const { table } of existing)
    if (names.has(table)) await db.command(`DROP TABLE IF EXISTS ${db.database}.${table}${onCluster}`);
}
