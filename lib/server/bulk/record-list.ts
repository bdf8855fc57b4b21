import 'server-only';
import type { Database } from '@/lib/clickhouse/client';
import { datasets } from '@/lib/contract/datasets';
import { fileListOf } from '@/lib/contract/endpoints';
import type { FileEntry } from '@/lib/contract/file-list';
import type { KnownFile } from '@/lib/queries/downloads/known-file';
import { nextVersion } from '../base/next-version';
import { knownFiles } from '../base/tables';
import { countFileChange } from './file-changes';

/** Returns the dataset that an endpoint lists the files of, or null for any other endpoint. */
export function listedDataset(endpoint: string): string | null {
  return datasets.find((dataset) => fileListOf(dataset)?.name === endpoint)?.name ?? null;
}

/** The `table_version` of ledger rows with a list that the known files include. Rows of earlier versions have 0. */
export const LIST_VERSION = 1;

/** Returns the files in an answer, or null if its endpoint is not a list of files. */
export function listedFiles(endpoint: string, value: unknown): readonly FileEntry[] | null {
  // The endpoint's schema has validated the value.
  return listedDataset(endpoint) === null ? null : (value as { files: FileEntry[] }).files;
}

interface List {
  account: string;
  endpoint: string;
  files: readonly FileEntry[];
  /** Time of the request, ISO 8601. */
  fetchedAt: string;
}

type FileSlot = Pick<KnownFile, 'date' | 'hour' | 'encoding'>;

/** Records which files a list contains. Only changes are written. */
export async function recordList(db: Database, { account, endpoint, files, fetchedAt }: List): Promise<void> {
  const own = { account, dataset: listedDataset(endpoint) };
  const rows = await db.query<KnownFile>(
    'SELECT * FROM files_seen FINAL WHERE account = {account: String} AND dataset = {dataset: String}',
    own,
  );
  const storedFiles = new Map(rows.map((row) => [keyOf(row), row]));
  const named = new Map(files.flatMap(slotsOf).map((file) => [keyOf(file), file]));
  const added = [...named.values()].filter((file) => storedFiles.get(keyOf(file))?.listed !== true);
  const removed = rows.filter((row) => row.listed === true && !named.has(keyOf(row)));
  if (added.length === 0 && removed.length === 0) return;
  const unasked = { outcome: 'unasked', source: 'list', first_seen: fetchedAt, last_seen: fetchedAt };
  await db.insert(knownFiles.name, [
    ...added.map((file) => ({
      ...unasked,
      ...storedFiles.get(keyOf(file)),
      ...own,
      ...file,
      listed: true,
      listed_at: fetchedAt,
      version: nextVersion(),
    })),
    ...removed.map((row) => ({ ...row, listed: false, listed_at: fetchedAt, version: nextVersion() })),
  ]);
  countFileChange();
}

/** Skips entries with an invalid hour, which some lists contain. */
function slotsOf({ date, time, encoding }: FileEntry): FileSlot[] {
  const hour = Number(time);
  return Number.isInteger(hour) && hour >= 0 && hour < 24 ? [{ date, hour, encoding }] : [];
}

function keyOf({ date, hour, encoding }: FileSlot): string {
  return `${date}/${hour}/${encoding}`;
}
