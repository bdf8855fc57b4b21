import { EXTRA } from '@/delivery/schema/tables';
import type { Columns, ColumnType } from '@/lib/contract/column';
import type { Encoding } from '@/lib/contract/dataset';

/** A query whose streamed result is the records of a file, byte for byte. The csv header is ours: {@link csvHeader}. */
export interface FileQuery {
  readonly sql: string;
  readonly format: 'CSV' | 'JSONEachRow' | 'TabSeparatedRaw';
}

/** The one question that makes a file: the records of one load in the order in which they were imported. */
export function selectFile(table: string, known: Columns, names: readonly string[], encoding: Encoding): FileQuery {
  const [format, columns] = encoding === 'csv' ? csvColumns(known, names) : jsonColumns(known, names);
  return { sql: `SELECT ${columns.join(', ')} FROM ${table} AS r WHERE ${OF_LOAD} ORDER BY r.row_no`, format };
}

/** How many records of a load are there. */
export function countRecords(table: string): string {
  return `SELECT count() AS records FROM ${table} AS r WHERE ${OF_LOAD}`;
}

// Qualified: a foreign file may have a column called customer_id, and its alias must never be what is compared here.
const OF_LOAD = [
  'r.customer_id = {customerId:String}',
  'r.file_date = {date:Date}',
  'r.file_hour = {hour:UInt8}',
  'r.load_id = {loadId:UInt64}',
].join(' AND ');

/** The header line of a csv file. */
export function csvHeader(names: readonly string[]): string {
  return `${names.map((name) => (/[",\r\n]/.test(name) ? `"${name.replaceAll('"', '""')}"` : name)).join(',')}\n`;
}

type Selection = readonly [FileQuery['format'], readonly string[]];

const LISTS: ReadonlySet<ColumnType> = new Set(['tags', 'labels', 'strings']);

function csvColumns(known: Columns, names: readonly string[]): Selection {
  const cells = names.map((name) => {
    const type = known[name]?.type;
    if (!type) return extraText(name);
    return LISTS.has(type) ? `toJSONString(${column(name)})` : value(name, type);
  });
  return ['CSV', cells];
}

function jsonColumns(known: Columns, names: readonly string[]): Selection {
  const all = names.map((name) => ({ name, type: known[name]?.type }));
  if (all.every(({ type }) => type))
    return ['JSONEachRow', all.map(({ name, type }) => `${value(name, type)} AS ${identifier(name)}`)];
  // A column that nobody promised may hold any JSON, which goes into the line as it is.
  const members = all.map(({ name, type }) => {
    const text = type ? `toJSONString(${value(name, type)})` : extraJson(name);
    return `${literal(`${JSON.stringify(name)}:`)}, ifNull(${text}, 'null')`;
  });
  return ['TabSeparatedRaw', [`concat('{', ${members.join(", ',', ")}, '}')`]];
}

/** A timestamp is ISO 8601 UTC, without a fraction where there is none. */
function value(name: string, type: ColumnType | undefined): string {
  if (type !== 'timestamp') return column(name);
  return `concat(replaceOne(replaceOne(toString(${column(name)}), ' ', 'T'), '.000', ''), 'Z')`;
}

/** In csv a text stands bare, everything else as JSON, and null is an empty cell. */
function extraText(name: string): string {
  const json = extraJson(name);
  return `if(startsWith(${json}, '"'), JSONExtractString(${json}), nullIf(${json}, 'null'))`;
}

/**
 * SQL of a foreign value as JSON. Rows that were loaded by earlier versions hold an object from name to value; its
 * numbers are rewritten by the engine. Later ones hold a list with one object from name to the value's JSON as text.
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
