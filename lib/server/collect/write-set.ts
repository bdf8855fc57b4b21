import 'server-only';
import { createHash } from 'node:crypto';
import type { Database } from '@/lib/clickhouse/client';
import type { Problem } from '@/lib/contract/problem';
import { LIST_VERSION, listedFiles, recordList } from '../bulk/record-list';
import type { Answer } from '../sets/load';
import type { Question } from '../sets/question';
import { isSettled } from '../snapshots/freshness';
import { insertTogether } from '../store/insert-together';
import { nextVersion } from '../store/next-version';
import { rawAnswers } from '../store/tables';
import { fill } from '../warehouse/fill';
import { readable } from '../warehouse/readable';
import { isFilled, tableOf } from '../warehouse/tables';
import { dayContents, rowsOf } from './day-contents';
import { endEarlierFailures, type LedgerPlace, type LedgerRow, placesOf, readPlaces, writeLedger } from './ledger';

export const NOT_WRITTEN: Problem = {
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
 * Writes an answer: its raw bodies, then its rows in the warehouse, then the ledger's rows, one for each of its days, which
 * alone make it visible. A crash in between leaves what was there before, and rows that nobody sees. What says the same
 * again keeps its set; another content of a day that was over is a revision, and the bodies before it stay.
 */
async function writeSet(db: Database, question: Question, received: Received): Promise<void> {
  const { bodies, requests } = received;
  const files = listedFiles(question, received.answer);
  const answer = files ? { ...received.answer, rows: files.length } : received.answer;
  const { meta, shifted = false } = answer;
  const rows = rowsOf(question, answer);
  const places = placesOf(question, meta.fetchedAt);
  const before = await readPlaces(db, places);
  const contents = dayContents(question, answer, places, hashOf(bodies));
  const isSame = ({ day, hash }: (typeof contents)[number]) => {
    const row = before.get(day);
    return row !== undefined && row.set_id !== '0' && row.content_hash === hash;
  };
  const same = contents.every((content) => {
    const row = before.get(content.day);
    return row !== undefined && isSame(content) && isFilled(row);
  });
  const table = tableOf(question.endpoint.name);
  const set_id = nextVersion();
  if (!same) {
    const { account, endpoint, day } = places.at(-1) ?? places[0];
    await insertTogether(
      db,
      rawAnswers,
      [...bodies].map(([page, body]) => ({ account, endpoint, day, set_id, page, body, readable: readable(body) })),
    );
    const set = { account, endpoint, day, setId: set_id, params: question.params, shifted };
    const made = table ? await fill(db, table, set) : rows;
    if (made !== rows)
      throw new Error(`${endpoint} of ${day}: ${rows} rows came, and the engine made ${made} of them.`);
  }
  const written = contents.map((content, index): LedgerRow => {
    const place = places[index] ?? places[0];
    const old = before.get(content.day);
    const revised = !isSame(content) && old !== undefined && old.set_id !== '0' && old.settled;
    return {
      ...place,
      version: nextVersion(),
      state: content.state,
      set_id: same && old ? old.set_id : set_id,
      rows: content.rows,
      total: meta.total,
      missing: meta.missing,
      requests: index === contents.length - 1 ? requests : 0,
      revisions: (old?.revisions ?? 0) + (revised ? 1 : 0),
      attempts: 0,
      problem: '',
      facts: JSON.stringify(shifted ? { shifted } : {}),
      crawled_at: meta.crawledAt,
      fetched_at: meta.fetchedAt,
      settled: isSettled({ params: { date: content.day } }, new Date(meta.fetchedAt)),
      content_hash: content.hash,
      table_version: files ? LIST_VERSION : same && old ? old.table_version : (table?.version ?? 0),
    };
  });
  // Recorded before the ledger names the list, as rows are.
  if (files) await recordList(db, question, files, meta.fetchedAt);
  await writeLedger(db, written);
  if (files) await endEarlierFailures(db, places.at(-1) ?? places[0]);
}

/** The same, and where it fails, the ledger says so. Rejects with the cause. */
export async function keepSet(db: Database, question: Question, received: Received): Promise<void> {
  try {
    await writeSet(db, question, received);
  } catch (error) {
    await writeFailure(db, question, NOT_WRITTEN);
    throw error;
  }
}

/** Notes that a question was asked in vain. What was collected before stays visible. */
export async function writeFailure(db: Database, question: Question, problem: Problem): Promise<void> {
  const fetched_at = new Date().toISOString();
  const places = placesOf(question, fetched_at);
  const before = await readPlaces(db, places);
  const rows = places.map((place): LedgerRow => {
    const old = before.get(place.day) ?? neverCollected(place, fetched_at);
    return { ...old, version: nextVersion(), attempts: old.attempts + 1, problem: JSON.stringify(problem) };
  });
  await writeLedger(db, rows);
}

function neverCollected(place: LedgerPlace, fetched_at: string): LedgerRow {
  return {
    ...place,
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
