import 'server-only';
import type { Database } from '@/lib/clickhouse/client';
import { mutationTarget } from '@/lib/clickhouse/table';
import type { TypedColumn } from './fields';
import { definitionsOf, type SummaryTable, type WarehouseTable } from './table';

/** A raw answer to convert to rows. */
export interface RawSet {
  account: string;
  endpoint: string;
  day: string;
  setId: string;
  /** Parameters of the request without paging. */
  params: Readonly<Record<string, unknown>>;
  /** Whether to drop rows that repeat a row of an earlier page. */
  shifted: boolean;
}

/**
 * Converts raw answers of an account to typed rows within the engine, in one statement, as most of the time of a small
 * set is the analysis of the statement. Returns the number of rows of each set. The rows are invisible until the ledger
 * names their set. An interrupted fill must be repeated with other set ids, or after `deleteRows`.
 * @param sets of one account, all or none `shifted`
 */
export async function fill(
  db: Database,
  table: WarehouseTable,
  sets: readonly [RawSet, ...RawSet[]],
): Promise<number[]> {
  const [{ account, endpoint, shifted }] = sets;
  const set_ids = sets.map(({ setId }) => BigInt(setId));
  const bound = { account, set_ids, days: [...new Set(sets.map(({ day }) => day))] };
  const params = sets.map((set) => JSON.stringify(set.params));
  await db.command(
    fillSql(table, shifted),
    { ...bound, endpoint, params },
    { repeatable: false, settings: { max_query_size: 1_000_000 } },
  );
  const counts = await db.query<{ set: string; rows: number }>(
    `SELECT toString(set_id) AS set, ${table.counted ?? 'count()'} AS rows FROM ${table.definition.name}
    WHERE ${conditionOf(table)} GROUP BY set_id`,
    bound,
  );
  for (const summary of table.summaries ?? [])
    await db.command(summarySql(table, summary), bound, { repeatable: false });
  const bySet = new Map(counts.map(({ set, rows }) => [set, rows]));
  return sets.map(({ setId }) => bySet.get(setId) ?? 0);
}

/** Deletes what an interrupted fill has written of a set. */
export async function deleteRows(
  db: Database,
  table: WarehouseTable,
  { account, setId }: Pick<RawSet, 'account' | 'setId'>,
): Promise<void> {
  for (const { name } of definitionsOf(table))
    await db.command(
      `DELETE FROM ${mutationTarget(name, db)} WHERE account = {account:String} AND set_id = {set_id:UInt64}`,
      { account, set_id: setId },
    );
}

function conditionOf({ dated }: WarehouseTable): string {
  const days = dated ? '' : 'AND day IN {days:Array(Date)}';
  return `account = {account:String} AND set_id IN {set_ids:Array(UInt64)} ${days}`;
}

function summarySql(table: WarehouseTable, { definition: into, columns, groupBy, where }: SummaryTable) {
  return `
    INSERT INTO ${into.name} (account, day, set_id, ${quoted(columns).join(', ')})
    SELECT account, day, set_id, ${selected(columns)}
    FROM ${table.definition.name}
    WHERE ${conditionOf(table)} AND ${where}
    GROUP BY account, day, set_id, ${groupBy.join(', ')}
    SETTINGS prefer_column_name_to_alias = 1`;
}

/** Returns SQL that inserts rows of a table. @param source SQL of the rows, whose order of columns does not matter */
export function insertSql({ definition, columns, derived, rows }: WarehouseTable, { common = '', source = rows } = {}) {
  const names = ['account', 'day', 'set_id', ...quoted(columns)];
  const base = `
    SELECT account, day, set_id, ${selected(columns)}
    FROM (${source})
    WHERE broken = 0`;
  const levels = inLevels(derived);
  const sql = levels.reduce((from, level) => `SELECT *, ${selected(level)} FROM (${from})`, base);
  return `
    INSERT INTO ${definition.name} (${[...names, ...quoted(levels.flat())].join(', ')})
    ${common}
    ${sql}`;
}

function quoted(columns: readonly { name: string }[]): string[] {
  return columns.map(({ name }) => `\`${name}\``);
}

function selected(columns: readonly TypedColumn[]): string {
  return columns.map(({ name, sql }) => `${sql} AS \`${name}\``).join(', ');
}

/**
 * Orders derived columns in levels, each of which reads only the levels before it. In one SELECT, the engine would repeat the
 * whole expression of a column wherever another one names it.
 */
function inLevels(columns: readonly TypedColumn[]): TypedColumn[][] {
  const levels: TypedColumn[][] = [];
  for (const column of columns) {
    const isNamed = ({ name }: TypedColumn) => new RegExp(`\\b${name}\\b`).test(column.sql);
    const level = levels.findLastIndex((named) => named.some(isNamed)) + 1;
    levels[level] = [...(levels[level] ?? []), column];
  }
  return levels;
}

function fillSql(table: WarehouseTable, shifted: boolean): string {
  const { rows, same = 'item' } = table;
  const common = `WITH pages AS (
      SELECT account, day, set_id, page, if(readable = '', body, readable) AS body,
        {params:Array(String)}[indexOf({set_ids:Array(UInt64)}, set_id)] AS set_params,
        throwIf(NOT isValidJSON(body), 'A raw answer is not JSON that the engine can parse') AS broken
      FROM (
        SELECT * FROM raw_answers
        WHERE account = {account:String} AND endpoint = {endpoint:String} AND day IN {days:Array(Date)}
          AND set_id IN {set_ids:Array(UInt64)}
      )
    )`;
  const source = `${rows} ${shifted ? `QUALIFY page = min(page) OVER (PARTITION BY set_id, ${same})` : ''}`;
  return insertSql(table, { common, source });
}
