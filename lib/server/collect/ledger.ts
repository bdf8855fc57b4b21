import 'server-only';
import { LRUCache } from 'lru-cache';
import type { Database } from '@/lib/clickhouse/client';
import { isStorableDay } from '@/lib/contract/params';
import type { Problem } from '@/lib/contract/problem';
import { variantOf } from '@/lib/contract/variant';
import { addDays, daysFrom } from '@/lib/queries/shared/dates';
import { processWide } from '../process-wide';
import type { Question } from '../sets/question';
import { insertTogether } from '../store/insert-together';
import { ledger } from '../store/tables';

/** `no_data`: the service answered, and it has nothing of the day. `failed`: it was asked and there is no answer yet. */
export type LedgerState = 'complete' | 'partly' | 'no_data' | 'failed';

/** What is collected of an endpoint, its parameters and a day. 64-bit numbers are text. */
export interface LedgerRow {
  account: string;
  endpoint: string;
  params: string;
  day: string;
  version: string;
  state: LedgerState;
  set_id: string;
  rows: number;
  total: number | null;
  missing: number;
  requests: number;
  revisions: number;
  attempts: number;
  problem: string;
  facts: string;
  crawled_at: string | null;
  fetched_at: string;
  settled: boolean;
  content_hash: string;
  table_version: number;
}

/** Where the answer to a question stands in the ledger. */
export type LedgerPlace = Pick<LedgerRow, 'account' | 'endpoint' | 'params' | 'day'>;

/**
 * Returns the ledger keys of a question's answer, the last day last: one for each day of a range that has an answer for
 * each, else one. An answer without a day, or of days that the table cannot hold, is listed under the day of the request.
 */
export function placesOf({ account, endpoint, params }: Question, fetchedAt: string): [...LedgerPlace[], LedgerPlace] {
  const { text, from, to, daily } = variantOf(endpoint, params);
  const place = { account, endpoint: endpoint.name, params: text };
  if (isStorableDay(from) && isStorableDay(to)) {
    const before = daily && from < to ? daysFrom(from, addDays(to, -1)) : [];
    return [...before.map((day) => ({ ...place, day })), { ...place, day: to }];
  }
  const named = [text, to && `date=${to}`].filter(Boolean).join('&');
  return [{ ...place, params: named, day: fetchedAt.slice(0, 10) }];
}

export const COLUMNS = `account, endpoint, params, toString(day) AS day, toString(version) AS version, state,
  toString(set_id) AS set_id, rows, total, missing, requests, revisions, attempts, problem, facts, crawled_at, fetched_at,
  settled, content_hash, table_version`;

/** Rows of the ledger from one day to another, by day. */
export async function readLedger(db: Database, { account, endpoint, params, from, to }: Range): Promise<LedgerRow[]> {
  const sql = `SELECT ${COLUMNS} FROM ledger FINAL WHERE account = {account:String} AND endpoint = {endpoint:String}
    AND params = {params:String} AND ledger.day BETWEEN {from:Date} AND {to:Date} ORDER BY ledger.day`;
  return db.query<LedgerRow>(sql, { account, endpoint, params, from, to });
}

type Range = Omit<LedgerPlace, 'day'> & { from: string; to: string };

const looked = processWide('ledger as read', () => new LRUCache<string, Promise<LedgerRow[]>>({ max: 100 }));

/** The same for readers: read once for as long as this process writes nothing, whole years, as panels ask for days near each other. */
export async function lookUpLedger(db: Database, { from, to, ...place }: Range): Promise<LedgerRow[]> {
  const years = { ...place, from: `${from.slice(0, 4)}-01-01`, to: `${to.slice(0, 4)}-12-31` };
  const key = JSON.stringify([db.database, ledgerVersion(), years]);
  const rows = looked().get(key) ?? readLedger(db, years);
  looked().set(key, rows);
  rows.catch(() => looked().delete(key));
  return (await rows).filter(({ day }) => day >= from && day <= to);
}

/** What stands at these places of one endpoint and its parameters, by day. */
export async function readPlaces(
  db: Database,
  places: readonly [...LedgerPlace[], LedgerPlace],
  read = readLedger,
): Promise<Map<string, LedgerRow>> {
  const [{ day: from, ...place }] = places;
  const rows = await read(db, { ...place, from, to: places.at(-1)?.day ?? from });
  return new Map(rows.map((row) => [row.day, row]));
}

/** All that an account has of these days. */
export async function readAccount(
  db: Database,
  { account, from, to }: { account: string; from: string; to: string },
): Promise<LedgerRow[]> {
  const sql = `SELECT ${COLUMNS} FROM ledger FINAL
    WHERE account = {account:String} AND ledger.day BETWEEN {from:Date} AND {to:Date}`;
  return db.query<LedgerRow>(sql, { account, from, to });
}

const written = processWide('ledger version', () => ({ count: 0 }));

/** Changes whenever this process writes a row: what was read before may be another now. */
export function ledgerVersion(): number {
  return written().count;
}

/** Switches readers over to what these rows say, all at once. */
export async function writeLedger(db: Database, rows: readonly LedgerRow[]): Promise<void> {
  try {
    await insertTogether(db, ledger, rows);
  } finally {
    written().count += 1;
  }
}

export function problemOfRow({ problem }: Pick<LedgerRow, 'problem'>): Problem | null {
  // Only a Problem is ever written there.
  return problem ? (JSON.parse(problem) as Problem) : null;
}
