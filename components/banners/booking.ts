import { bannerName } from '@/components/banners/banner-name';
import type { Placement } from '@/lib/client/banners/placement';

/** What somebody paid for, as a person lists it; null leaves a thing open. */
export interface Booking {
  readonly retailer: string;
  readonly pageType: string | null;
  readonly position: number | null;
  /** A part of the banner's name, address, page or brand. */
  readonly name: string | null;
  /** First and last day, both booked. */
  readonly from: string;
  readonly to: string;
}

/** Two bookings of one key are one. */
export function bookingKey({ retailer, pageType, position, name, from, to }: Booking): string {
  return JSON.stringify([retailer, pageType, position, name, from, to]);
}

/** Those of `added` that are new, after those that were there. */
export function withBookings(known: readonly Booking[], added: readonly Booking[]): Booking[] {
  return [...new Map([...known, ...added].map((booking) => [bookingKey(booking), booking])).values()];
}

/** `changed` in the place of the booking of that key; a booking that it now equals becomes one with it. */
export function withChanged(known: readonly Booking[], key: string, changed: Booking): Booking[] {
  return withBookings(
    [],
    known.map((booking) => (bookingKey(booking) === key ? changed : booking)),
  );
}

/** Whether a banner is one that the booking means. Letters' case says nothing; everything else must be so. */
export function isBooked(placement: Placement, { retailer, pageType, position, name }: Booking): boolean {
  const { item } = placement;
  return (
    same(item.retailer_name, retailer) &&
    (pageType === null || same(item.page_type, pageType)) &&
    (position === null || item.e_retail_media_position === position) &&
    (name === null || namesOf(placement).some((known) => known.toLowerCase().includes(name.toLowerCase())))
  );
}

function namesOf({ item, labels }: Placement): string[] {
  const brands = labels.map(({ label }) => label.brand);
  return [bannerName(item), item.e_retail_media_url, item.page_name, ...brands].filter((known) => known !== null);
}

function same(given: string | null, booked: string): boolean {
  return given?.trim().toLowerCase() === booked.trim().toLowerCase();
}
