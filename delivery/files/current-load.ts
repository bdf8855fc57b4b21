import { REMOVED } from '@/delivery/loads/list-files';
import type { Database } from '@/lib/clickhouse/client';
import type { BulkParams } from '@/lib/contract/dataset';

/** The load that a reader sees for one date and hour. */
export interface CurrentLoad {
  readonly date: string;
  readonly hour: number;
  /** UInt64 as text. */
  readonly loadId: string;
  readonly records: number;
  /** The file's own columns in its order; empty where the contract promises them. */
  readonly columns: readonly string[];
}

/**
 * The load that a bulk request asks for: of the hour, or the newest of the date, or the newest of all. An hour without
 * rows is answered to whoever names it, and is never the newest.
 */
export async function currentLoad(
  db: Database,
  customerId: string,
  dataset: string,
  { date, time }: Pick<BulkParams, 'date' | 'time'>,
): Promise<CurrentLoad | undefined> {
  const asked = [
    `customer_id = {customerId: String} AND dataset = {dataset: String} AND load_id != ${REMOVED}`,
    ...(date === undefined ? [] : ['file_date = {date: Date}']),
    time === undefined ? 'row_count > 0' : 'file_hour = {time: UInt8}',
  ];
  const [load] = await db.query<CurrentLoad>(
    `SELECT toString(file_date) AS date, file_hour AS hour, toString(load_id) AS loadId,
            toUInt32(row_count) AS records, columns
     FROM loads FINAL WHERE ${asked.join(' AND ')}
     ORDER BY file_date DESC, file_hour DESC LIMIT 1`,
    { customerId, dataset, ...(date !== undefined && { date }), ...(time !== undefined && { time }) },
  );
  return load;
}
