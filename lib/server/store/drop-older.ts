import 'server-only';
import type { Database } from '@/lib/clickhouse/client';

/**
 * Drops the tables of earlier versions, which the current one replaces: `<name>_v1` and so on, and `<name>` from before
 * there were versions.
 */
export async function dropOlder(db: Database, names: readonly string[], version: number): Promise<void> {
  const existing = await db.query<{ table: string }>(
    'SELECT name AS table FROM system.tables WHERE database = {database:String}',
    { database: db.database },
  );
  const versions = Array.from({ length: version - 1 }, (_, before) => `_v${before + 1}`);
  const older = new Set(names.flatMap((name) => ['', ...versions].map((suffix) => `${name}${suffix}`)));
  const onCluster = db.cluster ? ` ON CLUSTER '${db.cluster}'` : '';
  for (const { table } of existing)
    if (older.has(table)) await db.command(`DROP TABLE IF EXISTS ${db.database}.${table}${onCluster}`);
}
