import 'server-only';
import type { Encoding } from '@/lib/contract/dataset';
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
  sha256: string | null;
  etag: string | null;
  first_seen: string;
  last_seen: string;
}

type Learned = Pick<SeenRow, 'outcome'> & Partial<Pick<SeenRow, 'bytes' | 'rows' | 'sha256' | 'etag'>>;

const FIELDS = 'dataset, date, hour, encoding, outcome, bytes, rows, sha256, etag, first_seen, last_seen';

/** Remembers a file. What is not told anew stays as it was, while there is a file. */
export async function rememberFile(account: string, file: FileRequest, learned: Learned): Promise<void> {
  const db = await database();
  const place = { account, dataset: file.dataset.name, date: file.date, hour: file.hour, encoding: file.encoding };
  const [before] = await db.query<SeenRow>(
    `SELECT ${FIELDS} FROM files_seen FINAL WHERE account = {account: String} AND dataset = {dataset: String}
      AND date = {date: String} AND hour = {hour: UInt8} AND encoding = {encoding: String}`,
    place,
  );
  const known = learned.outcome === 'file' && before?.outcome === 'file' ? before : null;
  const now = new Date().toISOString();
  const facts = {
    bytes: learned.bytes ?? known?.bytes ?? null,
    rows: learned.rows ?? known?.rows ?? null,
    sha256: learned.sha256 ?? known?.sha256 ?? null,
    etag: learned.etag ?? known?.etag ?? null,
  };
  const seen = { first_seen: before?.first_seen ?? now, last_seen: now };
  await db.insert(filesSeen.name, [{ ...place, version: nextVersion(), outcome: learned.outcome, ...facts, ...seen }]);
}

/** What is known of a dataset's files of these days, both included. */
export async function seenFiles(account: string, dataset: string, from: string, to: string): Promise<SeenRow[]> {
  const sql = `SELECT ${FIELDS} FROM files_seen FINAL WHERE account = {account: String} AND dataset = {dataset: String}
    AND date >= {from: String} AND date <= {to: String} ORDER BY date, hour, encoding`;
  return (await database()).query<SeenRow>(sql, { account, dataset, from, to });
}

/** The newest file of each dataset that passed whole. */
export async function newestFiles(account: string): Promise<SeenRow[]> {
  const sql = `SELECT ${FIELDS} FROM files_seen FINAL WHERE account = {account: String} AND sha256 IS NOT NULL
    ORDER BY date DESC, hour DESC, encoding LIMIT 1 BY dataset`;
  return (await database()).query<SeenRow>(sql, { account });
}
