import 'server-only';
import type { BulkDataset } from '@/lib/contract/dataset';
import type { KnownFile } from '@/lib/queries/downloads/known-file';
import { database } from '../base/database';
import { nextVersion } from '../base/next-version';
import { processWide } from '../base/process-wide';
import { knownFiles } from '../base/tables';
import { countFileChange } from './file-changes';
import type { FileRequest } from './file-request';

/** The result of a request for a file, and the facts that its response contains. */
type Learned = Pick<KnownFile, 'outcome' | 'source'> &
  Partial<Pick<KnownFile, 'bytes' | 'rows' | 'malformed' | 'sha256' | 'sha256_by' | 'etag'>>;

/** Facts of the content of a file. */
const FACTS = ['bytes', 'rows', 'malformed', 'sha256', 'sha256_by'] as const;

const pendingWrites = processWide('pending file writes', () => new Set<Promise<void>>());

/** Makes readers wait for a write, so that a page that has just saved a file shows its facts. */
export function trackWrite(write: Promise<void>): void {
  pendingWrites().add(write);
  void write.finally(() => pendingWrites().delete(write)).catch(() => undefined);
}

/** Resolves when all pending writes have ended. */
export async function settleWrites(): Promise<void> {
  await Promise.allSettled(pendingWrites());
}

/** Rows older than the column `listed_at` were listed when they were first seen. */
const LISTED_AT = 'if(listed = true, ifNull(listed_at, first_seen), listed_at)';

const FIELDS = `dataset, date, hour, encoding, outcome, listed, ${LISTED_AT} AS listed_at,
  if(source = '', 'transfer', source) AS source, bytes, rows, malformed, sha256, sha256_by, etag,
  if(outcome = 'unasked', NULL, last_seen) AS requested_at`;

/** Returns the known facts of a file, or null. */
export async function readFile(
  account: string,
  file: FileRequest,
  signal?: AbortSignal,
): Promise<(KnownFile & { first_seen: string }) | null> {
  const sql = `SELECT ${FIELDS}, first_seen FROM files_seen FINAL WHERE account = {account: String} AND dataset = {dataset: String}
    AND date = {date: String} AND hour = {hour: UInt8} AND encoding = {encoding: String}`;
  const [row] = await (await database()).query<KnownFile & { first_seen: string }>(sql, keyOf(account, file), {
    signal,
  });
  return row ?? null;
}

/** Records facts of a file. Missing facts keep their previous values while it is the same file. */
export async function recordFile(account: string, file: FileRequest, learned: Learned): Promise<void> {
  const before = await readFile(account, file);
  const previous = before && isSame(before, learned) ? before : null;
  const now = new Date().toISOString();
  const facts = FACTS.map((name) => [name, learned[name] ?? previous?.[name] ?? null]);
  const { outcome, source, etag = null } = learned;
  const list = { listed: before?.listed ?? null, listed_at: before?.listed_at ?? null };
  const times = { first_seen: before?.first_seen ?? now, last_seen: now };
  const row = { ...keyOf(account, file), outcome, source, etag, ...list, ...Object.fromEntries(facts), ...times };
  await (await database()).insert(knownFiles.name, [{ ...row, version: nextVersion() }]);
  countFileChange();
}

function keyOf(account: string, { dataset, date, hour, encoding }: FileRequest) {
  return { account, dataset: dataset.name, date, hour, encoding };
}

/** Returns whether both can be the same file: size and ETag do not differ. */
function isSame(before: KnownFile, { outcome, bytes, etag }: Learned): boolean {
  const sized = bytes == null || before.bytes === null || bytes === before.bytes;
  return outcome === 'file' && before.outcome === 'file' && sized && (etag ?? null) === before.etag;
}

/** Returns the known files of a range of days, inclusive. @param dataset null for all datasets */
export async function readFiles(
  account: string,
  dataset: string | null,
  from: string,
  to: string,
): Promise<KnownFile[]> {
  await settleWrites();
  const only = dataset === null ? '' : 'AND dataset = {dataset: String}';
  const sql = `SELECT ${FIELDS} FROM files_seen FINAL WHERE account = {account: String} ${only}
    AND date >= {from: String} AND date <= {to: String} ORDER BY dataset, date, hour, encoding`;
  return (await database()).query<KnownFile>(sql, { account, from, to, ...(dataset !== null && { dataset }) });
}

/**
 * Returns the newest file that the lists name for each day of a range, as ndjson if it is listed. Without files of which
 * a request has found that they do not exist, see `presentFiles`.
 */
export async function readListedFiles(
  account: string,
  dataset: BulkDataset,
  from: string,
  to: string,
): Promise<FileRequest[]> {
  await settleWrites();
  const sql = `SELECT date, hour, encoding FROM (
      SELECT date, hour, encoding, outcome, listed, ${LISTED_AT} AS named_at,
        maxIf(last_seen, outcome NOT IN ('file', 'unasked')) OVER (PARTITION BY date, hour) AS absent_at
      FROM files_seen FINAL WHERE account = {account: String} AND dataset = {dataset: String}
        AND date >= {from: String} AND date <= {to: String}
    )
    WHERE listed = true AND (outcome = 'file' OR named_at >= absent_at)
    ORDER BY date, hour DESC, encoding = 'ndjson' DESC LIMIT 1 BY date`;
  const files = await (await database()).query<Omit<FileRequest, 'dataset'>>(sql, {
    account,
    from,
    to,
    dataset: dataset.name,
  });
  return files.map((file) => ({ dataset, ...file }));
}

/** Returns the newest hour of each dataset with a file, by the rule of `presentFiles`. */
export async function readNewestFiles(account: string): Promise<Pick<KnownFile, 'dataset' | 'date' | 'hour'>[]> {
  await settleWrites();
  const sql = `SELECT dataset, date, hour FROM files_seen FINAL WHERE account = {account: String}
    GROUP BY dataset, date, hour
    HAVING countIf(outcome = 'file') > 0 OR countIf(listed = true) > 0
      AND maxIf(${LISTED_AT}, listed = true) >= maxIf(last_seen, outcome NOT IN ('file', 'unasked'))
    ORDER BY date DESC, hour DESC LIMIT 1 BY dataset`;
  return (await database()).query(sql, { account });
}
