import { findRetailer } from '@/components/banners/find-retailer';
import { nearest } from '@/components/banners/nearest';
import { type DateOrder, parseDay } from '@/components/banners/parse-day';
import { pageTypeWords } from '@/lib/contract/page-types';
import { bookingDaysProblem } from '@/lib/queries/banners/booking-days';
import type { BookingNames } from '@/lib/queries/banners/booking-names';
import type { Booking } from '@/lib/queries/banners/bookings';
import { findPageType, pageTypeKey, pageTypeNames } from '@/lib/queries/banners/page-types';

/** Columns of a pasted row, in their order without headers, and the accepted headers. */
export const BOOKING_COLUMNS = {
  retailer: ['retailer', 'shop'],
  pageType: ['page type', 'page_type', 'page'],
  position: ['position', 'place'],
  name: ['name', 'banner', 'campaign', 'brand'],
  from: ['from', 'start', 'first day', 'start date'],
  to: ['to', 'until', 'end', 'last day', 'end date'],
} as const;
export type ColumnName = keyof typeof BOOKING_COLUMNS;

interface RowFormat {
  /** Column of each cell. Null for one that is ignored. */
  columns: readonly (ColumnName | null)[];
  order?: DateOrder;
  names: BookingNames;
}

/** Returns the booking of a row with names as in the data, or a message about why it is invalid. */
export function readBooking(
  cells: readonly string[],
  { columns, order = 'day-first', names }: RowFormat,
): Booking | string {
  const cell = (name: ColumnName) => cells[columns.indexOf(name)]?.trim() || null;
  const retailer = cell('retailer');
  if (retailer === null) return 'The retailer is missing.';
  const match = findRetailer(retailer, names.retailers);
  if ('problem' in match) return match.problem;
  const type = cell('pageType');
  const pageType = type === null ? null : findPageType(type, names.pageTypes);
  if (type !== null && pageType === null) return pageTypeProblem(type, names.pageTypes);
  const positionText = cell('position');
  const position = positionText === null ? null : Number(positionText.replace(/^#/, ''));
  if (position !== null && !(Number.isInteger(position) && position > 0))
    return `“${positionText}” is not a position. Enter a whole number from 1, or leave it empty.`;
  const first = cell('from');
  const from = first && parseDay(first, order);
  if (!from)
    return `${first ? `“${first}” is not a day` : 'The first day is missing'}. Write it as 2026-06-07 or 7.6.2026.`;
  const last = cell('to');
  const to = last === null ? from : parseDay(last, order);
  if (!to) return `“${last}” is not a day. Write it as 2026-06-07 or 7.6.2026.`;
  const problem = bookingDaysProblem({ from, to });
  if (problem) return problem;
  return { retailer: match.name, pageType, position, name: cell('name'), from, to };
}

function pageTypeProblem(type: string, types: readonly string[]): string {
  const names = pageTypeNames(types);
  const similar = nearest(pageTypeKey(type), names);
  const all = [...new Set(names.values())].map(pageTypeWords);
  const advice = similar === null ? `Page types are ${all.join(', ')}.` : `Did you mean ${pageTypeWords(similar)}?`;
  return `“${type}” is not a page type. ${advice}`;
}
