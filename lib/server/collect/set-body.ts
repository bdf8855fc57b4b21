import 'server-only';
import type { Database } from '@/lib/clickhouse/client';
import { itemsSql } from '../warehouse/table';
import { factsOf, type LedgerRow } from './ledger';

/** The page that a request selects. */
export interface Paging {
  page_size: number;
  current_page: number;
}

/**
 * Returns the body of a page of a set, however long the pages are that the service sent. Items and other fields have the
 * values that were received. Numbers that JavaScript would round are texts, as in the tables. Null if the raw answer was removed.
 */
export async function pageBody(
  db: Database,
  row: LedgerRow,
  { page_size, current_page }: Paging,
  signal?: AbortSignal,
): Promise<string | null> {
  const { account, endpoint, day, set_id } = row;
  const bound = { account, endpoint, day, set_id, page_size, offset: page_size * (current_page - 1) };
  const [[envelope], items] = await Promise.all([
    db.query<{ fields: [name: string, json: string][] }>(ENVELOPE, bound, { signal }),
    db.query<{ item: string }>(itemsOfPage(row), bound, { signal }),
  ]);
  if (!envelope) return null;
  const page_count = Math.ceil(Math.max(row.total ?? 0, row.rows) / page_size);
  const values = new Map<string, string | number>([
    ['items', `[${items.map(({ item }) => item).join()}]`],
    ...Object.entries({ page_size, current_page, page_count }),
  ]);
  const fields = envelope.fields.map(([name, json]) => `${JSON.stringify(name)}:${values.get(name) ?? json}`);
  return `{${fields.join()}}`;
}

const PAGES = `
  SELECT page, if(readable = '', body, readable) AS body FROM raw_answers
  WHERE account = {account:String} AND endpoint = {endpoint:String} AND day = {day:Date} AND set_id = {set_id:UInt64}`;

/** The fields of the first page in their order, without the text of the items. */
const ENVELOPE = `
  SELECT arrayMap(field -> (field.1, if(field.1 = 'items', '', field.2)), JSONExtractKeysAndValuesRaw(body)) AS fields
  FROM (${PAGES} AND page = 1)`;

/** Rows of a set that was shifted while it was read repeat rows of earlier pages. */
function itemsOfPage(row: LedgerRow): string {
  const { shifted } = factsOf(row);
  return `
    WITH pages AS (${PAGES})
    SELECT item FROM (${itemsSql()} ${shifted ? 'QUALIFY page = min(page) OVER (PARTITION BY item)' : ''})
    ORDER BY row_no LIMIT {page_size:UInt32} OFFSET {offset:UInt64}`;
}

/** Returns the bodies of answers without pages, by set. Sets whose raw answer was removed are missing. */
export async function valueBodies(
  db: Database,
  rows: readonly [LedgerRow, ...LedgerRow[]],
  signal?: AbortSignal,
): Promise<Map<string, string>> {
  const [{ account, endpoint }] = rows;
  const sets = [...new Set(rows.map(({ set_id }) => BigInt(set_id)))];
  const bodies = await db.query<{ set: string; body: string }>(
    `SELECT toString(set_id) AS set, body FROM raw_answers
    WHERE account = {account:String} AND endpoint = {endpoint:String} AND set_id IN {sets:Array(UInt64)} AND page = 1`,
    { account, endpoint, sets },
    { signal },
  );
  return new Map(bodies.map(({ set, body }) => [set, body]));
}
