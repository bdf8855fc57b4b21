import { EXTRA } from '@/delivery/schema/tables';
import type { Columns, ColumnType } from '@/lib/contract/column';
import type { Encoding } from '@/lib/contract/dataset';

/** A query whose result is the exact bytes of a file's records. {@link csvHeader} returns the header of a csv. */
export interface FileQuery {
  readonly sql: string;
  readonly format: 'CSV' | 'JSONEachRow' | 'TabSeparatedRaw';
}

/** Returns the query of a file: the records of a load in the imported order. */
export function selectFile(
  table: string,
  knownColumns: Columns,
  names: readonly string[],
  encoding: Encoding,
): FileQuery {
  const [format, columns] = encoding === 'csv' ? csvColumns(knownColumns, names) : jsonColumns(knownColumns, names);
  return { sql: `SELECT ${columns.join(', ')} FROM ${table} AS r WHERE ${OF_LOAD} ORDER BY r.row_no`, format };
}

/** Returns the query that counts the records of a load. */
export function countRecords(table: string): string {
  return `SELECT count() AS records FROM ${table} AS r WHERE ${OF_LOAD}`;
}

// Columns are qualified, as a file may have a column customer_id, whose alias would be compared instead.
const OF_LOAD = [
  'r.customer_id = {customerId:String}',
  'r.file_date = {date:Date}',
  'r.file_hour = {hour:UInt8}',
  'r.load_id = {loadId:UInt64}',
].join(' AND ');

/** Returns the header line of a csv file. */
export function csvHeader(names: readonly string[]): string {
  return `${names.map((name) => (/[",\r\n]/.test(name) ? `"${name.replaceAll('"', '""')}"` : name)).join(',')}\n`;
}

type Selection = readonly [FileQuery['format'], readonly string[]];

const LISTS: ReadonlySet<ColumnType> = new Set(['tags', 'labels', 'strings']);

function csvColumns(knownColumns: Columns, names: readonly string[]): Selection {
  const cells = names.map((name) => {
    const type = knownColumns[name]?.type;
    if (!type) return extraText(name);
    return LISTS.has(type) ? `toJSONString(${column(name)})` : value(name, type);
  });
  return ['CSV', cells];
}

function jsonColumns(knownColumns: Columns, names: readonly string[]): Selection {
  const all = names.map((name) => ({ name, type: knownColumns[name]?.type }));
  if (all.every(({ type }) => type))
    return ['JSONEachRow', all.map(({ name, type }) => `${value(name, type)} AS ${identifier(name)}`)];
  // A column outside of the contract may contain any JSON, which is written unchanged.
  const members = all.map(({ name, type }) => {
    const text = type ? `toJSONString(${value(name, type)})` : extraJson(name);
    return `${literal(`${JSON.stringify(name)}:`)}, ifNull(${text}, 'null')`;
  });
  return ['TabSeparatedRaw', [`concat('{', ${members.join(", ',', ")}, '}')`]];
}

/** Returns SQL of a value. Timestamps are ISO 8601 UTC, without a fraction of zero. */
function value(name: string, type: ColumnType | undefined): string {
  if (type !== 'timestamp') return column(name);
  return `concat(replaceOne(replaceOne(toString(${column(name)}), ' ', 'T'), '.000', ''), 'Z')`;
}

/** Returns SQL of a foreign value in a csv: text as it is, other values as JSON, null as an empty cell. */
function extraText(name: string): string {
  const json = extraJson(name);
  return `if(startsWith(${json}, '"'), JSONExtractString(${json}), nullIf(${json}, 'null'))`;
}

/**
 * Returns SQL of a foreign value as JSON. Rows of earlier versions contain an object from name to value, whose numbers
 * the engine rewrites. Later ones contain a list with an object from name to the value's JSON as text.
 */
function extraJson(name: string): string {
  const extra = `r.${EXTRA}`;
  const asText = `JSONExtractString(${extra}, 1, ${literal(name)})`;
  return `nullIf(if(startsWith(${extra}, '['), ${asText}, JSONExtractRaw(${extra}, ${literal(name)})), '')`;
}

function column(name: string): string {
  return `r.${identifier(name)}`;
}

function identifier(name: string): string {
  return `\`${escaped(name, '`')}\``;
}

function literal(text: string): string {
  return `'${escaped(text, "'")}'`;
}

function escaped(text: string, quote: string): string {
  return text.replaceAll('\\', '\\\\').replaceAll(quote, `\\${quote}`);
}
