import type { Database } from '@/lib/clickhouse/client';
import type { Slot } from './slot';

/** A current file of a customer. */
export interface StoredFile extends Slot {
  readonly loadId: number;
  readonly rows: number;
  /** Changes if and only if the content changes. */
  readonly contentHash: string;
  /** Columns of the file in order. Empty if the contract promises them. */
  readonly columns: readonly string[];
  /** ISO 8601 UTC */
  readonly loadedAt: string;
}

/** The load id of a removed file, which has no rows. */
export const REMOVED = 0;

/** Returns the current files of a dataset, oldest first. */
export async function listFiles(db: Database, customerId: string, dataset: string): Promise<StoredFile[]> {
  return await db.query<StoredFile>(
    `SELECT file_date AS date, file_hour AS hour, load_id AS loadId, row_count AS rows,
       content_hash AS contentHash, columns, loaded_at AS loadedAt
     FROM loads FINAL
     WHERE customer_id = {customer:String} AND dataset = {dataset:String} AND load_id != ${REMOVED}
     ORDER BY file_date, file_hour`,
    { customer: customerId, dataset },
  );
}
