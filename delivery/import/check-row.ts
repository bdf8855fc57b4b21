import * as z from 'zod/mini';
import { type Columns, type ColumnType, valueSchema } from '@/lib/contract/column';
import { type BadValue, cut } from './outcome';

/** The values of a row in the order of the columns, as they are stored; or what is wrong with it. */
export type Checked = { values: unknown[] } | { faults: BadValue[] };

const REASONS: Record<ColumnType, string> = {
  string: 'is not text',
  float: 'is not a number',
  integer: 'is not a whole number',
  boolean: 'is not true or false',
  timestamp: 'is not an ISO 8601 time with its offset, such as 2026-03-31T07:00:00Z',
  date: 'is not a calendar date, such as 2026-03-31',
  tags: 'is not a list of {"tag_name": …, "tag_value": …}',
  labels: 'is not a list of {"category": …, "subcategory": …, "brand": …}',
  strings: 'is not a list of texts',
};

/** Years that the engine's calendar holds; it would change others in silence. */
const FIRST_YEAR = '1900';
const LAST_YEAR = '2299';
const OUT_OF_CALENDAR = `is outside the years ${FIRST_YEAR} to ${LAST_YEAR}`;

const CANONICAL = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,3})?Z$/;

/** Makes the check of a dataset's rows: the contract's schema, where an absent column is null. */
export function rowCheck(columns: Columns): (row: Record<string, unknown>) => Checked {
  const entries = Object.entries(columns);
  const schema = z.object(Object.fromEntries(entries.map(([name, { type }]) => [name, z.nullish(valueSchema[type])])));

  function bad(row: Record<string, unknown>, name: string, reason: string): BadValue {
    return { column: name, value: cut(JSON.stringify(row[name])), reason };
  }

  return (row) => {
    const { success, data, error } = schema.safeParse(row);
    if (!success) {
      const names = new Set(error.issues.map(({ path }) => String(path[0])));
      const wrong = entries.filter(([name]) => names.has(name));
      return { faults: wrong.map(([name, { type }]) => bad(row, name, REASONS[type])) };
    }
    const values = entries.map(([name, { type }]) => stored(type, data[name]));
    if (!values.includes(undefined)) return { values };
    const outside = entries.filter((_, at) => values[at] === undefined);
    return { faults: outside.map(([name]) => bad(row, name, OUT_OF_CALENDAR)) };
  };
}

/** How a value of the contract is stored: times in UTC, an empty list as null; undefined when it cannot be. */
function stored(type: ColumnType, value: unknown): unknown {
  if (value === null || value === undefined) return null;
  if (Array.isArray(value)) return value.length > 0 ? value : null;
  if (type !== 'timestamp' && type !== 'date') return value;
  const text = String(value);
  const utc = type === 'date' || CANONICAL.test(text) ? text : new Date(text).toISOString();
  // As text: an expanded year ("-000001-…", "+010000-…") sorts outside, too.
  const year = utc.slice(0, 4);
  return year >= FIRST_YEAR && year <= LAST_YEAR ? utc : undefined;
}
