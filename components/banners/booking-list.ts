import type { Booking } from '@/lib/queries/banners/bookings';

/** Serializes a booking for the server. Bookings with the same text are equal. */
export function bookingText({ retailer, pageType, position, name, from, to }: Booking): string {
  return JSON.stringify([retailer, pageType, position, name, from, to]);
}
