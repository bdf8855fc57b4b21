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

/** Bookings that an earlier version stored in the browser. */
const EARLIER = {
  key: 'endcap.banners.bookings',
  toChanges: (bookings: readonly Booking[]) => newBookings([], bookings),
};

const reportUnsaved = (error: Error) => toast('The bookings were not saved', toProblem(error).title);

/**
 * Returns the bookings of the account, how to change them, and the parameters of queries about them. Omits bookings with
 * invalid days, which earlier versions stored, as the queries refuse them.
 */
export function useBookings({
  relevance,
  first_n_e_retail_media,
}: Pick<BannersAddress, 'relevance' | 'first_n_e_retail_media'>) {
  const { items, change } = useSavedItems('bookings', EARLIER);
  const bookings = useMemo(
    () => items.map(({ value }) => value).filter((booking) => bookingDaysProblem(booking) === null),
    [items],
  );
  const params = useMemo(
    () => ({ relevance, first_n_e_retail_media, bookings: bookings.map(bookingText) }),
    [relevance, first_n_e_retail_media, bookings],
  );
  const save = (changes: readonly SavedChange<'bookings'>[]) => {
    if (changes.length > 0) change(changes, reportUnsaved);
  };
  const keyOf = (text: string) => items.find(({ value }) => bookingText(value) === text)?.key;
  return {
    bookings,
    params,
    add: (added: readonly Booking[]) => save(newBookings(items, added)),
    /** Replaces the booking with a text, and removes it if the list already has an equal one. */
    change(text: string, changed: Booking) {
      const key = keyOf(text);
      const isListed = bookingText(changed) !== text && keyOf(bookingText(changed)) !== undefined;
      if (key !== undefined) save([{ key, value: isListed ? null : changed }]);
    },
    remove(text: string) {
      const key = keyOf(text);
      if (key !== undefined) save([{ key, value: null }]);
    },
  };
}
