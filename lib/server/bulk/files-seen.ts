import 'server-only';
import type { Encoding } from '@/lib/contract/dataset';
import { processWide } from '../process-wide';
import { database } from '../store/database';
import { nextVersion } from '../store/next-version';
import { filesSeen } from '../store/tables';
import type { FileRequest } from './file-request';
import type { Lack } from './no-file';

/** What one file was when it last passed or was asked for. Facts are null until it has passed whole. */
export interface SeenRow {
  dataset: string;
  date: string;
  hour: number;
  encoding: Encoding;
  outcome: 'file' | Lack;
  bytes: number | null;
  rows: number | null;
  malformed: number | null;
  sha256: string | null;
  sha256_by: 'service' | 'dashboard' | null;
  etag: string | null;
  first_seen: string;
  last_seen: string;
}

type Learned = Pick<SeenRow, 'outcome'> &
  Partial<Pick<SeenRow, 'bytes' | 'rows' | 'malformed' | 'sha256' | 'sha256_by' | 'etag'>>;

const beingRemembered = processWide('files being remembered', () => new Set<Promise<void>>());

/** Work that remembers files: whoever asks what is known waits for it, as a page does that has just saved one. */
export function whileRemembering(work: Promise<void>): void {
  beingRemembered().add(work);
  void work.finally(() => beingRemembered().delete(work));
}

const FIELDS =
  'dataset, date, hour, encoding, outcome, bytes, rows, malformed, sha256, sha256_by, etag, first_seen, last_seen';

/** What is known of one file, or null. */
export async function seenFile(account: string, file: FileRequest, signal?: AbortSignal): Promise<SeenRow | null> {
  const sql = `SELECT ${FIELDS} FROM files_seen FINAL WHERE account = {account: String} AND dataset = {dataset: String}
    AND date = {date: String} AND hour = {hour: UInt8} AND encoding = {encoding: String}`;
  const [row] = await (await database()).query<SeenRow>(sql, placeOf(account, file), { signal });
  return row ?? null;
}

/** Remembers a file. What is not told anew stays as it was, while it is the same file. */
export async function rememberFile(account: string, file: FileRequest, learned: Learned): Promise<void> {
  const before = await seenFile(account, file);
  const known = before && isSame(before, learned) ? before : null;
  const now = new Date().toISOString();
  const facts = {
    bytes: learned.bytes ?? known?.bytes ?? null,
    rows: learned.rows ?? known?.rows ?? null,
    malformed: learned.malformed ?? known?.malformed ?? null,
    sha256: learned.sha256 ?? known?.sha256 ?? null,
    sha256_by: learned.sha256_by ?? known?.sha256_by ?? null,
    etag: learned.etag ?? null,
  };
  const seen = { first_seen: before?.first_seen ?? now, last_seen: now };
  const place = { ...placeOf(account, file), version: nextVersion() };
  await (await database()).insert(filesSeen.name, [{ ...place, outcome: learned.outcome, ...facts, ...seen }]);
}

function placeOf(account: string, { dataset, date, hour, encoding }: FileRequest) {
  return { account, dataset: dataset.name, date, hour, encoding };
}

/** Whether what is told now can be the file that was seen before: nothing that the service says of it differs. */
function isSame(before: SeenRow, { outcome, bytes, etag }: Learned): boolean {
  const sized = bytes == null || before.bytes === null || bytes === before.bytes;
  return outcome === 'file' && before.outcome === 'file' && sized && (etag ?? null) === before.etag;
}

/** What is known of files of these days, both included. @param dataset null: of all datasets */
export async function seenFiles(account: string, dataset: string | null, from: string, to: string): Promise<SeenRow[]> {
  await Promise.all(beingRemembered());
  const only = dataset === null ? '' : 'AND dataset = {dataset: String}';
  const sql = `SELECT ${FIELDS} FROM files_seen FINAL WHERE account = {account: String} ${only}
    AND date >= {from: String} AND date <= {to: String} ORDER BY dataset, date, hour, encoding`;
  return (await database()).query<SeenRow>(sql, { account, from, to, ...(dataset !== null && { dataset }) });
}

/** The newest file known of each dataset. */
export async function newestFiles(account: string): Promise<SeenRow[]> {
  await Promise.all(beingRemembered());
  const sql = `SELECT ${FIELDS} FROM files_seen FINAL WHERE account = {account: String} AND outcome = 'file'
    ORDER BY date DESC, hour DESC, encoding LIMIT 1 BY dataset`;
  return (await database()).query<SeenRow>(sql, { account });
}
