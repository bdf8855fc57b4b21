import 'server-only';
import type { TableDefinition } from '@/lib/clickhouse/table';
import { type Fields, ROW_NO, type TypedColumn, tupleType, typedColumns, unknownFields } from './fields';

/**
 * A typed table of the warehouse: its endpoint, and how its rows are parsed from raw answers or files. Readers see only the rows
 * of sets that the ledger names.
 */
export interface WarehouseTable {
  name: string;
  /**
   * Increase it when columns or their parsing change: the table then has another name, and is filled from the raw
   * answers.
   */
  version: number;
  /** Name of the endpoint of its answers. */
  endpoint: string;
  /**
   * Whether an answer can have many days. Rows then have their own day, and a set is read for the days that the ledger
   * lists.
   */
  dated?: boolean;
  /** Whether its rows are of bulk files, which are inserted from the transfer: see `fillFromFile`. */
  isOfFiles?: boolean;
  definition: TableDefinition;
  /** SELECT list behind `account, day, set_id`, in the order of `columns`. */
  columns: TypedColumn[];
  /**
   * Columns computed once for queries, from columns and earlier ones of the list by name. A statement fills several sets, so window
   * functions are partitioned by `set_id`.
   */
  derived: readonly TypedColumn[];
  /** SQL of the rows of `pages`, or of a file, as JSON text `item`, with `row_no` counted within the set. */
  rows: string;
  /** SQL of the number of answer rows, if one becomes several rows of the table. */
  counted?: string;
  /** SQL of the columns that identify a repeated row, `item` by default. */
  same?: string;
  /** Aggregates of its rows, which have the same version and sets. */
  summaries?: readonly SummaryTable[];
}

/** A table with aggregates over groups of another table's rows, by set. */
export interface SummaryTable {
  name: string;
  definition: TableDefinition;
  /** Aggregates over the rows of a group, and what they are grouped by. */
  columns: readonly TypedColumn[];
  groupBy: readonly string[];
  /** SQL condition of the aggregated rows. */
  where: string;
}

/** Returns the definitions of a table and its summaries. */
export function definitionsOf({ definition, summaries = [] }: WarehouseTable): TableDefinition[] {
  return [definition, ...summaries.map((summary) => summary.definition)];
}

/** Exceeds the number of rows of a page, which are numbered from 1. */
export const ROWS_OF_A_PAGE = 1_000_000;

/**
 * Returns SQL of the items of an endpoint's answers.
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
  /** Sort columns within a set. Adjacent equal values compress well and are found quickly. */
  sortedBy?: readonly string[];
}

/** Creates a warehouse table with the engine table that follows from its columns. */
export function warehouseTable({ sortedBy, ...table }: TableOptions): WarehouseTable {
  const { name, version, columns, derived } = table;
  return { ...table, definition: tableDefinition(name, version, [...columns, ...derived], sortedBy) };
}

/** Returns the engine table of a warehouse table or a summary. */
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
  /** Parameters of the request, which are columns of each row. */
  params: Fields;
  /** Fields of an item of the endpoint's list. */
  item: Fields;
  derived?: readonly TypedColumn[];
  /** SQL of the items of a body as JSON texts, the list `items` by default. */
  items?: string;
}

/** Creates a table with a row for each item of an endpoint. */
export function itemTable({ params, item, items, derived = [], ...table }: ItemTableOptions): WarehouseTable {
  return warehouseTable({
    ...table,
    derived,
    columns: [
      ROW_NO,
      ...typedColumns(params, 'request'),
      ...typedColumns(item, 'parsed'),
      { name: 'unknown', type: 'String', sql: unknownFields('item', item) },
    ],
    rows: `SELECT *, ${parse('item', item)} AS parsed, ${parse('set_params', params)} AS request FROM (${itemsSql(items)})`,
  });
}

/** Returns SQL that parses JSON text into a tuple of these fields. */
export function parse(json: string, fields: Fields): string {
  return `JSONExtract(${json}, '${tupleType(fields).replaceAll("'", "\\'")}')`;
}
