import 'server-only';
import type { Database } from '@/lib/clickhouse/client';
import { isUnreachable } from '@/lib/clickhouse/error';
import { groupBy } from '@/lib/queries/shared/group-by';
import { dropOlder, dropRetired } from '../base/drop-older';
import { nextVersion } from '../base/next-version';
import { deleteRows, fill, type RawSet } from '../warehouse/fill';
import type { WarehouseTable } from '../warehouse/table';
import { warehouseTables } from '../warehouse/tables';
import { factsOf, type LedgerRow, readLedger, selectLedger, writeLedger } from './ledger';
import { requestOf } from './plan';
import { NOT_WRITTEN } from './write-set';

/**
 * Rebuilds the rows of sets that were collected for an earlier version of their table, or before it existed, from their
 * raw bodies, without a request. Until then, readers treat such a set as not collected. A set that a kill interrupted
 * is written again, as no reader has seen its rows. Drops tables that are no longer used.
 */
export async function refill(db: Database): Promise<void> {
  await dropRetired(db);
  for (const table of warehouseTables) {
    if (table.isOfFiles) {
      // Files are not stored. The plan requests them again.
      await dropOlder(db, [table.name], table.version);
      continue;
    }
    const rows = await selectLedger(
      db,
      'endpoint = {endpoint:String} AND ledger.set_id != 0 AND table_version != {version:UInt16} ORDER BY ledger.day DESC',
      { endpoint: table.endpoint, version: table.version },
    );
    let isWhole = true;
    for (const ofSet of groupBy(rows, (row) => row.set_id).values())
      isWhole = (await tryRefill(db, table, ofSet)) && isWhole;
    const { name, version, summaries = [] } = table;
    if (isWhole) await dropOlder(db, [name, ...summaries.map((summary) => summary.name)], version);
  }
}

/**
 * Refills one set. A failure does not stop the others: it is recorded in the ledger, and the plan requests the set
 * again.
 */
async function tryRefill(db: Database, table: WarehouseTable, rows: readonly LedgerRow[]): Promise<boolean> {
  const again = (error: unknown) => {
    // The engine has died and is restarting.
    if (isUnreachable(error)) return refillSet(db, table, rows);
    throw error;
  };
  try {
    await refillSet(db, table, rows).catch(again);
    return true;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    const problem = JSON.stringify(NOT_WRITTEN);
    await rewriteRows(db, rows, (row) => ({ ...row, attempts: row.attempts + 1, problem }));
    return false;
  }
}

async function refillSet(db: Database, table: WarehouseTable, rows: readonly LedgerRow[]): Promise<void> {
  const [first] = rows;
  const request = first && requestOf(first);
  if (!first || !request) return;
  const { account, endpoint, set_id } = first;
  const [raw] = await db.query<{ day: string }>(
    `SELECT toString(any(raw_answers.day)) AS day FROM raw_answers
    WHERE account = {account:String} AND endpoint = {endpoint:String} AND set_id = {set_id:UInt64} HAVING count() > 0`,
    { account, endpoint, set_id },
  );
  if (!raw) throw new Error(`${endpoint} of ${first.day}: the bodies of set ${set_id} are missing.`);
  const { shifted = false } = factsOf(first);
  const set: RawSet = { account, endpoint, day: raw.day, setId: set_id, params: request.params, shifted };
  await deleteRows(db, table, set);
  const [rowCount = 0] = await fill(db, table, [set]);
  // The rows of a list that was collected before its table existed were not counted.
  const isCounted = first.total !== null || first.table_version > 0;
  // A later answer may have replaced some days of the set, and a competition without buckets has a row without a day.
  const expected = table.dated ? rows.reduce((sum, row) => sum + row.rows, 0) : first.rows;
  if (table.dated ? rowCount < expected : isCounted && rowCount !== expected)
    throw new Error(`${endpoint} of ${raw.day}: expected ${expected} rows in ${table.name}, got ${rowCount}.`);
  await rewriteRows(db, rows, (row) => ({
    ...row,
    table_version: table.version,
    rows: table.dated ? row.rows : rowCount,
  }));
}

/** Changes the ledger rows of one set, except for days that the collector has replaced since `rows` were read. */
async function rewriteRows(db: Database, rows: readonly LedgerRow[], change: (row: LedgerRow) => LedgerRow) {
  const [first] = rows;
  if (!first) return;
  const { account, endpoint, params, set_id } = first;
  const days = rows.map(({ day }) => day).sort();
  const current = await readLedger(db, { account, endpoint, params, from: days[0] ?? '', to: days.at(-1) ?? '' });
  const ofSet = current.filter((row) => row.set_id === set_id);
  if (ofSet.length === 0) return;
  await writeLedger(
    db,
    ofSet.map((row) => ({ ...change(row), version: nextVersion() })),
  );
}
