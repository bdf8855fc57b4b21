import { groupBy } from '../group-by';

/** A row of a bulk file, by the names of its columns. Columns that a test leaves out are null. */
export type RawRow = Record<string, unknown>;

/** Returns the day of a row: that of its collection, or the one that it states. */
export const dayOf = ({ session_time, date }: RawRow) => String(session_time ?? date).slice(0, 10);

export const collectedOn = (rows: readonly RawRow[], day: string) => rows.filter((row) => dayOf(row) === day);

/** Returns whether a row was collected on a day or in the thirty days before it. */
export function isInMonthUpTo(end: string) {
  const start = new Date(Date.parse(end) - 30 * 86_400_000).toISOString().slice(0, 10);
  return (row: RawRow) => start <= dayOf(row) && dayOf(row) <= end;
}

/** Groups rows by the values of columns. */
export const groupByColumns = (rows: readonly RawRow[], ...names: string[]): RawRow[][] => [
  ...groupBy(rows, (row) => JSON.stringify(names.map((name) => row[name] ?? null))).values(),
];

/** Returns the time of a row for sorting. Rows without a time have that of their file. */
export const timeOf = ({ crawling_time, session_time, date, hour }: RawRow) =>
  Date.parse(String(crawling_time ?? session_time ?? `${date}T${String(hour ?? 0).padStart(2, '0')}:00:00Z`)) || 0;

export const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
export const mean = (values: readonly number[]) => sum(values) / values.length;

/** Rounds a computed number, a half away from zero. Sums of floats may be slightly below a half. */
export function rounded(value: number, digits = 6): number {
  const scaled = Number((Math.abs(value) * 10 ** digits).toPrecision(13));
  return Number((Math.sign(value) * Number((Math.floor(scaled + 0.5) / 10 ** digits).toFixed(digits))).toFixed(digits));
}

export const timestamp = (value: unknown) => (value == null ? null : new Date(String(value)).toISOString());
