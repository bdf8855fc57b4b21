import type { Database } from '@/lib/clickhouse/client';

const VERSIONS = `
  SELECT dataset, toString(groupBitXor(cityHash64(file_date, file_hour, load_id))) AS version
  FROM loads FINAL WHERE customer_id = {customer:String} GROUP BY dataset`;

/** What is current of each of a customer's datasets and kinds of definitions, as a text that changes with it. */
export async function currentVersions(db: Database, customer: string): Promise<ReadonlyMap<string, string>> {
  const rows = await db.query<{ dataset: string; version: string }>(VERSIONS, { customer });
  return new Map(rows.map(({ dataset, version }) => [dataset, version]));
}
