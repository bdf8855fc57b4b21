import 'server-only';
import { LRUCache } from 'lru-cache';
import { createBatches } from '@/lib/async/batches';
import { memoize } from '@/lib/async/memoize';
import type { Database } from '@/lib/clickhouse/client';
import type { Endpoint } from '@/lib/contract/endpoint';
import { isStorableDay, LAST_DAY } from '@/lib/contract/params';
import type { Problem } from '@/lib/contract/problem';
import { variantOf } from '@/lib/contract/variant';
import type { Variant } from '@/lib/queries/query';
import { addDays, daysFrom, earliest, latest } from '@/lib/queries/shared/dates';
import { FOREIGN_WRITE_DELAY_MS } from '../base/foreign-write-delay';
import { insertTogether } from '../base/insert-together';
import { nextVersion } from '../base/next-version';
import { processWide } from '../base/process-wide';
import { ledger } from '../base/tables';
import type { FileRequest } from '../bulk/file-request';
import type { Question } from './question';

/** `no_data`: the answer has no rows of the day. `failed`: every request so far has failed. */
export type LedgerState = 'complete' | 'partly' | 'no_data' | 'failed';

/** The newest answer for an endpoint, its parameters and a day. 64-bit numbers are text. */
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

/** The key of an answer in the ledger. */
export type LedgerKey = Pick<LedgerRow, 'account' | 'endpoint' | 'params' | 'day'>;

/**
 * Returns the ledger keys of a question's answer, the last day last: one for each day of a range that has an answer for
 * each, else one. An answer without a day, or of days that the table cannot hold, is listed under the day of the
 * request.
 *
 * @param fetchedAt time of the request, which questions with days do not need
 */
export function ledgerKeysOf(
  { account, endpoint, params }: Question<Endpoint>,
  fetchedAt = '',
): [...LedgerKey[], LedgerKey] {
  const { text, from, to, daily } = variantOf(endpoint, params);
  const key = { account, endpoint: endpoint.name, params: text };
  if (isStorableDay(from) && isStorableDay(to)) {
    const before = daily && from < to ? daysFrom(from, addDays(to, -1)) : [];
    return [...before.map((day) => ({ ...key, day })), { ...key, day: to }];
  }
  const named = [text, to && `date=${to}`].filter(Boolean).join('&');
  return [{ ...key, params: named, day: fetchedAt.slice(0, 10) }];
}

export function rowKey({ endpoint, params, day }: Pick<LedgerRow, 'endpoint' | 'params' | 'day'>): string {
  return `${endpoint}?${params}@${day}`;
}

const COLUMNS = `account, endpoint, params, toString(day) AS day, toString(version) AS version, state,
  toString(set_id) AS set_id, rows, total, missing, requests, revisions, attempts, problem, facts, crawled_at, fetched_at,
  settled, content_hash, table_version`;

/** Returns ledger rows. @param where SQL from the condition on */
export function selectLedger(db: Database, where: string, params: Record<string, unknown>): Promise<LedgerRow[]> {
  return db.query<LedgerRow>(`SELECT ${COLUMNS} FROM ledger FINAL WHERE ${where}`, params);
}

/** Days of an account, of one of its endpoints, or of the answers to some parameters. */
type Range = Pick<LedgerKey, 'account'> &
  Partial<Pick<LedgerKey, 'endpoint' | 'params'>> & { from: string; to: string };

/** Returns the ledger rows of a range of days, by day. */
export function readLedger(db: Database, range: Range): Promise<LedgerRow[]> {
  const names = (['account', 'endpoint', 'params'] as const).filter((name) => range[name] !== undefined);
  const where = names.map((name) => `${name} = {${name}:String} AND`).join(' ');
  return selectLedger(db, `${where} ledger.day BETWEEN {from:Date} AND {to:Date} ORDER BY ledger.day`, { ...range });
}

const reads = createBatches(async (ranges: readonly [DatabaseRange, ...DatabaseRange[]]) => {
  const [{ db, account }] = ranges;
  const where = `account = {account:String} AND endpoint IN {endpoints:Array(String)} AND params IN {variants:Array(String)}
    AND ledger.day BETWEEN {from:Date} AND {to:Date} ORDER BY ledger.day`;
  const distinct = (name: 'endpoint' | 'params') => [...new Set(ranges.map((range) => range[name]))];
  const rows = await selectLedger(db, where, {
    account,
    endpoints: distinct('endpoint'),
    variants: distinct('params'),
    from: earliest(ranges.map(({ from }) => from)),
    to: latest(ranges.map(({ to }) => to)),
  });
  return ranges.map(({ endpoint, params, from, to }) =>
    rows.filter((row) => row.endpoint === endpoint && row.params === params && row.day >= from && row.day <= to),
  );
});

type DatabaseRange = Required<Range> & { db: Database };

/** Returns the rows of `readLedger`. Ranges that are asked for while others are read are read in one statement. */
function readTogether(db: Database, range: Required<Range>): Promise<LedgerRow[]> {
  return reads(db, range.account, { ...range, db });
}

const cache = processWide('ledger cache', () => ({
  rows: new LRUCache<string, Promise<LedgerRow[]>>({ max: 100 }),
  versions: new LRUCache<string, Promise<string>>({ max: 10, ttl: FOREIGN_WRITE_DELAY_MS }),
}));

/** Returns the rows of `readLedger` from a cache of whole years, as panels need adjacent days. */
export async function lookUpLedger(db: Database, { from, to, ...key }: Range): Promise<LedgerRow[]> {
  const version = await ledgerVersion(db, key.account);
  const isLastYear = to.slice(0, 4) === LAST_DAY.slice(0, 4);
  const years = { ...key, from: `${from.slice(0, 4)}-01-01`, to: isLastYear ? LAST_DAY : `${to.slice(0, 4)}-12-31` };
  const rows = await memoize(cache().rows, JSON.stringify([db.database, version, years]), () => readLedger(db, years));
  return rows.filter(({ day }) => day >= from && day <= to);
}

/**
 * Returns a text that changes whenever any process writes or removes rows of the account. Writes of other processes are
 * seen after `FOREIGN_WRITE_DELAY_MS`.
 */
export async function ledgerVersion(db: Database, account: string): Promise<string> {
  const own = writes().count;
  const version = await memoize(cache().versions, JSON.stringify([db.database, account, own]), () =>
    readVersion(db, account),
  );
  return `${version}, ${own}`;
}

async function readVersion(db: Database, account: string): Promise<string> {
  const sql = `SELECT concat(toString(max(version)), ' of ', toString(count())) AS text FROM ledger WHERE account = {account:String}`;
  const [row] = await db.query<{ text: string }>(sql, { account });
  return row?.text ?? '';
}

/** Returns the rows of keys of one endpoint and its parameters, by day. */
export async function readLedgerRows(
  db: Database,
  keys: readonly [...LedgerKey[], LedgerKey],
  readRange = readTogether,
): Promise<Map<string, LedgerRow>> {
  const [{ day: from, ...key }] = keys;
  const rows = await readRange(db, { ...key, from, to: keys.at(-1)?.day ?? from });
  return new Map(rows.map((row) => [row.day, row]));
}

/** Returns the parameters of the answers of an endpoint that have rows, with their newest day. */
export async function readVariants(
  db: Database,
  { account, endpoint }: Pick<LedgerKey, 'account' | 'endpoint'>,
): Promise<Variant[]> {
  const sql = `SELECT params, toString(max(ledger.day)) AS day FROM ledger FINAL
    WHERE account = {account:String} AND endpoint = {endpoint:String} AND set_id != 0 AND rows > 0 GROUP BY params ORDER BY params`;
  const rows = await db.query<{ params: string; day: string }>(sql, { account, endpoint });
  return rows.map(({ params, day }) => ({ params: Object.fromEntries(new URLSearchParams(params)), day }));
}

/** Number of writes of this process. */
const writes = processWide('ledger version', () => ({ count: 0 }));

/** Writes ledger rows in one insert, so that readers switch to them atomically. */
export async function writeLedger(db: Database, rows: readonly LedgerRow[]): Promise<void> {
  try {
    await insertTogether(db, ledger, rows);
  } finally {
    writes().count += 1;
  }
}

/**
 * Stops retries of an undated endpoint on days before `day`, as only its newest answer is needed. The days stay listed
 * as failed.
 */
export async function endEarlierFailures(
  db: Database,
  { account, endpoint, day }: Pick<LedgerRow, 'account' | 'endpoint' | 'day'>,
): Promise<void> {
  const where = `account = {account:String} AND endpoint = {endpoint:String} AND ledger.day < {day:Date} AND problem != ''`;
  const rows = await selectLedger(db, where, { account, endpoint, day });
  if (rows.length === 0) return;
  await writeLedger(
    db,
    rows.map((row) => ({ ...row, version: nextVersion(), attempts: 0, problem: '' })),
  );
}

/** Facts about the set of a row. */
export interface Facts {
  /** Pages repeat rows of earlier pages. */
  shifted?: boolean;
  /** The service no longer had the day when it was last requested, so its earlier rows were kept. */
  withdrawn?: boolean;
  /** Number of failures in a row that may be due to the length of the range. */
  tooLong?: number;
  /** The file that a bulk endpoint was last requested for. Missing if none was listed. */
  file?: Pick<FileRequest, 'hour' | 'encoding'>;
}

export function factsOf({ facts }: Pick<LedgerRow, 'facts'>): Facts {
  // The column contains only serialized facts.
  return JSON.parse(facts);
}

export function problemOfRow({ problem }: Pick<LedgerRow, 'problem'>): Problem | null {
  // The column contains only serialized problems.
  return problem ? (JSON.parse(problem) as Problem) : null;
}
