import * as z from 'zod/mini';
import { type Columns, type ColumnType, valueSchema } from '@/lib/contract/column';
import { type BadValue, cut, jsonOf } from './outcome';
import { type Demands, ruleOf, ruleOfForeign, TOO_LARGE } from './rules';

/** The stored values of a row in the order of the columns, and its faults. Bad values are null. */
export interface Checked {
  values: unknown[];
  faults: BadValue[];
}

const REASONS: Record<ColumnType, string> = {
  string: 'is not text',
  float: 'is not a number',
  integer: 'is not a whole number',
  identifier: 'is not a whole number',
  boolean: 'is not true or false',
  timestamp: 'is not an ISO 8601 time with its offset, such as 2026-03-31T07:00:00Z',
  date: 'is not a calendar date, such as 2026-03-31',
  tags: 'is not a list of {"tag_name": …, "tag_value": …}',
  labels: 'is not a list of {"category": …, "subcategory": …, "brand": …}',
  strings: 'is not a list of texts',
};

/** Range of years that the engine can store. It would silently change others. */
const FIRST_YEAR = '1900';
const LAST_YEAR = '2299';
const OUT_OF_CALENDAR = `is outside the years ${FIRST_YEAR} to ${LAST_YEAR}`;

const LARGEST_WHOLE = Number.MAX_SAFE_INTEGER.toLocaleString('en');

const CANONICAL = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,3})?Z$/;

/** Returns the text of a column's value in the file, as the parsed value may lack digits. */
type SourceReader = (column: string) => string | undefined;

/**
 * Creates the check of a dataset's rows by the contract's schema, where an absent column is null, and by the demands.
 * `foreign` contains the values of columns that the contract does not have.
 */
export function rowCheck(columns: Columns, demands: Demands) {
  const entries = Object.entries(columns);
  const schema = z.object(Object.fromEntries(entries.map(([name, { type }]) => [name, z.nullish(valueSchema[type])])));

  const rules = entries.map(([name]) => ruleOf(name, demands));

  return (
    row: Record<string, unknown>,
    foreign: ReadonlyMap<string, unknown> = NO_COLUMNS,
    sourceOf: SourceReader = () => undefined,
  ): Checked => {
    const bad = (column: string, value: unknown, reason: string): BadValue => {
      const source = typeof value === 'string' ? undefined : sourceOf(column);
      return { column, value: cut(source ?? formatValue(value)), reason };
    };
    const { success, data, error } = schema.safeParse(row);
    const wrong = success ? NONE : new Set(error.issues.map(({ path }) => String(path[0])));
    const faults: BadValue[] = [];
    const values: unknown[] = [];
    for (const [index, [name, { type }]] of entries.entries()) {
      const broken = wrong.has(name) ? reasonFor(type, row[name]) : rules[index]?.(row[name]);
      const value = broken ? null : stored(type, success ? data[name] : row[name]);
      if (broken) faults.push(bad(name, row[name], broken));
      else if (value === undefined) faults.push(bad(name, row[name], OUT_OF_CALENDAR));
      values.push(value ?? null);
    }
    for (const [name, value] of foreign) {
      const broken = ruleOfForeign(value);
      if (broken) faults.push(bad(name, value, broken));
    }
    return { values, faults };
  };
}

const NONE: ReadonlySet<string> = new Set();
const NO_COLUMNS: ReadonlyMap<string, unknown> = new Map();

function formatValue(value: unknown): string {
  // JSON writes infinity as null.
  return typeof value === 'number' ? String(value) : (jsonOf(value ?? null) ?? '[[…');
}

const DECIMAL_COMMA = /^[+-]?[\d.]*,\d+$/;

function reasonFor(type: ColumnType, value: unknown): string {
  if (type === 'float' && typeof value === 'string' && DECIMAL_COMMA.test(value))
    return `${REASONS.float}: decimals have a point, as in 1.5`;
  if (typeof value !== 'number') return REASONS[type];
  if (type === 'integer' && Math.abs(value) > Number.MAX_SAFE_INTEGER)
    return value > 0 ? `is larger than ${LARGEST_WHOLE}` : `is smaller than -${LARGEST_WHOLE}`;
  return type === 'float' ? TOO_LARGE : REASONS[type];
}

/** Converts a value to its stored form: times in UTC, empty lists as null. Returns undefined if it cannot be stored. */
function stored(type: ColumnType, value: unknown): unknown {
  if (value === null || value === undefined) return null;
  if (Array.isArray(value)) return value.length > 0 ? value : null;
  if (type !== 'timestamp' && type !== 'date') return value;
  const text = String(value);
  const utc = type === 'date' || CANONICAL.test(text) ? text : new Date(text).toISOString();
  // Compared as text, so expanded years ("-000001-…", "+010000-…") are outside of the range, too.
  const year = utc.slice(0, 4);
  return year >= FIRST_YEAR && year <= LAST_YEAR ? utc : undefined;
}
