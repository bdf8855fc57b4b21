import type { Booking } from '@/components/banners/booking';
import type { Booked, BookedState } from '@/components/banners/prepare-booked';
import type { Format } from '@/lib/client/format';
import { isolated } from '@/lib/client/isolated';

export const BOOKED_WORDS: Record<BookedState, string> = {
  seen: 'seen',
  missing: 'not seen',
  unknown: 'not collected',
  ahead: 'to come',
};

/** "Korbina DE, HOME_PAGE, position 1". */
export function bookingName({ retailer, pageType, position, name }: Booking): string {
  return [isolated(retailer), pageType, position === null ? null : `position ${position}`, name && isolated(name)]
    .filter(Boolean)
    .join(', ');
}

/** What the collected days say of a booking. */
export function bookedVerdict({ counts, beyond, booking }: Booked, format: Format): string {
  const collected = counts.seen + counts.missing;
  if (collected === 0 && beyond)
    return `${format.position(booking.position)} lies beyond the places of a page that are asked for`;
  if (collected === 0) return counts.unknown > 0 ? 'not known' : 'to come';
  const of = `${format.integer(counts.seen)} of ${format.integer(collected)} collected days`;
  if (counts.missing > 0) return `seen on ${of}`;
  return collected === 1 ? 'seen on the one collected day' : `seen on all ${format.integer(collected)} collected days`;
}
