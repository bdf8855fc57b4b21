'use client';

import { type Booking, useBookings } from '@/components/banners/bookings';
import type { Banners } from '@/components/banners/use-banners';
import { Button } from '@/components/ui/button';
import { isolated } from '@/lib/client/isolated';
import { useFormat } from '@/lib/client/use-format';
import type { Takeover } from '@/lib/queries/banners/takeovers';
import { fold } from '@/lib/text/fold';

/** One brand alone on every banner of a kind of page: those of the day first, then the latest. */
export function Takeovers({ banners, takeovers }: { banners: Banners; takeovers: readonly Takeover[] }) {
  const { params, set, address } = banners;
  const { bookings } = useBookings(address);
  const format = useFormat();
  if (takeovers.length === 0) return null;
  const show = ({ retailer_name, page_type, last, brand }: Takeover) => {
    set({
      retailer: retailer_name ? [retailer_name] : null,
      page_type: page_type ? [page_type] : null,
      brand: [brand],
      date: last,
    });
  };
  return (
    <ul aria-label="Takeovers" className="mt-1.5 flex flex-col">
      {takeovers.map((one) => (
        <li
          key={`${one.retailer_name} ${one.page_type} ${one.brand} ${one.first}`}
          className="flex h-6 items-center gap-2"
        >
          {/* A line each, however late they come: what stands below moves little. */}
          <span className={one.last === params.date ? 'min-w-0 grow truncate' : 'min-w-0 grow truncate text-ink-3'}>
            <Mark takeover={one} isNow={one.last === params.date} />
            <strong className="font-semibold">{isolated(one.brand)}</strong> {one.own ? '(own) ' : ''}alone on all{' '}
            {format.integer(one.banners)} banners of the {(one.page_type_name ?? 'page').toLowerCase()} at{' '}
            {isolated(one.retailer_name ?? 'a retailer without a name')}, {daysOf(one, params.date, format.shortDay)}
          </span>
          {/* Never what is cut off. */}
          <strong className="shrink-0 font-semibold">{bookedWords(bookedOf(one, bookings), format.integer)}</strong>
          <Button look="quiet" className="h-6 shrink-0" onClick={() => show(one)}>
            Show
          </Button>
        </li>
      ))}
    </ul>
  );
}

function Mark({ takeover, isNow }: { takeover: Takeover; isNow: boolean }) {
  if (!isNow) return null;
  return takeover.own ? (
    <span aria-hidden className="text-on-target">
      ▲{' '}
    </span>
  ) : (
    <span aria-hidden className="text-off-target">
      ▼{' '}
    </span>
  );
}

/** "since 7 Jun", "7 Jun to 11 Jun". */
function daysOf({ first, last }: Takeover, date: string, day: (day: string) => string): string {
  if (last === date) return first === last ? 'since today' : `since ${day(first)}`;
  return first === last ? day(first) : `${day(first)} to ${day(last)}`;
}

/** "2 booked by you". */
function bookedWords(booked: ReturnType<typeof bookedOf>, integer: (value: number) => string): string {
  if (booked === null) return '';
  if (booked === 'brand') return 'booked by you';
  return booked === 'place' ? 'a place booked by you' : `${integer(booked)} booked by you`;
}

/** What a person had booked on the last day of a takeover: its very brand, so many of its positions, or any place there. */
export function bookedOf(takeover: Takeover, bookings: readonly Booking[]): 'brand' | 'place' | number | null {
  const { retailer_name, page_type, page_type_name, brand, last } = takeover;
  const its = bookings.filter(
    ({ retailer, pageType, from, to }) =>
      from <= last &&
      last <= to &&
      isSame(retailer, retailer_name) &&
      (pageType === null || isSame(pageType, page_type) || isSame(pageType, page_type_name)),
  );
  const positions = new Set(its.map(({ position }) => position));
  if (its.length === 0) return null;
  if (its.some(({ name }) => name && fold(brand).includes(fold(name)))) return 'brand';
  return positions.has(null) ? 'place' : positions.size;
}

function isSame(one: string, other: string | null): boolean {
  return other !== null && fold(one).trim() === fold(other).trim();
}
