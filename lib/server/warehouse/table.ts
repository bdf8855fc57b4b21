import 'server-only';
import type { TableDefinition } from '@/lib/clickhouse/table';
import { type Fields, type TypedColumn, tupleType, typedColumns, unknownFields } from './fields';

/**
 * One typed table of the warehouse: which endpoint fills it, and how its rows are read out of the raw answers. Readers
 * see those rows whose set the ledger names.
 */
export interface WarehouseTable {
  name: string;
  /** Raised when columns or their reading change: the table then has another name, and is filled from the raw answers. */
  version: number;
  /** Name of the endpoint whose answers it holds. */
  endpoint: string;
  /** An answer may hold many days: each row stands at its own, and a set is read for the days for which the ledger names it. */
  dated?: boolean;
  definition: TableDefinition;
  /** SELECT list behind `account, day, set_id`, in the order of `columns`. */
  columns: TypedColumn[];
  /** What queries would else work out of them each time: over the columns and each other by name, all rows of a set at once. */
  derived: readonly TypedColumn[];
  /** SQL of the rows of `pages` as JSON text `item`, with `row_no` counted within the set. */
  rows: string;
  /** SQL: how many rows of the answer stand in the table, where one becomes several. */
  counted?: string;
  /** What tells a row that came twice, where it is not the `item` alone. */
  same?: string;
  /** Tables with groups of its rows, filled with each set: they have its version and its sets. */
  summaries?: readonly SummaryTable[];
}

/** Groups of the rows of a set of another table. */
export interface SummaryTable {
  name: string;
  definition: TableDefinition;
  /** Aggregates over the rows of a group, and what they are grouped by. */
  columns: readonly TypedColumn[];
  groupBy: readonly string[];
  /** SQL: which rows belong to a group. */
  where: string;
}

/** Rows of a page are numbered from 1, and there are fewer of them. */
export const ROWS_OF_A_PAGE = 1_000_000;

/**
 * SQL of the items of an endpoint's answers.
 * @param items SQL of the items of a body as JSON texts
 */
export function itemsSql(items = "JSONExtractArrayRaw(body, 'items')"): string {
  return `
    SELECT *, numbered.2 AS item, toUInt64(page) * ${ROWS_OF_A_PAGE} + numbered.1 AS row_no
    FROM (
      SELECT *, arrayJoin(arrayZip(arrayEnumerate(items), items)) AS numbered
      FROM (SELECT *, ${items} AS items FROM pages)
    )
    WHERE JSONType(item) = 'Object'`;
}

interface TableOptions extends Omit<WarehouseTable, 'definition'> {
  /** Columns that order the rows of a set: neighbours with equal values compress well and are found quickly. */
  sortedBy?: readonly string[];
}

/** Describes a warehouse table, with the table of the engine that follows from its columns. */
export function warehouseTable({ sortedBy, ...table }: TableOptions): WarehouseTable {
  const { name, version, columns, derived } = table;
  return { ...table, definition: tableDefinition(name, version, [...columns, ...derived], sortedBy) };
}

/** The table of the engine for a table of the warehouse or a summary. */
export function tableDefinition(
  name: string,
  version: number,
  columns: readonly TypedColumn[],
  sortedBy: readonly string[] = [],
): TableDefinition {
  return {
    name: `${name}_v${version}`,
    engine: 'MergeTree',
    orderBy: ['account', 'day', 'set_id', ...sortedBy],
    partitionBy: 'toYYYYMM(day)',
    columns: {
      account: 'LowCardinality(String)',
      day: 'Date',
      set_id: 'UInt64',
      ...Object.fromEntries(columns.map((column) => [column.name, column.type])),
    },
  };
}

interface ItemTableOptions extends Pick<TableOptions, 'name' | 'version' | 'endpoint' | 'sortedBy'> {
  /** Parameters of the request that are columns of each row. */
  params: Fields;
  /** Fields of an item of the endpoint's list. */
  item: Fields;
  derived?: readonly TypedColumn[];
  /** SQL of the items of a body as JSON texts, where they are no list named `items`. */
  items?: string;
}

/** Describes a table with a row for each item of an endpoint. */
export function itemTable({ params, item, items, derived = [], ...table }: ItemTableOptions): WarehouseTable {
  return warehouseTable({
    ...table,
    derived,
    columns: [
      { name: 'row_no', type: 'UInt64', sql: 'row_no' },
      ...typedColumns(params, 'request'),
      ...typedColumns(item, 'parsed'),
      { name: 'unknown', type: 'String', sql: unknownFields('item', item) },
    ],
    rows: `SELECT *, ${parse('item', item)} AS parsed, ${parse('set_params', params)} AS request FROM (${itemsSql(items)})`,
  });
}

/** SQL of JSON text as a tuple of these fields. */
export function parse(json: string, fields: Fields): string {
  return `JSONExtract(${json}, '${tupleType(fields).replaceAll("'", "\\'")}')`;
}
