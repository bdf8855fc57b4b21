import { type Booking, bookingText } from '@/components/banners/bookings';
import { isolated } from '@/lib/client/isolated';
import { pageTypeWords } from '@/lib/contract/known-values';
import { pageTypesMeant } from '@/lib/queries/banners/page-types';

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
    pageType && pageTypeWords(pageTypesMeant(pageType).at(-1) ?? pageType),
    position === null ? null : `position ${position}`,
    name && isolated(name),
  ]
    .filter(Boolean)
    .join(', ');
}
