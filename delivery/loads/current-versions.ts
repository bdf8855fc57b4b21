import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Database } from '@/lib/clickhouse/client';

const VERSIONS = `
  SELECT dataset, toString(groupBitXor(cityHash64(file_date, file_hour, load_id))) AS version
  FROM loads FINAL WHERE customer_id = {customer:String} GROUP BY dataset`;

type Versions = ReadonlyMap<string, string>;

const waiting = new WeakMap<Database, Map<string, Promise<Versions>>>();

/**
 * Returns a version of each of a customer's datasets and kinds of definitions, which changes with every import. Calls
 * in the same turn of the event loop share a query, as requests need several versions. A running query is not shared,
 * as an import may have ended since it started.
 */
export function currentVersions(db: Database, customer: string): Promise<Versions> {
  const readings = waiting.get(db) ?? new Map<string, Promise<Versions>>();
  waiting.set(db, readings);
  const reading = readings.get(customer);
  if (reading) return reading;
  const versions = nextTurn().then(async () => {
    readings.delete(customer);
    const rows = await db.query<{ dataset: string; version: string }>(VERSIONS, { customer });
    return new Map(rows.map(({ dataset, version }) => [dataset, version]));
  });
  readings.set(customer, versions);
  return versions;
}
