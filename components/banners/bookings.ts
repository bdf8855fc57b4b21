'use client';

import { useMemo } from 'react';
import type { BannerParams } from '@/components/banners/banner-params';
import { isolated } from '@/lib/client/isolated';
import { useStored } from '@/lib/client/use-stored';
import { pageTypeWords } from '@/lib/contract/known-values';
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

/** Those of `added` that are new, after those that were there. */
export function withBookings(known: readonly Booking[], added: readonly Booking[]): Booking[] {
  return [...new Map([...known, ...added].map((booking) => [bookingText(booking), booking])).values()];
}

/** `changed` in the place of the booking of that text; a booking that it now equals becomes one with it. */
export function withChanged(known: readonly Booking[], text: string, changed: Booking): Booking[] {
  return withBookings(
    [],
    known.map((booking) => (bookingText(booking) === text ? changed : booking)),
  );
}

/** "Korbina DE, Home page, position 1". */
export function bookingName({ retailer, pageType, position, name }: Booking): string {
  return [
    isolated(retailer),
    pageType && pageTypeWords(pageType),
    position === null ? null : `position ${position}`,
    name && isolated(name),
  ]
    .filter(Boolean)
    .join(', ');
}
