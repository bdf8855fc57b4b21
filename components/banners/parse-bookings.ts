import { type Booking, bookingText } from '@/components/banners/bookings';
import { isolated } from '@/lib/client/isolated';
import { pageTypeWords } from '@/lib/contract/known-values';
import { bookingDaysProblem } from '@/lib/queries/banners/booking-days';
import { fold } from '@/lib/text/fold';

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

/** The order of dates such as 7/6/2026. Dates with full stops always have the day first. */
export type DateOrder = 'day-first' | 'month-first';

export interface ParsedBookings {
  /** Null if the rows have such dates and nothing proves their order: they are then neither read nor refused. */
  readonly order: DateOrder | null;
  readonly bookings: readonly Booking[];
  /** Rows that are none, each with its number in the text and why. */
  readonly refused: readonly { readonly line: number; readonly why: string }[];
}

/**
 * Parses rows as a spreadsheet copies them: separated by tabs, or else by semicolons or commas. One order of dates
 * applies to all rows.
 *
 * @param chosen the order of dates if the rows do not prove it
 */
export function parseBookings(text: string, chosen: DateOrder | null = null): ParsedBookings {
  const lines = text.split(/\r?\n/);
  const separator = ['\t', ';'].find((sign) => text.includes(sign)) ?? ',';
  const rows = lines.map((line) => line.split(separator).map(unquoted));
  const header = headerOf(rows[0] ?? []);
  const bookings: Booking[] = [];
  const refused: { line: number; why: string }[] = [];
  const dates = rows.flatMap((cells) => datesIn(cells, header ?? ORDER));
  const order = findOrder(dates) ?? chosen ?? (dates.some(isAmbiguous) ? null : 'day-first');
  for (const [index, cells] of rows.entries()) {
    if (cells.every((cell) => cell === '') || (header && index === 0)) continue;
    if (order === null && datesIn(cells, header ?? ORDER).some(isAmbiguous)) continue;
    const read = readRow(cells, header ?? ORDER, order ?? 'day-first');
    if (typeof read === 'string') refused.push({ line: index + 1, why: read });
    else bookings.push(read);
  }
  return { order, bookings, refused };
}

/** The columns by their headers; null where the first row is a booking itself. */
function headerOf(cells: readonly string[]): readonly (ColumnName | null)[] | null {
  const columns = cells.map((cell) => ORDER.find((name) => isCalled(name, fold(cell))) ?? null);
  return columns.includes('retailer') && columns.includes('from') ? columns : null;
}

function isCalled(name: ColumnName, word: string): boolean {
  return BOOKING_COLUMNS[name].some((known) => known === word);
}

const SLASHED = /^(\d{1,2})[/-](\d{1,2})[/-](\d{4})$/;

function datesIn(cells: readonly string[], columns: readonly (ColumnName | null)[]): string[] {
  return (['from', 'to'] as const).map((name) => cells[columns.indexOf(name)]?.trim() ?? '');
}

/** Both orders give a day, and not the same one. */
function isAmbiguous(date: string): boolean {
  const [day, month] = (['day-first', 'month-first'] as const).map((order) => parseDay(date, order));
  return day !== null && month !== null && day !== month;
}

/** The order that the dates prove: one of them has no other reading. Null if none does, or if they contradict each other. */
function findOrder(dates: readonly string[]): DateOrder | null {
  const slashed = dates.filter((date) => SLASHED.test(date));
  const isProof = (order: DateOrder, other: DateOrder) =>
    slashed.some((date) => parseDay(date, order) !== null && parseDay(date, other) === null);
  const [dayFirst, monthFirst] = [isProof('day-first', 'month-first'), isProof('month-first', 'day-first')];
  return dayFirst === monthFirst ? null : dayFirst ? 'day-first' : 'month-first';
}

/** The booking, or a sentence about why the row is none. */
export function readRow(
  cells: readonly string[],
  columns: readonly (ColumnName | null)[],
  order: DateOrder = 'day-first',
): Booking | string {
  const cell = (name: ColumnName) => cells[columns.indexOf(name)]?.trim() || null;
  const retailer = cell('retailer');
  if (retailer === null) return 'It names no retailer.';
  const place = cell('position');
  const position = place === null ? null : Number(place.replace(/^#/, ''));
  if (position !== null && !(Number.isInteger(position) && position > 0))
    return `“${place}” is no position. Write a whole number from 1 on, or leave it empty.`;
  const first = cell('from');
  const from = first && parseDay(first, order);
  if (!from)
    return `${first ? `“${first}” is not a day` : 'The first day is missing'}. Write it as 2026-06-07 or 7.6.2026.`;
  const last = cell('to');
  const to = last === null ? from : parseDay(last, order);
  if (!to) return `“${last}” is not a day. Write it as 2026-06-07 or 7.6.2026.`;
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

/** A day as spreadsheets write it: "2026-06-07", "7.6.2026", "07/06/2026", "7 Jun 2026". Null for no such day. */
export function parseDay(text: string, order: DateOrder = 'day-first'): string | null {
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(text);
  if (iso) return toDay(iso[1], iso[2], iso[3]);
  const dotted = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/.exec(text);
  if (dotted) return toDay(dotted[3], dotted[2], dotted[1]);
  const slashed = SLASHED.exec(text);
  if (slashed && order === 'month-first') return toDay(slashed[3], slashed[1], slashed[2]);
  if (slashed) return toDay(slashed[3], slashed[2], slashed[1]);
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
