import 'server-only';
import type { Database } from '@/lib/clickhouse/client';
import type { BulkEndpoint } from '@/lib/contract/endpoint';
import { nextVersion } from '../base/next-version';
import type { FileRequest } from '../bulk/file-request';
import type { Facts as FileFacts } from '../bulk/tally-thread';
import type { FileSet } from '../warehouse/fill-file';
import { isFilled, tableOf } from '../warehouse/tables';
import { isSettled } from './freshness';
import { type Facts, type LedgerRow, ledgerKeysOf, readLedgerRows, writeLedger } from './ledger';
import type { Question } from './question';
import { neverCollected } from './write-set';

/** A file whose rows are in the table. */
export interface StoredFile {
  file: FileRequest;
  set: FileSet;
  facts: FileFacts;
  /** Records that were left out. */
  malformed: number;
  rows: number;
  crawledAt: string | null;
  requests: number;
  fetchedAt: string;
}

/**
 * Writes the ledger row of a file, which makes its rows visible. Returns false if the day already has these bytes: it
 * keeps the previous set then.
 */
export async function writeFileRow(
  db: Database,
  request: Question<BulkEndpoint>,
  { file, set, facts, malformed, rows, crawledAt, requests, fetchedAt }: StoredFile,
): Promise<boolean> {
  const keys = ledgerKeysOf(request, fetchedAt);
  const [key] = keys;
  const old = (await readLedgerRows(db, keys)).get(key.day) ?? neverCollected(key, fetchedAt);
  const hasSet = old.set_id !== '0';
  const isSame = hasSet && isFilled(old) && old.content_hash === facts.sha256;
  const isRevised = hasSet && old.settled && old.content_hash !== facts.sha256;
  await writeLedger(db, [
    {
      ...old,
      version: nextVersion(),
      state: malformed > 0 ? 'partly' : 'complete',
      set_id: isSame ? old.set_id : set.setId,
      rows,
      total: null,
      missing: malformed,
      requests,
      revisions: old.revisions + (isRevised ? 1 : 0),
      attempts: 0,
      problem: '',
      facts: factsText(file),
      crawled_at: crawledAt,
      fetched_at: fetchedAt,
      settled: isSettled(key.day, fetchedAt),
      content_hash: facts.sha256,
      table_version: tableOf(old.endpoint)?.version ?? 0,
    },
  ]);
  return !isSame;
}

/**
 * Records that days of an endpoint have no file: none is listed, or the service has none for the listed hour. Rows of an
 * earlier file stay, as services delete old files.
 */
export async function writeWithoutFile(
  db: Database,
  days: readonly Question<BulkEndpoint>[],
  { file, requests = 0 }: { file?: FileRequest; requests?: number } = {},
): Promise<void> {
  const fetchedAt = new Date().toISOString();
  const keys = days.map((request) => ledgerKeysOf(request, fetchedAt)[0]).toSorted((a, b) => (a.day < b.day ? -1 : 1));
  const last = keys.at(-1);
  if (!last) return;
  const before = await readLedgerRows(db, [...keys.slice(0, -1), last]);
  const rows = keys.map((key): LedgerRow => {
    const old = before.get(key.day) ?? neverCollected(key, fetchedAt);
    return {
      ...old,
      version: nextVersion(),
      state: old.set_id === '0' ? 'no_data' : old.state,
      requests,
      attempts: 0,
      problem: '',
      facts: file ? factsText(file) : old.facts,
      fetched_at: fetchedAt,
      settled: isSettled(key.day, fetchedAt),
    };
  });
  await writeLedger(db, rows);
}

function factsText({ hour, encoding }: FileRequest): string {
  return JSON.stringify({ file: { hour, encoding } } satisfies Facts);
}
