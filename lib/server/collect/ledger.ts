import 'server-only';
import type { Database } from '@/lib/clickhouse/client';
import type { Problem } from '@/lib/contract/problem';
import { variantOf } from '@/lib/contract/variant';
import { processWide } from '../process-wide';
import type { Question } from '../sets/question';
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
  problem: string;
  facts: string;
  crawled_at: string | null;
  fetched_at: string;
  settled: boolean;
  content_hash: string;
}

/** Where the answer to a question stands in the ledger. */
export type LedgerPlace = Pick<LedgerRow, 'account' | 'endpoint' | 'params' | 'day'>;

/**
 * The place of a question's answer. What names no day, such as a list of files or the latest prices, stands at the day
 * on which it was asked.
 */
export function placeOf({ account, endpoint, params }: Question, fetchedAt: string): LedgerPlace {
  const { text, to } = variantOf(endpoint, params);
  if (to !== '' && to <= LAST_DAY) return { account, endpoint: endpoint.name, params: text, day: to };
  const named = [text, to && `date=${to}`].filter(Boolean).join('&');
  return { account, endpoint: endpoint.name, params: named, day: fetchedAt.slice(0, 10) };
}

/** The last day that the store can hold; the specification's word for "the latest" is later. */
const LAST_DAY = '2149-06-06';

const COLUMNS = `account, endpoint, params, toString(day) AS day, toString(version) AS version, state,
  toString(set_id) AS set_id, rows, total, missing, requests, revisions, problem, facts, crawled_at, fetched_at, settled,
  content_hash`;

/** Rows of the ledger from one day to another, by day. */
export async function readLedger(
  db: Database,
  { account, endpoint, params, from, to }: Omit<LedgerPlace, 'day'> & { from: string; to: string },
): Promise<LedgerRow[]> {
  const sql = `SELECT ${COLUMNS} FROM ledger FINAL WHERE account = {account:String} AND endpoint = {endpoint:String}
    AND params = {params:String} AND ledger.day BETWEEN {from:Date} AND {to:Date} ORDER BY ledger.day`;
  return db.query<LedgerRow>(sql, { account, endpoint, params, from, to });
}

export async function readPlace(db: Database, { day, ...place }: LedgerPlace): Promise<LedgerRow | null> {
  const [row] = await readLedger(db, { ...place, from: day, to: day });
  return row ?? null;
}

const written = processWide('ledger version', () => ({ count: 0 }));

/** Changes whenever this process writes a row: what was read before may be another now. */
export function ledgerVersion(): number {
  return written().count;
}

/** Switches readers over to what this row says. */
export async function writeLedger(db: Database, row: LedgerRow): Promise<void> {
  try {
    await db.insert(ledger.name, [row], { repeatable: true });
  } finally {
    written().count += 1;
  }
}

export function problemOfRow({ problem }: Pick<LedgerRow, 'problem'>): Problem | null {
  // Only a Problem is ever written there.
  return problem ? (JSON.parse(problem) as Problem) : null;
}
