'use client';

import { useMemo } from 'react';
import { bookingText, newBookings } from '@/components/banners/booking-list';
import type { BannersAddress } from '@/components/banners/page';
import { toast } from '@/components/ui/toast';
import { toProblem } from '@/lib/client/query/request-problem';
import { useSavedItems } from '@/lib/client/query/use-saved-items';
import type { SavedChange } from '@/lib/contract/saved-items';
import { bookingDaysProblem } from '@/lib/queries/banners/booking-days';
import type { Booking } from '@/lib/queries/banners/bookings';

export const reportUnsaved = (error: Error) => toast('The bookings were not saved', toProblem(error).title);

/**
 * Returns the bookings of the account, how to change them, and the parameters of queries about them. A change rejects if it
 * was not saved. Omits bookings with invalid days, which the list may have, as the queries refuse them.
 */
export function useBookings({
  relevance,
  first_n_e_retail_media,
}: Pick<BannersAddress, 'relevance' | 'first_n_e_retail_media'>) {
  const { items, change } = useSavedItems('bookings');
  const bookings = useMemo(
    () => items.map(({ value }) => value).filter((booking) => bookingDaysProblem(booking) === null),
    [items],
  );
  const params = useMemo(
    () => ({ relevance, first_n_e_retail_media, bookings: bookings.map(bookingText) }),
    [relevance, first_n_e_retail_media, bookings],
  );
  const save = async (changes: readonly SavedChange<'bookings'>[]) => {
    if (changes.length > 0) await change(changes);
  };
  const keyOf = (text: string) => items.find(({ value }) => bookingText(value) === text)?.key;
  return {
    bookings,
    params,
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
