import { z } from 'zod';
import { type ColumnType, valueSchema } from '@/lib/contract/column';

/** Why a value does not fit its column. */
export class Fault {
  constructor(readonly reason: string) {}
}

/** Reads a value that is not null: gives back what is stored, or a fault. An empty list is stored as null. */
export type Check = (value: unknown) => unknown;

const DATETIME = z.regexes.datetime({ offset: true });
const CANONICAL = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,3})?Z$/;
const NUMBER = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?$/;

/** Years that the engine's calendar types hold. */
const FIRST_YEAR = '1900';
const LAST_YEAR = '2299';

const outOfCalendar = new Fault(`is outside the years ${FIRST_YEAR} to ${LAST_YEAR}`);
const notText = new Fault('is not text');
const notNumber = new Fault('is not a number');
const notWhole = new Fault('is not a whole number');
const notBoolean = new Fault('is not true or false');
const notTimestamp = new Fault('is not an ISO 8601 time with its offset, such as 2026-03-31T07:00:00Z');
const notDate = new Fault('is not a calendar date, such as 2026-03-31');
const notJson = new Fault('is not JSON');

/**
 * One check a type for values out of JSON. They say what the contract's zod schemas say, at the speed of a file with
 * millions of rows; a property test holds the two together.
 */
export const jsonChecks: Record<ColumnType, Check> = {
  string: (value) => (typeof value === 'string' ? value : notText),
  float: (value) => (Number.isFinite(value) ? value : notNumber),
  integer: (value) => (Number.isSafeInteger(value) ? value : notWhole),
  boolean: (value) => (typeof value === 'boolean' ? value : notBoolean),
  timestamp: (value) => (typeof value === 'string' ? readTimestamp(value) : notTimestamp),
  date: (value) => (typeof value === 'string' ? readDate(value) : notDate),
  tags: list(valueSchema.tags, 'a list of {"tag_name": …, "tag_value": …}'),
  labels: list(valueSchema.labels, 'a list of {"category": …, "subcategory": …, "brand": …}'),
  strings: list(valueSchema.strings, 'a list of texts'),
};

/** The same for the text of a csv cell. */
export const cellChecks: Record<ColumnType, (cell: string) => unknown> = {
  string: (cell) => cell,
  float: (cell) => readNumber(cell, notNumber),
  integer: (cell) => {
    const value = readNumber(cell, notWhole);
    return Number.isSafeInteger(value) ? value : notWhole;
  },
  boolean: (cell) => (cell === 'true' ? true : cell === 'false' ? false : notBoolean),
  timestamp: readTimestamp,
  date: readDate,
  tags: (cell) => readList(cell, jsonChecks.tags),
  labels: (cell) => readList(cell, jsonChecks.labels),
  strings: (cell) => readList(cell, jsonChecks.strings),
};

/** The value as ISO 8601 in UTC, to the millisecond. */
function readTimestamp(value: string): string | Fault {
  if (!DATETIME.test(value)) return notTimestamp;
  const utc = CANONICAL.test(value) ? value : new Date(value).toISOString();
  return inCalendar(utc) ? utc : outOfCalendar;
}

function readDate(value: string): string | Fault {
  if (!z.regexes.date.test(value)) return notDate;
  return inCalendar(value) ? value : outOfCalendar;
}

/** Compares as text: an expanded year ("-000001-…", "+010000-…") sorts outside too. */
function inCalendar(value: string): boolean {
  const year = value.slice(0, 4);
  return year >= FIRST_YEAR && year <= LAST_YEAR;
}

function readNumber(cell: string, fault: Fault): number | Fault {
  const value = NUMBER.test(cell) ? Number(cell) : Number.NaN;
  return Number.isFinite(value) ? value : fault;
}

function readList(cell: string, check: Check): unknown {
  try {
    const value: unknown = JSON.parse(cell);
    return value === null ? null : check(value);
  } catch {
    return notJson;
  }
}

function list(schema: z.ZodType, what: string): Check {
  const fault = new Fault(`is not ${what}`);
  return (value) => {
    if (Array.isArray(value) && value.length === 0) return null;
    const result = schema.safeParse(value);
    return result.success ? result.data : fault;
  };
}
