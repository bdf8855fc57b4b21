'use client';

import { useMemo } from 'react';
import type { BannerParams } from '@/components/banners/banner-params';
import { useStored } from '@/lib/client/use-stored';
import type { Booking } from '@/lib/queries/banners/bookings';

export type { Booking };

const NONE: readonly Booking[] = [];

/** The bookings of this browser, how to keep others, and what the server is asked about them. */
export function useBookings({ relevance, first_n_e_retail_media }: BannerParams) {
  const [bookings, keep] = useStored('endcap.banners.bookings', NONE);
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
