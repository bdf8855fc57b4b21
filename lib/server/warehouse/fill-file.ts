import 'server-only';
import type { Database } from '@/lib/clickhouse/client';
import { tryJson } from '@/lib/json/try-json';
import { insertSql, type RawSet } from './fill';
import { readable } from './readable';
import type { WarehouseTable } from './table';

/** Maximum characters of a batch, unless a record is longer. Bounds the memory of a fill. */
const BATCH_CHARACTERS = 4 * 2 ** 20;

/** Rows are numbered across threads, so one reads them in order. */
const SETTINGS = { max_threads: 1, max_insert_threads: 1, input_format_parallel_parsing: 0 };

export type FileSet = Pick<RawSet, 'account' | 'day' | 'setId'>;

/** A record of a file that is not a JSON object. */
export class UnreadableRecord extends Error {
  /** @param number of the record, from 1 */
  constructor(readonly number: number) {
    super(`Record ${number} is not a JSON object.`);
  }
}

/**
 * Inserts the records of a file in batches, and returns their number. The next records are read once a batch is written.
 * The rows are invisible until the ledger names their set. After a failure, part of them is in the table: remove them
 * with `deleteRows`.
 * @param items records as JSON objects in text, without line ends
 * @param onRows called after each batch with the number of rows so far
 */
export async function fillFromFile(
  db: Database,
  table: WarehouseTable,
  { account, day, setId }: FileSet,
  items: AsyncIterable<string>,
  onRows: (rows: number) => void,
): Promise<number> {
  const statement = `${insertSql(table)} FORMAT LineAsString`;
  let rows = 0;
  let batch: string[] = [];
  let length = 0;
  const send = async () => {
    const params = { account, day, set_id: setId, before: rows };
    const bytes = Buffer.from(`${batch.join('\n')}\n`);
    await db
      .command(statement, params, { rows: bytes, settings: SETTINGS, repeatable: false })
      .catch((error: unknown) => {
        const broken = batch.findIndex((item) => !isObject(item));
        throw broken < 0 ? error : new UnreadableRecord(rows + broken + 1);
      });
    rows += batch.length;
    batch = [];
    length = 0;
    onRows(rows);
  };
  for await (const item of items) {
    batch.push(readableOr(item));
    length += item.length;
    if (length >= BATCH_CHARACTERS) await send();
  }
  if (batch.length > 0) await send();
  return rows;
}

/** Leaves a record that is not JSON to the engine, which finds it in any case. */
function readableOr(item: string): string {
  try {
    return readable(item) || item;
  } catch {
    return item;
  }
}

function isObject(item: string): boolean {
  const value = tryJson(item);
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Returns the rows of a set in the table, and the newest crawl among them as ISO 8601, or null. */
export async function countFileRows(
  db: Database,
  { definition }: WarehouseTable,
  { account, day, setId }: FileSet,
): Promise<{ rows: number; crawledAt: string | null }> {
  const crawl = 'crawling_time' in definition.columns ? 'max(crawling_time)' : 'NULL';
  const [row] = await db.query<{ rows: number; crawled: string | null }>(
    `SELECT count() AS rows, formatDateTime(${crawl}, '%Y-%m-%dT%H:%i:%SZ', 'UTC') AS crawled FROM ${definition.name}
    WHERE account = {account:String} AND day = {day:Date} AND set_id = {set_id:UInt64}`,
    { account, day, set_id: setId },
  );
  return { rows: row?.rows ?? 0, crawledAt: row?.crawled ?? null };
}
