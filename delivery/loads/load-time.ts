import type { Database } from '@/lib/clickhouse/client';

/**
 * Returns the time of a change to files of a dataset, ISO 8601 UTC: now, or just after the newest change if the clock was
 * set back since. The change with the latest time is the current one.
 */
export async function nextLoadTime(db: Database, customerId: string, dataset: string): Promise<string> {
  const [row] = await db.query<{ newest: number }>(
    `SELECT toUnixTimestamp64Milli(max(loaded_at)) AS newest FROM loads
     WHERE customer_id = {customer:String} AND dataset = {dataset:String}`,
    { customer: customerId, dataset },
  );
  return new Date(Math.max(Date.now(), (row?.newest ?? 0) + 1)).toISOString();
}
