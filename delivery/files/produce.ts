import type { Readable } from 'node:stream';
import { rowsTable } from '@/delivery/schema/stored';
import type { Database } from '@/lib/clickhouse/client';
import type { Columns } from '@/lib/contract/column';
import type { CurrentLoad } from './current-load';
import { type FileKey, keptName, type Produced } from './file-key';
import { countRecords, csvHeader, selectFile } from './select';
import { writeWhole } from './write-whole';

/** The load was replaced and swept while its file was written. The caller has to look up the current load again. */
export class Superseded extends Error {}

/** Streams the file of a load from the engine to a file under `root`. */
export async function produceFile(db: Database, root: string, key: FileKey, knownColumns: Columns, load: CurrentLoad) {
  const table = rowsTable(key.dataset);
  const { customerId, date, hour, loadId } = key;
  const ofLoad = { customerId, date, hour, loadId };
  const names = load.columns.length > 0 ? load.columns : Object.keys(knownColumns);
  const { sql, format } = selectFile(table, knownColumns, names, key.encoding);
  const records = await db.stream(sql, ofLoad, format);

  // Rows of a load are only removed, never added. If all exist afterwards, the file is complete.
  async function complete() {
    const [row] = await db.query<{ records: number }>(countRecords(table), ofLoad);
    if (row?.records !== load.records) throw new Superseded(`${table} has lost rows of load ${loadId}`);
  }
  const bytes = key.encoding === 'csv' ? withHeader(csvHeader(names), records) : records;
  return writeWhole(bytes, root, complete, (produced: Produced) => keptName(key, produced));
}

async function* withHeader(header: string, records: Readable): AsyncGenerator<Buffer> {
  yield Buffer.from(header);
  yield* records;
}
