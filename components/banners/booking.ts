import { isolated } from '@/lib/client/isolated';
import { pageTypeWords } from '@/lib/contract/known-values';
import type { Booking } from '@/lib/queries/banners/bookings';

export type { Booking };

/** What the server is sent; two bookings of one text are one. */
export function bookingText({ retailer, pageType, position, name, from, to }: Booking): string {
  return JSON.stringify([retailer, pageType, position, name, from, to]);
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
