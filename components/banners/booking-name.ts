import { isolated } from '@/lib/client/format/isolated';
import { pageTypeWords } from '@/lib/contract/page-types';
import type { Booking } from '@/lib/queries/banners/bookings';

/** Describes a booking: "Korbina DE, Home page, position 1". */
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
