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
  /** Of the file that is there; of the request where there is none. */
  readonly date?: string | undefined;
  readonly hour?: number | undefined;
  readonly lease: Lease;
}

/**
 * The file that a bulk request asks for. Without one: undefined where the specification has a 404, and a file without
 * records where it has none.
 * @param failed the load whose file was just tried to be made
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
    // Another load took its place, or the engine died and is being restarted: once more. The same again is a failure.
    const passing = error instanceof Superseded || isUnreachable(error);
    if (!passing || load.loadId === failed) throw error;
    return bulkFile({ db, files }, customerId, dataset, params, load.loadId);
  }
}

/** `price_2026-03-31_07.csv`; parts that nobody named are left out. */
export function suggestedName({ name }: BulkDataset, { date, hour }: BulkFile, encoding: Encoding): string {
  if (date !== undefined && hour !== undefined) return fileName(name, date, hour, encoding);
  return `${date === undefined ? name : `${name}_${date}`}.${encoding}`;
}

function emptyFile({ columns }: BulkDataset, { date, time, encoding }: BulkParams): BulkFile {
  const bytes = Buffer.from(encoding === 'csv' ? csvHeader(Object.keys(columns)) : '');
  return { date, hour: time, lease: leaseOfBytes(bytes, createHash('sha256').update(bytes).digest('base64url')) };
}
