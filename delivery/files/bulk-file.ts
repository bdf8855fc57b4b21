import { createHash } from 'node:crypto';
import type { Database } from '@/lib/clickhouse/client';
import { isUnreachable } from '@/lib/clickhouse/error';
import { type BulkDataset, type BulkParams, type Encoding, fileName } from '@/lib/contract/dataset';
import { currentLoad } from './current-load';
import type { KeptFiles } from './kept-files';
import { type Lease, leaseOfBytes } from './lease';
import { produceFile, Superseded } from './produce';
import { csvHeader } from './select';

export interface BulkFile {
  /** Date of the file, or of the request if no file exists. */
  readonly date?: string | undefined;
  readonly hour?: number | undefined;
  readonly lease: Lease;
}

/**
 * Returns the file of a bulk request. If it does not exist, returns undefined where the specification has a 404, and
 * otherwise a file without records.
 * @param failed the load whose file could not be produced at the first attempt
 */
export async function bulkFile(
  { db, files }: { db: Database; files: KeptFiles },
  customerId: string,
  dataset: BulkDataset,
  params: BulkParams,
  failed?: string,
): Promise<BulkFile | undefined> {
  const load = await currentLoad(db, customerId, dataset.name, params);
  if (!load) return dataset.whenMissing === 'empty' ? emptyFile(dataset, params) : undefined;

  const key = { customerId, dataset: dataset.name, encoding: params.encoding, ...load };
  try {
    const lease = await files.lease(key, (root) => produceFile(db, root, key, dataset.columns, load));
    return { ...load, lease };
  } catch (error) {
    // The load was replaced, or the engine restarts: retry once. If the load is still the same, it is a failure.
    const passing = error instanceof Superseded || isUnreachable(error);
    if (!passing || load.loadId === failed) throw error;
    return bulkFile({ db, files }, customerId, dataset, params, load.loadId);
  }
}

/** Returns the name of a download, such as `price_2026-03-31_07.csv`. Unknown parts are omitted. */
export function suggestedName({ name }: BulkDataset, { date, hour }: BulkFile, encoding: Encoding): string {
  if (date !== undefined && hour !== undefined) return fileName(name, date, hour, encoding);
  return `${date === undefined ? name : `${name}_${date}`}.${encoding}`;
}

function emptyFile({ columns }: BulkDataset, { date, time, encoding }: BulkParams): BulkFile {
  const bytes = Buffer.from(encoding === 'csv' ? csvHeader(Object.keys(columns)) : '');
  return { date, hour: time, lease: leaseOfBytes(bytes, createHash('sha256').update(bytes).digest('base64url')) };
}
