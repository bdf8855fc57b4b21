import { type Booking, bookingText } from '@/components/banners/bookings';
import { isolated } from '@/lib/client/isolated';
import { pageTypeWords } from '@/lib/contract/known-values';
import { bookingDaysProblem } from '@/lib/queries/banners/booking-days';

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
  const problem = bookingDaysProblem({ from, to });
  if (problem) return problem;
  return { retailer, pageType: cell('pageType'), position, name: cell('name'), from, to };
}

function unquoted(cell: string): string {
  return cell
    .trim()
    .replace(/^"(.*)"$/, '$1')
    .replaceAll('""', '"')
    .trim();
}

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** A day as sheets write it, day before month: "2026-06-07", "7.6.2026", "07/06/2026", "7 Jun 2026". Null for no such day. */
export function parseDay(text: string): string | null {
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(text);
  if (iso) return toDay(iso[1], iso[2], iso[3]);
  const numbers = /^(\d{1,2})[./-](\d{1,2})[./-](\d{4})$/.exec(text);
  if (numbers) return toDay(numbers[3], numbers[2], numbers[1]);
  const named = /^(\d{1,2})\.? ([a-z]{3})[a-z]*\.?,? (\d{4})$/i.exec(text);
  if (!named) return null;
  return toDay(named[3], String(MONTHS.indexOf(named[2]?.toLowerCase() ?? '') + 1), named[1]);
}

function toDay(year = '', month = '', day = ''): string | null {
  const written = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const time = new Date(`${written}T00:00:00Z`);
  // "31 June" would roll over into July: only a day that reads back is one.
  return !Number.isNaN(time.getTime()) && time.toISOString().startsWith(written) ? written : null;
}

/** Those of `added` that are new, after those that were there. */
export function withBookings(known: readonly Booking[], added: readonly Booking[]): Booking[] {
  return [...new Map([...known, ...added].map((booking) => [bookingText(booking), booking])).values()];
}

/** `changed` in the place of the booking of that text; a booking that it now equals becomes one with it. */
export function withChanged(known: readonly Booking[], text: string, changed: Booking): Booking[] {
  return withBookings(
    [],
    known.map((booking) => (bookingText(booking) === text ? changed : booking)),
  );
}

/** "Korbina DE, Home page, position 1". */
export function bookingName({ retailer, pageType, position, name }: Booking): string {
  return [
    isolated(retailer),
    pageType && pageTypeWords(pageType),
    position === null ? null : `position ${position}`,
    name && isolated(name),
  ]
    .filter(Boolean)
    .join(', ');
}
