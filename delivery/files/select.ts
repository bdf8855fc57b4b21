import { EXTRA } from '@/delivery/schema/tables';
import type { Columns, ColumnType } from '@/lib/contract/column';
import type { Encoding } from '@/lib/contract/dataset';

/** The engine's format that writes the records of an encoding. The csv header is ours: see {@link csvHeader}. */
export const FORMATS = { csv: 'CSV', ndjson: 'JSONEachRow' } as const satisfies Record<Encoding, string>;

/** The one question that makes a file: the records of one load in the order in which they were imported. */
export function selectFile(table: string, known: Columns, names: readonly string[], encoding: Encoding): string {
  const columns = names.map((name) => {
    const type = known[name]?.type;
    return `${type ? knownColumn(name, type, encoding) : extraColumn(name, encoding)} AS ${identifier(name)}`;
  });
  return `SELECT ${columns.join(', ')} FROM ${table} AS r WHERE ${OF_LOAD} ORDER BY r.row_no`;
}

/** How many records of a load are there. */
export function countRecords(table: string): string {
  return `SELECT count() AS records FROM ${table} AS r WHERE ${OF_LOAD}`;
}

// Qualified: a foreign file may have a column called customer_id, and its alias must never be what is compared here.
const OF_LOAD = [
  'r.customer_id = {customerId: String}',
  'r.file_date = {date: Date}',
  'r.file_hour = {hour: UInt8}',
  'r.load_id = {loadId: UInt64}',
].join(' AND ');

/** The header line of a csv file. */
export function csvHeader(names: readonly string[]): string {
  return `${names.map((name) => (/[",\r\n]/.test(name) ? `"${name.replaceAll('"', '""')}"` : name)).join(',')}\n`;
}

const LISTS: ReadonlySet<ColumnType> = new Set(['tags', 'labels', 'strings']);

function knownColumn(name: string, type: ColumnType, encoding: Encoding): string {
  const column = `r.${identifier(name)}`;
  if (type === 'timestamp') return `concat(replaceOne(replaceOne(toString(${column}), ' ', 'T'), '.000', ''), 'Z')`;
  return encoding === 'csv' && LISTS.has(type) ? `toJSONString(${column})` : column;
}

/** A column that nobody promised is kept as JSON beside the others; csv shows a text bare and the rest as JSON. */
function extraColumn(name: string, encoding: Encoding): string {
  const at = `r.${EXTRA}, ${literal(name)}`;
  if (encoding === 'ndjson') return `JSONExtract(${at}, 'Dynamic')`;
  const raw = `nullIf(nullIf(JSONExtractRaw(${at}), ''), 'null')`;
  return `if(JSONType(${at}) = 'String', JSONExtractString(${at}), ${raw})`;
}

function identifier(name: string): string {
  return `\`${escaped(name, '`')}\``;
}

function literal(name: string): string {
  return `'${escaped(name, "'")}'`;
}

function escaped(name: string, quote: string): string {
  return name.replaceAll('\\', '\\\\').replaceAll(quote, `\\${quote}`);
}
