import type { Booking } from '@/components/banners/booking';
import { parseDay } from '@/components/banners/parse-day';
import { daysOf } from '@/lib/client/period';

/** The columns of a pasted row, in the order that is read when there are no headers, and what headers may call them. */
export const BOOKING_COLUMNS = {
  retailer: ['retailer', 'shop'],
  pageType: ['page type', 'page_type', 'page'],
  position: ['position', 'place'],
  name: ['name', 'banner', 'campaign', 'brand'],
  from: ['from', 'start', 'first day', 'start date'],
  to: ['to', 'until', 'end', 'last day', 'end date'],
} as const;
type ColumnName = keyof typeof BOOKING_COLUMNS;
const ORDER = Object.keys(BOOKING_COLUMNS) as ColumnName[];

export interface ParsedBookings {
  readonly bookings: readonly Booking[];
  /** Rows that are none, each with its number in the text and why. */
  readonly refused: readonly { readonly line: number; readonly why: string }[];
}

const LONGEST_DAYS = 366;

/** Rows as a sheet puts them onto the clipboard: separated by tabs, or else by semicolons or commas. */
export function parseBookings(text: string): ParsedBookings {
  const lines = text.split(/\r?\n/);
  const separator = ['\t', ';'].find((sign) => text.includes(sign)) ?? ',';
  const rows = lines.map((line) => line.split(separator).map(unquoted));
  const header = headerOf(rows[0] ?? []);
  const bookings: Booking[] = [];
  const refused: { line: number; why: string }[] = [];
  for (const [index, cells] of rows.entries()) {
    if (cells.every((cell) => cell === '') || (header && index === 0)) continue;
    const read = readRow(cells, header ?? ORDER);
    if (typeof read === 'string') refused.push({ line: index + 1, why: read });
    else bookings.push(read);
  }
  return { bookings, refused };
}

/** The columns by their headers; null where the first row is a booking itself. */
function headerOf(cells: readonly string[]): readonly (ColumnName | null)[] | null {
  const columns = cells.map((cell) => ORDER.find((name) => isCalled(name, cell.toLowerCase())) ?? null);
  return columns.includes('retailer') && columns.includes('from') ? columns : null;
}

function isCalled(name: ColumnName, word: string): boolean {
  return BOOKING_COLUMNS[name].some((known) => known === word);
}

/** The booking, or a sentence about why the row is none. */
export function readRow(cells: readonly string[], columns: readonly (ColumnName | null)[]): Booking | string {
  const cell = (name: ColumnName) => cells[columns.indexOf(name)]?.trim() || null;
  const retailer = cell('retailer');
  if (retailer === null) return 'It names no retailer.';
  const place = cell('position');
  const position = place === null ? null : Number(place.replace(/^#/, ''));
  if (position !== null && !(Number.isInteger(position) && position > 0))
    return `“${place}” is no position. Write a whole number from 1 on, or leave it empty.`;
  const first = cell('from');
  const from = first && parseDay(first);
  if (!from) return `“${first ?? ''}” is no first day. Write it as 2026-06-07 or 7.6.2026.`;
  const last = cell('to');
  const to = last === null ? from : parseDay(last);
  if (!to) return `“${last}” is no last day. Write it as 2026-06-07 or 7.6.2026.`;
  if (to < from) return `It ends, ${to}, before it begins, ${from}.`;
  if (daysOf({ start_date: from, end_date: to }) > LONGEST_DAYS) return 'It is longer than a year.';
  return { retailer, pageType: cell('pageType'), position, name: cell('name'), from, to };
}

function unquoted(cell: string): string {
  return cell
    .trim()
    .replace(/^"(.*)"$/, '$1')
    .replaceAll('""', '"')
    .trim();
}
