import { type Booking, bookingText } from '@/components/banners/bookings';
import { isolated } from '@/lib/client/isolated';
import { pageTypeWords } from '@/lib/contract/known-values';
import { bookingDaysProblem } from '@/lib/queries/banners/booking-days';
import { fold } from '@/lib/text/fold';

/** Columns of a pasted row, in their order without headers, and the accepted headers. */
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

/** Order of dates such as 7/6/2026. Dates with full stops always have the day first. */
export type DateOrder = 'day-first' | 'month-first';

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
 * @param chosen order of dates if all dates are ambiguous
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
    const result = readRow(cells, header ?? ORDER, order ?? 'day-first');
    if (typeof result === 'string') refused.push({ line: index + 1, why: result });
    else bookings.push(result);
  }
  return { order, bookings, refused };
}

/** Returns the columns of a header row, or null if the row is a booking. */
function headerOf(cells: readonly string[]): readonly (ColumnName | null)[] | null {
  const columns = cells.map((cell) => ORDER.find((name) => isCalled(name, fold(cell))) ?? null);
  return columns.includes('retailer') && columns.includes('from') ? columns : null;
}

function isCalled(name: ColumnName, word: string): boolean {
  return BOOKING_COLUMNS[name].some((header) => header === word);
}

const SLASHED = /^(\d{1,2})[/-](\d{1,2})[/-](\d{4})$/;

function datesIn(cells: readonly string[], columns: readonly (ColumnName | null)[]): string[] {
  return (['from', 'to'] as const).map((name) => cells[columns.indexOf(name)]?.trim() ?? '');
}

/** Tests whether both orders give a day, and not the same one. */
function isAmbiguous(date: string): boolean {
  const [day, month] = (['day-first', 'month-first'] as const).map((order) => parseDay(date, order));
  return day !== null && month !== null && day !== month;
}

/** Returns the order of unambiguous dates. Null without any, or if they contradict each other. */
function findOrder(dates: readonly string[]): DateOrder | null {
  const slashed = dates.filter((date) => SLASHED.test(date));
  const isProof = (order: DateOrder, other: DateOrder) =>
    slashed.some((date) => parseDay(date, order) !== null && parseDay(date, other) === null);
  const [dayFirst, monthFirst] = [isProof('day-first', 'month-first'), isProof('month-first', 'day-first')];
  return dayFirst === monthFirst ? null : dayFirst ? 'day-first' : 'month-first';
}

/** Returns the booking of a row, or a message about why it is invalid. */
export function readRow(
  cells: readonly string[],
  columns: readonly (ColumnName | null)[],
  order: DateOrder = 'day-first',
): Booking | string {
  const cell = (name: ColumnName) => cells[columns.indexOf(name)]?.trim() || null;
  const retailer = cell('retailer');
  if (retailer === null) return 'The retailer is missing.';
  const place = cell('position');
  const position = place === null ? null : Number(place.replace(/^#/, ''));
  if (position !== null && !(Number.isInteger(position) && position > 0))
    return `“${place}” is not a position. Enter a whole number from 1, or leave it empty.`;
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

/** Parses a day as spreadsheets write it: "2026-06-07", "7.6.2026", "07/06/2026", "7 Jun 2026". Null if invalid. */
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
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const time = new Date(`${iso}T00:00:00Z`);
  // Rejects days that do not exist: "31 June" would roll over into July.
  return !Number.isNaN(time.getTime()) && time.toISOString().startsWith(iso) ? iso : null;
}

/** Appends bookings without duplicates. */
export function withBookings(bookings: readonly Booking[], added: readonly Booking[]): Booking[] {
  return [...new Map([...bookings, ...added].map((booking) => [bookingText(booking), booking])).values()];
}

/** Replaces the booking with a text, and removes it if the list already has an equal one. */
export function withChanged(bookings: readonly Booking[], text: string, changed: Booking): Booking[] {
  return withBookings(
    [],
    bookings.map((booking) => (bookingText(booking) === text ? changed : booking)),
  );
}

/** Describes a booking: "Korbina DE, Home page, position 1". */
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
