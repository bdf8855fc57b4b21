import type { Database } from '@/lib/clickhouse/client';
import { EngineError } from '@/lib/clickhouse/error';
import { contentHash, gapsIn, rankedRows, SORT_IN_MEMORY } from './content-hash';
import { listFiles, type StoredFile } from './list-files';
import { nextLoadTime } from './load-time';
import { removeLoad } from './remove-load';
import { type Slot, slotKey } from './slot';
import type { LoadTarget } from './target';

/** The number of rows of a file before and after a load. */
export interface FileChange extends Slot {
  /** Null if the file did not exist. */
  readonly before: number | null;
  readonly rows: number;
}

/** The changes of a load. */
export interface Published {
  readonly added: readonly FileChange[];
  readonly replaced: readonly FileChange[];
  readonly unchanged: readonly FileChange[];
  readonly rows: number;
}

interface Written {
  customerId: string;
  target: LoadTarget;
  loadId: number;
  /** `base`: the load that the file was merged with, null for none. The file must not have changed since. */
  files: readonly { slot: Slot; rows: number; base?: number | null }[];
  columns: readonly string[];
  /** Called with the changes before they are made. If it throws, nothing is changed. */
  approve?: ((changed: readonly FileChange[]) => void) | undefined;
}

/** Switches all files whose content differs with a single insert, so that readers see all changes or none. */
export async function publish(db: Database, load: Written): Promise<Published> {
  const { customerId, target, loadId, files, columns } = load;
  const hashes = await hashFiles(db, load);
  const current = new Map((await listFiles(db, customerId, target.dataset)).map((file) => [slotKey(file), file]));

  const comparisons = files.map((file) =>
    compare(file, hashes.get(slotKey(file.slot)), current.get(slotKey(file.slot))),
  );
  const changed = comparisons.filter(({ hash, hashBefore }) => hash !== hashBefore);
  const unchanged = comparisons.filter(({ hash, hashBefore }) => hash === hashBefore).map(({ change }) => change);
  try {
    load.approve?.(changed.map(({ change }) => change));
  } catch (error) {
    await removeLoad(db, target.table, customerId, loadId);
    throw error;
  }
  const loaded_at = await nextLoadTime(db, customerId, target.dataset);
  await switchFiles(
    db,
    changed.map(({ change, hash }) => ({
      customer_id: customerId,
      dataset: target.dataset,
      file_date: change.date,
      file_hour: change.hour,
      load_id: loadId,
      row_count: change.rows,
      content_hash: hash,
      columns,
      loaded_at,
    })),
  );
  await removeLoad(db, target.table, customerId, loadId, changed.length > 0 ? unchanged : undefined);
  const changes = changed.map(({ change }) => change);
  return {
    added: changes.filter(({ before }) => before === null),
    replaced: changes.filter(({ before }) => before !== null),
    unchanged,
    rows: files.reduce((sum, { rows }) => sum + rows, 0),
  };
}

type Hashed = { rows: number; hash: string };

function compare({ slot, rows, base }: Written['files'][number], hashed: Hashed | undefined, before?: StoredFile) {
  const { rows: storedRows, hash } = hashed ?? { rows: 0, hash: 'empty' };
  const label = `${slot.date} ${slot.hour}h`;
  if (storedRows !== rows)
    throw new Error(`The engine has ${storedRows} of ${rows} rows of ${label}. Nothing was changed; import again.`);
  if (base !== undefined && base !== (before?.loadId ?? null))
    throw new Error(`The file of ${label} was changed by another import meanwhile. Nothing was changed; import again.`);
  return { hash, hashBefore: before?.contentHash, change: { ...slot, before: before?.rows ?? null, rows } };
}

/**
 * Inserts the switched files. After a broken connection it is repeated, which is safe as equal rows replace each other.
 */
async function switchFiles(db: Database, rows: readonly object[]): Promise<void> {
  try {
    await db.insert('loads', rows);
  } catch (error) {
    if (!(error instanceof EngineError) || error.code !== NETWORK_ERROR) throw error;
    await db.insert('loads', rows);
  }
}

const NETWORK_ERROR = 210;

async function hashFiles(db: Database, { customerId, target, loadId, files, columns }: Written) {
  const dates = files.map(({ slot }) => slot.date).sort();
  if (dates.length === 0) return new Map<string, Hashed>();
  const params = { customer: customerId, load: loadId, first: dates[0], last: dates.at(-1) };
  const [numbered] = await db.query<{ gaps: boolean }>(gapsIn(target), params);
  const rows = await db.query<Slot & Hashed>(
    `SELECT file_date AS date, file_hour AS hour, count() AS rows, ${contentHash(target)} AS hash
     FROM ${rankedRows(target, Boolean(numbered?.gaps))} GROUP BY file_date, file_hour`,
    params,
    { settings: { max_bytes_before_external_sort: SORT_IN_MEMORY } },
  );
  const header = columns.length > 0 ? `${JSON.stringify(columns)} ` : '';
  return new Map(rows.map((row) => [slotKey(row), { rows: row.rows, hash: header + row.hash }]));
}
