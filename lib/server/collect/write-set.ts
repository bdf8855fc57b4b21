import 'server-only';
import { createHash } from 'node:crypto';
import type { Database } from '@/lib/clickhouse/client';
import type { Problem } from '@/lib/contract/problem';
import type { Answer } from '../sets/load';
import type { Question } from '../sets/question';
import { isSettled } from '../snapshots/freshness';
import { nextVersion } from '../store/next-version';
import { rawAnswers } from '../store/tables';
import { fill } from '../warehouse/fill';
import { readable } from '../warehouse/readable';
import { tableOf } from '../warehouse/tables';
import { type LedgerRow, placeOf, readPlace, writeLedger } from './ledger';

const NOT_WRITTEN: Problem = {
  code: 'internal',
  title: 'The answer came and could not be written into the store. The log of the dashboard says why.',
  retryable: true,
};

/** What came for a question: the answer, and the bodies of its pages as they were received. */
export interface Received {
  answer: Answer;
  bodies: ReadonlyMap<number, string>;
  /** Calls that it took. */
  requests: number;
}

/**
 * Writes an answer: its raw bodies, then its rows in the warehouse, then the ledger's row, which alone makes it visible. A
 * crash in between leaves what was there before, and rows that nobody sees. The same bodies again keep their set; others
 * about a day that was over are a revision, and the bodies before them stay.
 */
async function writeSet(db: Database, question: Question, received: Received): Promise<LedgerRow> {
  const { answer, bodies, requests } = received;
  const { meta, rows = 0, shifted = false } = answer;
  const place = placeOf(question, meta.fetchedAt);
  const before = await readPlace(db, place);
  const content_hash = hashOf(bodies);
  const same = before !== null && before.set_id !== '0' && before.content_hash === content_hash;
  const set_id = same ? before.set_id : nextVersion();
  if (!same) {
    const { account, endpoint, day } = place;
    await db.insert(
      rawAnswers.name,
      [...bodies].map(([page, body]) => ({ account, endpoint, day, set_id, page, body, readable: readable(body) })),
    );
    const table = tableOf(endpoint);
    const set = { account, endpoint, day, setId: set_id, params: question.params, shifted };
    const made = table ? await fill(db, table, set) : rows;
    if (made !== rows)
      throw new Error(`${endpoint} of ${day}: ${rows} rows came, and the engine made ${made} of them.`);
  }
  const revised = !same && before !== null && before.set_id !== '0' && before.settled;
  const row: LedgerRow = {
    ...place,
    version: nextVersion(),
    state: answer.lines.length === 0 ? 'no_data' : meta.missing > 0 ? 'partly' : 'complete',
    set_id,
    rows,
    total: meta.total,
    missing: meta.missing,
    requests,
    revisions: (before?.revisions ?? 0) + (revised ? 1 : 0),
    problem: '',
    facts: '{}',
    crawled_at: meta.crawledAt,
    fetched_at: meta.fetchedAt,
    settled: isSettled(question, new Date(meta.fetchedAt)),
    content_hash,
  };
  await writeLedger(db, row);
  return row;
}

/** The same, and where it fails, the ledger says so. Rejects with the cause. */
export async function keepSet(db: Database, question: Question, received: Received): Promise<LedgerRow> {
  try {
    return await writeSet(db, question, received);
  } catch (error) {
    await writeFailure(db, question, NOT_WRITTEN);
    throw error;
  }
}

/** Notes that a question was asked in vain. What was collected before stays visible. */
export async function writeFailure(db: Database, question: Question, problem: Problem): Promise<void> {
  const fetched_at = new Date().toISOString();
  const place = placeOf(question, fetched_at);
  const before = await readPlace(db, place);
  const nothing: LedgerRow = {
    ...place,
    version: '0',
    state: 'failed',
    set_id: '0',
    rows: 0,
    total: null,
    missing: 0,
    requests: 0,
    revisions: 0,
    problem: '',
    facts: '{}',
    crawled_at: null,
    fetched_at,
    settled: false,
    content_hash: '',
  };
  await writeLedger(db, { ...(before ?? nothing), version: nextVersion(), problem: JSON.stringify(problem) });
}

function hashOf(bodies: ReadonlyMap<number, string>): string {
  const hash = createHash('sha256');
  for (const [page, body] of [...bodies].sort(([a], [b]) => a - b))
    hash.update(`${page} ${body.length}\n`).update(body);
  return hash.digest('hex');
}
