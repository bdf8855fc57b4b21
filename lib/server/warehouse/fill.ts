import 'server-only';
import type { Database } from '@/lib/clickhouse/client';
import type { SummaryTable, WarehouseTable } from './table';

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
 * Converts a raw answer to typed rows within the engine, and returns their number. The rows are invisible until the
 * ledger names their set. An interrupted fill must be repeated with another set id.
 */
export async function fill(db: Database, table: WarehouseTable, set: RawSet): Promise<number> {
  const { account, endpoint, day, setId, params, shifted } = set;
  const bound = { account, endpoint, day, set_id: setId };
  await db.command(
    fillSql(table, shifted),
    { ...bound, params: JSON.stringify(params) },
    { repeatable: false, settings: { max_query_size: 1_000_000 } },
  );
  const [row] = await db.query<{ rows: number }>(
    `SELECT ${table.counted ?? 'count()'} AS rows FROM ${table.definition.name}
    WHERE account = {account:String} AND set_id = {set_id:UInt64} ${table.dated ? '' : 'AND day = {day:Date}'}`,
    bound,
  );
  for (const summary of table.summaries ?? [])
    await db.command(summarySql(table, summary), bound, { repeatable: false });
  return row?.rows ?? 0;
}

function summarySql(
  { definition, dated }: WarehouseTable,
  { definition: into, columns, groupBy, where }: SummaryTable,
) {
  const selected = columns.map(({ name, sql }) => `${sql} AS \`${name}\``);
  return `
    INSERT INTO ${into.name} (account, day, set_id, ${columns.map(({ name }) => `\`${name}\``).join(', ')})
    SELECT account, day, set_id, ${selected.join(', ')}
    FROM ${definition.name}
    WHERE account = {account:String} AND set_id = {set_id:UInt64} ${dated ? '' : 'AND day = {day:Date}'} AND ${where}
    GROUP BY account, day, set_id, ${groupBy.join(', ')}
    SETTINGS prefer_column_name_to_alias = 1`;
}

function fillSql({ definition, columns, derived, rows, same = 'item' }: WarehouseTable, shifted: boolean): string {
  const own = ['account', 'day', 'set_id'];
  const quoted = (list: readonly { name: string }[]) => list.map(({ name }) => `\`${name}\``);
  const names = [...own, ...quoted(columns)];
  return `
    INSERT INTO ${definition.name} (${[...names, ...quoted(derived)].join(', ')})
    WITH pages AS (
      SELECT account, day, set_id, page, if(readable = '', body, readable) AS body, {params:String} AS set_params,
        throwIf(NOT isValidJSON(body), 'A raw answer is not JSON that the engine can parse') AS broken
      FROM (
        SELECT * FROM raw_answers
        WHERE account = {account:String} AND endpoint = {endpoint:String} AND day = {day:Date} AND set_id = {set_id:UInt64}
      )
    )
    SELECT ${[...names, ...derived.map(({ name, sql }) => `${sql} AS \`${name}\``)].join(', ')}
    FROM (
      SELECT ${[...own, ...columns.map(({ name, sql }) => `${sql} AS \`${name}\``)].join(', ')}
      FROM (${rows} ${shifted ? `QUALIFY page = min(page) OVER (PARTITION BY ${same})` : ''})
      WHERE broken = 0
    )`;
}
