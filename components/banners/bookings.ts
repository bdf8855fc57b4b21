'use client';

import { useMemo } from 'react';
import type { BannersAddress } from '@/components/banners/page';
import { useStored } from '@/lib/client/use-stored';
import { bookingDaysProblem } from '@/lib/queries/banners/booking-days';
import type { Booking } from '@/lib/queries/banners/bookings';

export type { Booking };

const NONE: readonly Booking[] = [];

/**
 * Returns the bookings stored in this browser, their setter, and the parameters of queries about them. Omits bookings
 * with invalid days, which earlier versions stored, as the queries refuse them.
 */
export function useBookings({
  relevance,
  first_n_e_retail_media,
}: Pick<BannersAddress, 'relevance' | 'first_n_e_retail_media'>) {
  const [stored, store] = useStored('endcap.banners.bookings', NONE);
  const bookings = useMemo(() => stored.filter((booking) => bookingDaysProblem(booking) === null), [stored]);
  const params = useMemo(
    () => ({ relevance, first_n_e_retail_media, bookings: bookings.map(bookingText) }),
    [relevance, first_n_e_retail_media, bookings],
  );
  return { bookings, store, params };
}

/** Serializes a booking for the server. Bookings with the same text are equal. */
export function bookingText({ retailer, pageType, position, name, from, to }: Booking): string {
  return JSON.stringify([retailer, pageType, position, name, from, to]);
}
