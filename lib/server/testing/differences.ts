import type { Database } from '@/lib/clickhouse/client';
import { type LedgerRow, selectLedger } from '../collect/ledger';
import { tableOf, warehouseTables } from '../warehouse/tables';

interface Counted {
  set_id: string;
  day: string;
  rows: number;
  different: number;
}

/**
 * Returns a sentence for each difference between the ledger and the warehouse tables of an account: missing rows and
 * repeated rows.
 */
export async function differences(db: Database, account: string): Promise<string[]> {
  const counts = new Map<string, Counted>();
  for (const { definition, counted: countedRows = 'count()' } of warehouseTables) {
    const sql = `SELECT toString(set_id) AS set_id, toString(day) AS day, ${countedRows} AS rows, uniqExact(row_no) AS different
      FROM ${definition.name} WHERE account = {account:String} GROUP BY set_id, day`;
    for (const row of await db.query<Counted>(sql, { account })) counts.set(`${row.set_id} ${row.day}`, row);
  }
  return (await ledgerOf(db, account)).flatMap((row) => {
    const { endpoint, day, set_id, rows, table_version } = row;
    const table = tableOf(endpoint);
    if (!table || set_id === '0' || table_version !== table.version) return [];
    const count = counts.get(`${set_id} ${day}`) ?? { rows: 0, different: 0 };
    if (count.rows === rows && count.different === rows) return [];
    return [
      `${endpoint} of ${day}: the ledger has ${rows} rows, the table ${count.rows}, ${count.different} different.`,
    ];
  });
}

/** Describes an account's ledger, without times and set ids. */
export async function describeLedger(db: Database, account: string): Promise<string[]> {
  return (await ledgerOf(db, account)).map(
    ({ endpoint, params, day, state, rows, missing, problem }) =>
      `${endpoint}?${params}@${day} ${state} ${rows} rows, ${missing} missing ${problem}`,
  );
}

function ledgerOf(db: Database, account: string): Promise<LedgerRow[]> {
  return selectLedger(db, 'account = {account:String} ORDER BY endpoint, params, ledger.day', { account });
}
