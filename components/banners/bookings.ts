'use client';

import { useMemo } from 'react';
import { bookingText } from '@/components/banners/booking-list';
import type { BannersAddress } from '@/components/banners/page';
import { useSavedItems } from '@/lib/client/query/use-saved-items';
import { bookingDaysProblem } from '@/lib/queries/banners/booking-days';

/**
 * Returns the bookings of the account and the parameters of queries about them. Omits bookings with invalid days, which
 * the list may have, as the queries refuse them.
 */
export function useBookings({
  relevance,
  first_n_e_retail_media,
}: Pick<BannersAddress, 'relevance' | 'first_n_e_retail_media'>) {
  const { items } = useSavedItems('bookings');
  const bookings = useMemo(
    () => items.map(({ value }) => value).filter((booking) => bookingDaysProblem(booking) === null),
    [items],
  );
  const params = useMemo(
    () => ({ relevance, first_n_e_retail_media, bookings: bookings.map(bookingText) }),
    [relevance, first_n_e_retail_media, bookings],
  );
  return { bookings, params };
}
