import type { Stored } from '@/delivery/schema/stored';
import { VISIBILITY_TYPES } from '@/lib/contract/params';
import { foldSql } from '@/lib/text/fold-sql';
import { boundsOf, type Demands, longest } from '../rules';
import { csvCells, jsonCells, jsonTypes } from './cell-sql';

/** How a file lies before the engine: one entry for each column, in the file's order in csv. */
export interface Layout {
  readonly format: 'CSV' | 'JSONEachRow';
  /** Columns of ours; null for one that is left out. */
  readonly columns: readonly (string | null)[];
  readonly demands: Demands;
  /** Whether a day and an hour are given for rows that do not say theirs. */
  readonly given: { readonly date: boolean; readonly hour: boolean };
  readonly ownBrands: boolean;
}

/** Files that the engine can hold: see the row-by-row reader's placing of rows. */
const DAYS = "'1970-01-01' AND '2149-06-06'";

/**
 * The statement that takes a piece of a file, checks every value and inserts the rows. It fails when anything is to be
 * reported: what, is found by the row-by-row reader.
 */
export function insertStatement({ columns: known, table, time, day }: Stored, layout: Layout): string {
  const { format, demands, given } = layout;
  const cells = format === 'CSV' ? csvCells : jsonCells;
  const used = layout.columns.flatMap((name, at) => {
    const type = name === null ? undefined : known[name]?.type;
    return name !== null && type ? [{ name, type, cell: `c${at}`, sql: cells[type] }] : [];
  });
  const names = used.map(({ name }) => name);
  const of = (name: string | undefined) => (name && names.includes(name) ? `v_${name}` : 'NULL');

  const stamp = of(time);
  const date = `coalesce(${of(day)}, toDate32(${stamp}), ${given.date ? 'toDate32({date:String})' : 'NULL'})`;
  const hour = `coalesce(toHour(${stamp}), ${given.hour ? '{hour:UInt8}' : 'NULL'})`;
  const bad = [
    ...demands.required.filter((name) => !names.includes(name)).map(() => 'true'),
    ...used.flatMap(({ name, cell, sql }) => [
      ...(sql.bad ? [sql.bad(cell, `v_${name}`)] : []),
      ...breaches(name, known[name]?.type, cell, demands),
    ]),
    `ifNull(day NOT BETWEEN ${DAYS}, true)`,
    'isNull(hour)',
  ];

  const values = used.map(({ name }) => (name === 'is_own_product' && layout.ownBrands ? ownFlag(of) : `v_${name}`));
  const flagOnly = layout.ownBrands && !names.includes('is_own_product');
  const targets = [...names, ...(flagOnly ? ['is_own_product'] : [])];
  const selected = [...values, ...(flagOnly ? [ownFlag(of)] : [])];
  const structure = layout.columns.map((name, at) => {
    const type = name === null ? undefined : known[name]?.type;
    return format === 'CSV' || !type ? `c${at} Nullable(String)` : `${name} ${jsonTypes[type]}`;
  });
  // JSON is read by its keys, csv by its places.
  const read = format === 'CSV' ? '*' : used.map(({ name, cell }) => `${name} AS ${cell}`).join(', ');

  const reads = used.map(({ name, cell, sql }) => `${sql.read(cell)} AS v_${name}`);
  return `INSERT INTO ${table} (customer_id, file_date, file_hour, load_id, row_no, ${targets.join(', ')})
    SELECT {customer:String}, day, hour, {load:UInt64}, toUInt32({first:UInt32} + line + throwIf(bad)), ${selected.join(', ')}
    FROM (
      SELECT line, ${reads.join(', ')}, ${date} AS day, ${hour} AS hour,
        ${bad.map((condition) => `(${condition})`).join(' OR ')} AS bad
      FROM (
        SELECT ${read}, rowNumberInAllBlocks() AS line FROM input('${structure.join(', ')}')))
    FORMAT ${format}`;
}

/** SQL conditions under which a value breaks the rules of its column. */
function breaches(name: string, type: string | undefined, cell: string, demands: Demands): string[] {
  const bounds = boundsOf(name, demands);
  const blank = type === 'string' ? ` OR ${mayBeBlank(cell)}` : '';
  return [
    ...(demands.required.includes(name) ? [`isNull(${cell})${blank}`] : []),
    ...(bounds ? [`v_${name} < ${bounds[0]}`] : []),
    ...(bounds && Number.isFinite(bounds[1]) ? [`v_${name} > ${bounds[1]}`] : []),
    // Bytes, which are never fewer than characters.
    ...(type === 'string' ? [`length(${cell}) > ${longest(name)}`] : []),
    ...(name === 'visibility_type' ? [`${cell} NOT IN (${VISIBILITY_TYPES.map((one) => `'${one}'`).join(', ')})`] : []),
  ].map((condition) => `ifNull(${condition}, false)`);
}

/** Empty, or begins with a byte that may begin white space: a few texts too many, and no regular expression. */
function mayBeBlank(cell: string): string {
  const between = (from: string, to: string) => `(${cell} >= '\\x${from}' AND ${cell} < '\\x${to}')`;
  return `${cell} < '!' OR ${between('C2', 'C3')} OR ${between('E1', 'E4')} OR ${cell} >= '\\xEF'`;
}

function ownFlag(of: (name: string) => string): string {
  const [flag, brand] = [of('is_own_product'), of('brand')];
  return `if(isNull(${flag}) AND isNotNull(${brand}), has({own:Array(String)}, ${foldSql(`ifNull(${brand}, '')`)}), ${flag})`;
}

/** As strict as the row-by-row reader, and the rows in their order. */
export const SETTINGS = {
  max_threads: 1,
  max_insert_threads: 1,
  max_partitions_per_insert_block: 0,
  log_queries: 0,
  precise_float_parsing: 1,
  input_format_csv_detect_header: 0,
  input_format_csv_trim_whitespaces: 0,
  input_format_csv_empty_as_default: 0,
  input_format_csv_skip_trailing_empty_lines: 1,
  format_csv_allow_single_quotes: 0,
  input_format_null_as_default: 1,
  input_format_skip_unknown_fields: 0,
  input_format_column_name_matching_mode: 'match_case',
  input_format_json_read_numbers_as_strings: 0,
  input_format_json_read_bools_as_strings: 0,
  input_format_json_read_bools_as_numbers: 0,
  input_format_json_read_arrays_as_strings: 0,
  input_format_json_read_objects_as_strings: 0,
  input_format_json_defaults_for_missing_elements_in_named_tuple: 0,
  input_format_json_ignore_unknown_keys_in_named_tuple: 0,
  input_format_json_try_infer_numbers_from_strings: 0,
  input_format_try_infer_dates: 0,
  input_format_try_infer_datetimes: 0,
} as const;
