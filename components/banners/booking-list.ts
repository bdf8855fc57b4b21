import type { SavedChange, SavedItem } from '@/lib/contract/saved-items';
import type { Booking } from '@/lib/queries/banners/bookings';

/** Serializes a booking for the server. Bookings with the same text are equal. */
export function bookingText({ retailer, pageType, position, name, from, to }: Booking): string {
  return JSON.stringify([retailer, pageType, position, name, from, to]);
}

/** Returns the changes that add bookings to a list, without those that it has. */
export function newBookings(
  items: readonly SavedItem<'bookings'>[],
  added: readonly Booking[],
): SavedChange<'bookings'>[] {
  const listed = new Set(items.map(({ value }) => bookingText(value)));
  const keys = new Set(items.map(({ key }) => key));
  const missing = [...new Map(added.map((booking) => [bookingText(booking), booking]))];
  return missing.flatMap(([text, value]) => {
    if (listed.has(text)) return [];
    // A booking that was changed keeps the key of its earlier text.
    return { key: keys.has(text) ? `${text} ${Date.now()}` : text, value };
  });
}
