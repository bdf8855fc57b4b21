'use client';

import { useMemo } from 'react';
import type { BannersAddress } from '@/components/banners/page';
import { useStored } from '@/lib/client/use-stored';
import { bookingDaysProblem } from '@/lib/queries/banners/booking-days';
import type { Booking } from '@/lib/queries/banners/bookings';

export type { Booking };

const NONE: readonly Booking[] = [];

/**
 * The bookings stored in this browser, how to store others, and the params of queries about them. Leaves out those with
 * impossible days, which earlier versions stored: the queries refuse them.
 */
export function useBookings({
  relevance,
  first_n_e_retail_media,
}: Pick<BannersAddress, 'relevance' | 'first_n_e_retail_media'>) {
  const [stored, keep] = useStored('endcap.banners.bookings', NONE);
  const bookings = useMemo(() => stored.filter((booking) => bookingDaysProblem(booking) === null), [stored]);
  const asked = useMemo(
    () => ({ relevance, first_n_e_retail_media, bookings: bookings.map(bookingText) }),
    [relevance, first_n_e_retail_media, bookings],
  );
  return { bookings, keep, asked };
}

/** What the server is sent; two bookings of one text are one. */
export function bookingText({ retailer, pageType, position, name, from, to }: Booking): string {
  return JSON.stringify([retailer, pageType, position, name, from, to]);
}
