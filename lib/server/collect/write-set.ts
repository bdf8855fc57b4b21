import 'server-only';
import { createHash } from 'node:crypto';
import type { Database } from '@/lib/clickhouse/client';
import type { Endpoint } from '@/lib/contract/endpoint';
import type { Problem } from '@/lib/contract/problem';
import { insertTogether } from '../base/insert-together';
import { nextVersion } from '../base/next-version';
import { rawAnswers } from '../base/tables';
import { LIST_VERSION, listedFiles, recordList } from '../bulk/record-list';
import { fillTogether } from '../warehouse/fill-together';
import { readable } from '../warehouse/readable';
import { isFilled, tableOf } from '../warehouse/tables';
import { type DayContent, dayContents, rowsOf } from './day-contents';
import { isSettled } from './freshness';
import {
  endEarlierFailures,
  factsOf,
  type LedgerKey,
  type LedgerRow,
  ledgerKeysOf,
  readLedgerRows,
  writeLedger,
} from './ledger';
import type { Answer } from './load-answer';
import type { Question } from './question';
import { mayBeTooLong } from './range-length';

export const NOT_WRITTEN: Problem = {
  code: 'internal',
  title: 'The answer could not be written to the store. Details are in the log of the dashboard.',
  retryable: true,
};

/**
 * Writes the raw bodies of an answer, then its warehouse rows, then a ledger row for each of its days. Only the ledger
 * makes them visible, so a crash in between leaves the previous answer in place. An answer with equal content keeps the
 * previous set, unless its bodies were removed. Other content of a settled day is a revision, and the earlier bodies stay.
 * A day that has settled keeps its rows if the service no longer has it.
 */
async function writeSet(db: Database, question: Question, answer: Answer): Promise<void> {
  const { bodies, fetchedAt } = answer;
  const files = listedFiles(question.endpoint.name, answer.value);
  const keys = ledgerKeysOf(question, fetchedAt);
  const newestKey = keys.at(-1) ?? keys[0];
  const before = await readLedgerRows(db, keys);
  const contents = dayContents(question, answer, keys, hashOf(bodies));
  const withdrawn = new Set(contents.filter((content) => isWithdrawn(content, before.get(content.day), fetchedAt)));
  const current = contents.filter((content) => !withdrawn.has(content));
  const keepsSet = await isStored(db, current, before);
  const newSet = { set_id: nextVersion(), table_version: tableOf(question.endpoint.name)?.version ?? 0 };
  if (!keepsSet) await storeRows(db, question, answer, newestKey, newSet.set_id);
  const ledgerRows = contents.map((content, index): LedgerRow => {
    const old = before.get(content.day);
    const attempt = { version: nextVersion(), requests: index === contents.length - 1 ? answer.requests : 0 };
    if (old && withdrawn.has(content)) return withdrawnRow({ ...old, ...attempt, fetched_at: fetchedAt });
    const { set_id, table_version } = (keepsSet && old) || newSet;
    return {
      ...(keys[index] ?? keys[0]),
      ...attempt,
      state: content.state,
      set_id,
      rows: content.rows,
      total: answer.total,
      missing: answer.missing,
      revisions: (old?.revisions ?? 0) + (isRevised(content, old) ? 1 : 0),
      attempts: 0,
      problem: '',
      facts: JSON.stringify(answer.shifted ? { shifted: true } : {}),
      crawled_at: answer.crawledAt,
      fetched_at: fetchedAt,
      settled: isSettled(content.day, fetchedAt),
      content_hash: content.hash,
      table_version: files ? LIST_VERSION : table_version,
    };
  });
  // Like rows, files are recorded before the ledger makes the list visible.
  if (files) await recordList(db, { account: question.account, endpoint: question.endpoint.name, files, fetchedAt });
  await writeLedger(db, ledgerRows);
  if (files) await endEarlierFailures(db, newestKey);
}

/** Writes the bodies of an answer and its warehouse rows as a new set. */
async function storeRows(
  db: Database,
  question: Question,
  answer: Answer,
  { account, endpoint, day }: LedgerKey,
  set_id: string,
): Promise<void> {
  await insertTogether(
    db,
    rawAnswers,
    [...answer.bodies].map(([page, body]) => ({
      account,
      endpoint,
      day,
      set_id,
      page,
      body,
      readable: readable(body),
    })),
  );
  const table = tableOf(endpoint);
  if (!table) return;
  const rows = rowsOf(question, answer);
  const set = { account, endpoint, day, setId: set_id, params: question.params, shifted: answer.shifted };
  const written = await fillTogether(db, table, set);
  if (written !== rows) throw new Error(`${endpoint} of ${day}: received ${rows} rows, the engine wrote ${written}.`);
}

/** Returns whether all days have this content already, in tables of the current version and with their bodies. */
async function isStored(
  db: Database,
  contents: readonly DayContent[],
  before: ReadonlyMap<string, LedgerRow>,
): Promise<boolean> {
  const rows = contents.flatMap(({ day }) => before.get(day) ?? []);
  if (rows.length < contents.length || !rows.every(isFilled)) return false;
  return contents.every((content) => hasContent(content, before.get(content.day))) && hasBodies(db, rows);
}

function hasContent({ hash }: DayContent, row: LedgerRow | undefined): boolean {
  return row !== undefined && row.set_id !== '0' && row.content_hash === hash;
}

function isRevised(content: DayContent, old: LedgerRow | undefined): boolean {
  return old !== undefined && old.set_id !== '0' && old.settled && !hasContent(content, old);
}

/** Returns the ledger row of a day that keeps its rows, as the service no longer has them. */
function withdrawnRow(row: LedgerRow): LedgerRow {
  const facts = JSON.stringify({ ...factsOf(row), withdrawn: true });
  return { ...row, attempts: 0, problem: '', facts, settled: true };
}

/**
 * Returns whether the service no longer has a day that has rows and has settled, as services delete old days. Rows of an
 * earlier version of their table are not read, so they are not kept.
 */
function isWithdrawn({ day, isAbsent }: DayContent, old: LedgerRow | undefined, fetchedAt: string): boolean {
  if (!isAbsent || !isSettled(day, fetchedAt)) return false;
  return old !== undefined && old.set_id !== '0' && old.state !== 'no_data' && isFilled(old);
}

/** Returns whether the bodies of sets of one endpoint are stored. They are removed after some time. */
async function hasBodies(db: Database, rows: readonly LedgerRow[]): Promise<boolean> {
  const sets = [...new Set(rows.map(({ set_id }) => BigInt(set_id)))];
  if (sets.length === 0) return true;
  const { account = '', endpoint = '' } = rows[0] ?? {};
  const [stored] = await db.query<{ count: number }>(
    `SELECT uniqExact(set_id) AS count FROM ${rawAnswers.name}
    WHERE account = {account:String} AND endpoint = {endpoint:String} AND set_id IN {sets:Array(UInt64)}`,
    { account, endpoint, sets },
  );
  return stored?.count === sets.length;
}

/** Writes an answer. If that fails, records the failure in the ledger and rejects with the cause. */
export async function storeSet(db: Database, question: Question, answer: Answer): Promise<void> {
  try {
    await writeSet(db, question, answer);
  } catch (error) {
    await writeFailure(db, question, NOT_WRITTEN);
    throw error;
  }
}

/**
 * Records a failed request in the ledger. The previous answer stays visible. Failures in a row that may be due to the
 * length of a range are also counted apart from others, as their number halves it.
 */
export async function writeFailure(db: Database, question: Question<Endpoint>, problem: Problem): Promise<void> {
  const fetched_at = new Date().toISOString();
  const keys = ledgerKeysOf(question, fetched_at);
  const before = await readLedgerRows(db, keys);
  const rows = keys.map((key): LedgerRow => {
    const old = before.get(key.day) ?? neverCollected(key, fetched_at);
    const { tooLong = 0, ...otherFacts } = factsOf(old);
    const facts = JSON.stringify(mayBeTooLong(problem) ? { ...otherFacts, tooLong: tooLong + 1 } : otherFacts);
    return { ...old, version: nextVersion(), attempts: old.attempts + 1, problem: JSON.stringify(problem), facts };
  });
  await writeLedger(db, rows);
}

/** Returns the ledger row of a key before its first answer. */
export function neverCollected(key: LedgerKey, fetched_at: string): LedgerRow {
  return {
    ...key,
    version: '0',
    state: 'failed',
    set_id: '0',
    rows: 0,
    total: null,
    missing: 0,
    requests: 0,
    revisions: 0,
    attempts: 0,
    problem: '',
    facts: '{}',
    crawled_at: null,
    fetched_at,
    settled: false,
    content_hash: '',
    table_version: 0,
  };
}

function hashOf(bodies: ReadonlyMap<number, string>): string {
  const hash = createHash('sha256');
  for (const [page, body] of [...bodies].sort(([a], [b]) => a - b))
    hash.update(`${page} ${body.length}\n`).update(body);
  return hash.digest('hex');
}
