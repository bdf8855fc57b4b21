'use client';

import { bookingText } from '@/components/banners/booking-list';
import { toast } from '@/components/ui/toast';
import { toProblem } from '@/lib/client/query/request-problem';
import { useSavedItems } from '@/lib/client/query/use-saved-items';
import type { SavedChange, SavedItem } from '@/lib/contract/saved-items';
import type { Booking } from '@/lib/queries/banners/bookings';

export const reportUnsaved = (error: Error) => toast('The bookings were not saved', toProblem(error).title);

/** Returns functions that change the bookings of the account. They reject if a change was not saved. */
export function useBookingChanges() {
  const { items, change } = useSavedItems('bookings');
  const save = async (changes: readonly SavedChange<'bookings'>[]) => {
    if (changes.length > 0) await change(changes);
  };
  const keyOf = (text: string) => items.find(({ value }) => bookingText(value) === text)?.key;
  return {
    add: (added: readonly Booking[]) => save(newBookings(items, added)),
    /** Replaces a booking. Null, or a booking that the list already has, removes it. */
    async change(booking: Booking, changed: Booking | null) {
      const [text, next] = [bookingText(booking), changed && bookingText(changed)];
      const key = keyOf(text);
      const isListed = next !== null && next !== text && keyOf(next) !== undefined;
      if (key !== undefined) await save([{ key, value: isListed ? null : changed }]);
    },
  };
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
