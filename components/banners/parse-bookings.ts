import { CsvError, parse } from 'csv-parse/browser/esm/sync';
import { type DateOrder, findOrder, isAmbiguous } from '@/components/banners/parse-day';
import { BOOKING_COLUMNS, type ColumnName, readBooking } from '@/components/banners/read-booking';
import type { BookingNames } from '@/lib/queries/banners/booking-names';
import type { Booking } from '@/lib/queries/banners/bookings';
import { fold } from '@/lib/text/fold';

const ORDER = Object.keys(BOOKING_COLUMNS) as ColumnName[];
/** Separators, the first of which is used if several give the same number of cells. */
const SEPARATORS = ['\t', ';', ','];

export interface ParsedBookings {
  /** Null if the rows have ambiguous dates. Rows with these are then neither parsed nor refused. */
  readonly order: DateOrder | null;
  readonly bookings: readonly Booking[];
  /** Invalid rows with their line number and the reason. */
  readonly refused: readonly { readonly line: number; readonly why: string }[];
}

/**
 * Parses rows copied from a spreadsheet, with tabs, semicolons or commas as separators. One order of dates applies to
 * all rows.
 *
 * @param names names in the data
 * @param selectedOrder order of dates if all dates are ambiguous
 */
export function parseBookings(
  text: string,
  names: BookingNames,
  selectedOrder: DateOrder | null = null,
): ParsedBookings {
  const { rows, openQuote } = readRows(text);
  const header = headerOf(rows[0]?.cells ?? []);
  const columns = header ?? ORDER;
  const bookings: Booking[] = [];
  const refused: { line: number; why: string }[] = [];
  const dates = rows.flatMap(({ cells }) => datesIn(cells, columns));
  const order = findOrder(dates) ?? selectedOrder ?? (dates.some(isAmbiguous) ? null : 'day-first');
  for (const { line, cells } of header ? rows.slice(1) : rows) {
    if (order === null && datesIn(cells, columns).some(isAmbiguous)) continue;
    const result = readBooking(cells, { columns, order: order ?? 'day-first', names });
    if (typeof result === 'string') refused.push({ line, why: result });
    else bookings.push(result);
  }
  if (openQuote !== null)
    refused.push({ line: openQuote, why: 'Its quotation mark has no end, so no row from here on was read. Close it.' });
  return { order, bookings, refused };
}

interface Rows {
  /** Rows that are not empty, with the number of their last line. */
  rows: { line: number; cells: string[] }[];
  /** Line of a quotation mark without an end. The text from there on is not in `rows`. */
  openQuote: number | null;
}

/** Reads the rows with the separator that gives the first row most cells. */
function readRows(text: string): Rows {
  const candidates = SEPARATORS.map((separator) => {
    const rows = readWith(text, separator);
    return { ...rows, cells: rows.rows[0]?.cells.length ?? text.split(separator).length };
  });
  return candidates.toSorted((a, b) => b.cells - a.cells)[0] ?? { rows: [], openQuote: null };
}

function readWith(text: string, delimiter: string): Rows {
  const rows: Rows['rows'] = [];
  try {
    parse(text, {
      delimiter,
      ...{ bom: true, ltrim: true, relax_quotes: true, relax_column_count: true, skip_empty_lines: true },
      record_delimiter: ['\r\n', '\n', '\r'],
      // Rows are collected here and not returned, so that those before an error are kept.
      on_record(record: string[], { lines }) {
        const cells = record.map(toCell);
        if (cells.some(Boolean)) rows.push({ line: lines, cells });
        return null;
      },
    });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    return { rows, openQuote: lineAfter(text, rows.at(-1)?.line ?? 0) };
  }
  return { rows, openQuote: null };
}

/** Returns the number of the first line with text after a line. */
function lineAfter(text: string, line: number): number {
  const lines = text.split(/\r\n|\n|\r/);
  return lines.findIndex((content, index) => index >= line && content.trim() !== '') + 1;
}

/** Removes the quotation marks that the parser leaves if blanks follow them. */
function toCell(value: string): string {
  return value
    .trim()
    .replace(/^"([^"]*)"$/, '$1')
    .trim();
}

/** Returns the columns of a header row, or null if the row is a booking. */
function headerOf(cells: readonly string[]): readonly (ColumnName | null)[] | null {
  const columns = cells.map(
    (cell) => ORDER.find((name) => BOOKING_COLUMNS[name].some((header) => header === fold(cell))) ?? null,
  );
  return columns.includes('retailer') && columns.includes('from') ? columns : null;
}

function datesIn(cells: readonly string[], columns: readonly (ColumnName | null)[]): string[] {
  return (['from', 'to'] as const).map((name) => cells[columns.indexOf(name)] ?? '');
}
