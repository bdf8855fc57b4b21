import { randomId } from '@/lib/client/browser/random-id';
import { isolated } from '@/lib/client/format/isolated';
import { pageTypeWords } from '@/lib/contract/known-values';
import type { SavedChange, SavedItem } from '@/lib/contract/saved-items';
import type { Booking } from '@/lib/queries/banners/bookings';
import { pageTypesMeant } from '@/lib/queries/banners/page-types';

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
    return { key: keys.has(text) ? `${text} ${randomId()}` : text, value };
  });
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
