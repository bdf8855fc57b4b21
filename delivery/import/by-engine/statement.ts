import type { Stored } from '@/delivery/schema/stored';
import { ID_COLUMNS, NAME_COLUMNS, NAME_LISTS } from '@/delivery/schema/text-columns';
import { VISIBILITY_TYPES } from '@/lib/contract/params';
import { BLANK_SQL } from '@/lib/text/clean-name';
import { foldSql } from '@/lib/text/fold-sql';
import { boundsOf, type Demands, longest } from '../rules';
import { csvCells, jsonCells, jsonTypes } from './cell-sql';

/** The layout of a file for the engine: an entry for each column, in csv in the order of the file. */
export interface Layout {
  readonly format: 'CSV' | 'JSONEachRow';
  /** Our columns, or null for one that is ignored. */
  readonly columns: readonly (string | null)[];
  readonly demands: Demands;
  /** Whether the import names a day and an hour for rows without their own. */
  readonly fallback: { readonly date: boolean; readonly hour: boolean };
  readonly ownBrands: boolean;
}

/** Days that the engine can store, as in `slot-finder.ts`. */
const DAYS = "'1970-01-01' AND '2149-06-06'";

/**
 * Returns the statement that reads a piece of a file, checks every value and inserts the rows. It fails if anything has
 * to be reported, which the row-by-row reader then does.
 */
export function insertStatement({ columns: knownColumns, table, time, day }: Stored, layout: Layout): string {
  const { format, demands, fallback } = layout;
  const cells = format === 'CSV' ? csvCells : jsonCells;
  const used = layout.columns.flatMap((name, index) => {
    const type = name === null ? undefined : knownColumns[name]?.type;
    return name !== null && type ? [{ name, type, cell: `c${index}`, sql: cells[type] }] : [];
  });
  const names = used.map(({ name }) => name);
  const of = (name: string | undefined) => (name && names.includes(name) ? `v_${name}` : 'NULL');

  const stamp = of(time);
  const date = `coalesce(${of(day)}, toDate32(${stamp}), ${fallback.date ? 'toDate32({date:String})' : 'NULL'})`;
  const hour = `coalesce(toHour(${stamp}), ${fallback.hour ? '{hour:UInt8}' : 'NULL'})`;
  const bad = [
    ...demands.required.filter((name) => !names.includes(name)).map(() => 'true'),
    ...used.flatMap(({ name, cell, sql }) => [
      ...(sql.bad ? [sql.bad(cell, `v_${name}`)] : []),
      ...breaches(name, knownColumns[name]?.type, cell, demands),
      ...uncleanTexts(name, knownColumns[name]?.type, cell),
    ]),
    `ifNull(day NOT BETWEEN ${DAYS}, true)`,
    'isNull(hour)',
  ];

  const values = used.map(({ name }) => (name === 'is_own_product' && layout.ownBrands ? ownFlag(of) : `v_${name}`));
  const flagOnly = layout.ownBrands && !names.includes('is_own_product');
  const targets = [...names, ...(flagOnly ? ['is_own_product'] : [])];
  const selected = [...values, ...(flagOnly ? [ownFlag(of)] : [])];
  const structure = layout.columns.map((name, index) => {
    const type = name === null ? undefined : knownColumns[name]?.type;
    return format === 'CSV' || !type ? `c${index} Nullable(String)` : `${name} ${jsonTypes[type]}`;
  });
  // JSON is read by key, csv by position.
  const inputColumns = format === 'CSV' ? '*' : used.map(({ name, cell }) => `${name} AS ${cell}`).join(', ');

  const reads = used.map(({ name, cell, sql }) => `${sql.read(cell)} AS v_${name}`);
  return `INSERT INTO ${table} (customer_id, file_date, file_hour, load_id, row_no, ${targets.join(', ')})
    SELECT {customer:String}, day, hour, {load:UInt64}, toUInt32({first:UInt32} + line + throwIf(bad)), ${selected.join(', ')}
    FROM (
      SELECT line, ${reads.join(', ')}, ${date} AS day, ${hour} AS hour,
        ${bad.map((condition) => `(${condition})`).join(' OR ')} AS bad
      FROM (
        SELECT ${inputColumns}, rowNumberInAllBlocks() AS line FROM input('${structure.join(', ')}')))
    FORMAT ${format}`;
}

/** Returns SQL conditions of values that violate the rules of their column. */
function breaches(name: string, type: string | undefined, cell: string, demands: Demands): string[] {
  const bounds = boundsOf(name, demands);
  const blank = type === 'string' ? ` OR ${mayBeBlank(cell)}` : '';
  return [
    ...(demands.required.includes(name) ? [`isNull(${cell})${blank}`] : []),
    ...(bounds ? [`v_${name} < ${bounds[0]}`] : []),
    ...(bounds && Number.isFinite(bounds[1]) ? [`v_${name} > ${bounds[1]}`] : []),
    // The length in bytes is never less than the number of characters.
    ...(type === 'string' ? [`length(${cell}) > ${longest(name)}`] : []),
    ...(name === 'visibility_type'
      ? [`${cell} NOT IN (${VISIBILITY_TYPES.map((type) => `'${type}'`).join(', ')})`]
      : []),
  ].map((condition) => `ifNull(${condition}, false)`);
}

/**
 * Returns SQL conditions of ids and names that may have to be cleaned, and of ids that may be shortened: the row-by-row
 * reader then decides and reports.
 */
function uncleanTexts(name: string, type: string | undefined, cell: string): string[] {
  const conditions = [
    ...(ID_COLUMNS.includes(name) ? [hasOuterBlank(cell), mayBeShortened(cell)] : []),
    ...(NAME_COLUMNS.includes(name) ? [hasOuterBlank(cell), isNotComposed(cell)] : []),
    ...(NAME_LISTS.includes(name)
      ? textsOf(type, `v_${name}`).map(
          (texts) => `arrayExists(x -> ${hasOuterBlank('x')} OR ${isNotComposed('x')}, ${texts})`,
        )
      : []),
  ];
  return conditions.map((condition) => `ifNull(${condition}, false)`);
}

/** Returns SQL of the texts in a list: its items, or an array for each member of its objects. */
function textsOf(type: string | undefined, list: string): string[] {
  const members = type === 'tags' ? 2 : type === 'labels' ? 3 : 0;
  if (members === 0) return [list];
  return Array.from({ length: members }, (_, index) => `arrayMap(item -> ifNull(item.${index + 1}, ''), ${list})`);
}

/** The first and last byte decide in most rows, and are cheaper than the regular expression. */
function hasOuterBlank(text: string): string {
  const ends = [`substring(${text}, 1, 1)`, `substring(${text}, -1)`];
  const isSuspect = ends.map((byte) => `${byte} < '!' OR ${byte} >= '\\x80'`).join(' OR ');
  return `((${isSuspect}) AND match(${text}, '^${BLANK_SQL}|${BLANK_SQL}$'))`;
}

function isNotComposed(text: string): string {
  return `(NOT isValidASCII(${text}) AND normalizeUTF8NFC(${text}) != ${text})`;
}

function mayBeShortened(text: string): string {
  return `(positionCaseInsensitive(${text}, 'e+') > 0 OR length(${text}) > 17 AND endsWith(${text}, '000'))`;
}

/**
 * Returns SQL of whether a cell may be blank: empty, or beginning with a byte of white space. Cheaper than a regular
 * expression.
 */
function mayBeBlank(cell: string): string {
  const between = (from: string, to: string) => `(${cell} >= '\\x${from}' AND ${cell} < '\\x${to}')`;
  return `${cell} < '!' OR ${between('C2', 'C3')} OR ${between('E1', 'E4')} OR ${cell} >= '\\xEF'`;
}

function ownFlag(of: (name: string) => string): string {
  const [flag, brand] = [of('is_own_product'), of('brand')];
  return `if(isNull(${flag}) AND isNotNull(${brand}), has({own:Array(String)}, ${foldSql(`ifNull(${brand}, '')`)}), ${flag})`;
}

/** Settings that make the engine as strict as the row-by-row reader, and keep the order of rows. */
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
