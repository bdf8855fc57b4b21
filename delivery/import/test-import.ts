import { Readable } from 'node:stream';
import { currentRows } from '@/delivery/loads/current-rows';
import { type Stored, storedByName } from '@/delivery/schema/stored';
import type { Database } from '@/lib/clickhouse/client';
import { decompressed } from './decompress';
import { importRows, type RowsImport } from './import-rows';
import type { Source } from './source';

/** Creates a source with this content, compressed or not. */
export function textSource(content: string | Uint8Array, name = 'FILE'): Source {
  const bytes = Buffer.from(content);
  return {
    name,
    size: bytes.length,
    open(onRead) {
      onRead(bytes.length);
      return decompressed(Readable.from([bytes]), name);
    },
  };
}

export function storedNamed(name: string): Stored {
  const stored = storedByName(name);
  if (!stored) throw new Error(`no dataset ${name}`);
  return stored;
}

const quiet = { file() {}, bytes() {}, rows() {}, fileEnd() {}, end() {} };

export function importInto(db: Database, customerId: string, dataset: string, job: Partial<RowsImport>) {
  return importRows(db, {
    customerId,
    stored: storedNamed(dataset),
    sources: [],
    fallback: {},
    ownBrands: [],
    ignoreUnknown: false,
    progress: quiet,
    ...job,
  });
}

/** Returns the customer's rows with the columns of the contract, in the order of the files. */
export async function rowsOf(db: Database, customer: string, dataset: string): Promise<Record<string, unknown>[]> {
  const names = Object.keys(storedNamed(dataset).columns).map((name) => `\`${name}\``);
  return await db.query(
    `SELECT ${names.join(', ')} FROM ${currentRows(dataset)} ORDER BY file_date, file_hour, row_no`,
    { customer },
  );
}
