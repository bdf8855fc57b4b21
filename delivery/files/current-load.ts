import { REMOVED } from '@/delivery/loads/list-files';
import type { Database } from '@/lib/clickhouse/client';
import type { BulkParams } from '@/lib/contract/dataset';
import { isStorableDay } from '@/lib/contract/params';

/** The current load of a date and hour. */
export interface CurrentLoad {
  readonly date: string;
  readonly hour: number;
  /** UInt64 as text. */
  readonly loadId: string;
  readonly records: number;
  /** The columns of the file in order. Empty if the contract promises them. */
  readonly columns: readonly string[];
}

/**
 * Returns the load of a bulk request: of the hour, the newest of the date, or the newest of all. An hour without rows
 * can be requested by its hour, but is never the newest.
 */
export async function currentLoad(
  db: Database,
  customerId: string,
  dataset: string,
  { date, time }: Pick<BulkParams, 'date' | 'time'>,
): Promise<CurrentLoad | undefined> {
  // The engine would limit other days to the first or last that it can store.
  if (date !== undefined && !isStorableDay(date)) return undefined;
  const conditions = [
    `customer_id = {customerId: String} AND dataset = {dataset: String} AND load_id != ${REMOVED}`,
    ...(date === undefined ? [] : ['file_date = {date: Date}']),
    time === undefined ? 'row_count > 0' : 'file_hour = {time: UInt8}',
  ];
  const [load] = await db.query<CurrentLoad>(
    `SELECT toString(file_date) AS date, file_hour AS hour, toString(load_id) AS loadId,
            toUInt32(row_count) AS records, columns
     FROM loads FINAL WHERE ${conditions.join(' AND ')}
     ORDER BY file_date DESC, file_hour DESC LIMIT 1`,
    { customerId, dataset, ...(date !== undefined && { date }), ...(time !== undefined && { time }) },
  );
  return load;
}
