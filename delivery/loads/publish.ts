import type { Database } from '@/lib/clickhouse/client';
import { EngineError } from '@/lib/clickhouse/error';
import { contentHash } from './content-hash';
import { listFiles } from './list-files';
import { removeLoad } from './remove-load';
import { type Slot, slotKey } from './slot';
import type { LoadTarget } from './target';

/** What a load changed. */
export interface Published {
  readonly added: readonly Slot[];
  readonly replaced: readonly Slot[];
  readonly unchanged: readonly Slot[];
  readonly rows: number;
}

interface Written {
  customerId: string;
  target: LoadTarget;
  loadId: number;
  files: readonly { slot: Slot; rows: number }[];
  columns: readonly string[];
}

/** Switches every file whose content differs, with ONE insert: a reader sees the files before it or after it. */
export async function publish(db: Database, written: Written): Promise<Published> {
  const { customerId, target, loadId, files, columns } = written;
  const hashes = await hashFiles(db, written);
  const current = await listFiles(db, customerId, target.dataset);
  const hashNow = new Map(current.map((file) => [slotKey(file), file.contentHash]));

  const found = files.map(({ slot, rows }) => {
    const hash = hashes.get(slotKey(slot)) ?? { rows: 0, hash: 'empty' };
    if (hash.rows !== rows)
      throw new Error(
        `The engine holds ${hash.rows} of ${rows} rows of ${slot.date} ${slot.hour}h. Nothing was changed; import again.`,
      );
    return { slot, rows, hash: hash.hash, before: hashNow.get(slotKey(slot)) };
  });
  const changed = found.filter(({ hash, before }) => hash !== before);
  const loaded_at = new Date().toISOString();
  await switchFiles(
    db,
    changed.map(({ slot, rows, hash }) => ({
      customer_id: customerId,
      dataset: target.dataset,
      file_date: slot.date,
      file_hour: slot.hour,
      load_id: loadId,
      row_count: rows,
      content_hash: hash,
      columns,
      loaded_at,
    })),
  );
  const unchanged = found.filter(({ hash, before }) => hash === before).map(({ slot }) => slot);
  await removeLoad(db, target.table, customerId, loadId, changed.length > 0 ? unchanged : undefined);
  return {
    added: changed.filter(({ before }) => before === undefined).map(({ slot }) => slot),
    replaced: changed.filter(({ before }) => before !== undefined).map(({ slot }) => slot),
    unchanged,
    rows: files.reduce((sum, { rows }) => sum + rows, 0),
  };
}

/** A connection that breaks says nothing about the insert. Repeating it is safe: the same rows replace themselves. */
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
  if (dates.length === 0) return new Map<string, { rows: number; hash: string }>();
  const rows = await db.query<{ date: string; hour: number; rows: number; hash: string }>(
    `SELECT file_date AS date, file_hour AS hour, count() AS rows, ${contentHash(target)} AS hash
     FROM ${target.table}
     WHERE customer_id = {customer:String} AND load_id = {load:UInt64}
       AND file_date BETWEEN {first:Date} AND {last:Date}
     GROUP BY file_date, file_hour`,
    { customer: customerId, load: loadId, first: dates[0], last: dates.at(-1) },
  );
  const header = columns.length > 0 ? `${JSON.stringify(columns)} ` : '';
  return new Map(rows.map((row) => [slotKey(row), { rows: row.rows, hash: header + row.hash }]));
}
