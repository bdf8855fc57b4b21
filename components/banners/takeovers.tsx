'use client';

import { useBookings } from '@/components/banners/bookings';
import type { Banners } from '@/components/banners/use-banners';
import { Button } from '@/components/ui/button';
import { isolated } from '@/lib/client/format/isolated';
import { useFormat } from '@/lib/client/format/use-format';
import type { Booking } from '@/lib/queries/banners/bookings';
import type { Takeover } from '@/lib/queries/banners/takeovers';
import { fold } from '@/lib/text/fold';

/** List of takeovers, in which one brand has all banners of a page type: those of the day first, then the latest. */
export function Takeovers({ banners, takeovers }: { banners: Banners; takeovers: readonly Takeover[] }) {
  const { params, set, address } = banners;
  const { bookings } = useBookings(address);
  const format = useFormat();
  if (takeovers.length === 0) return null;
  const show = ({ retailer_name, page_type, last, brand }: Takeover) => {
    set({ takeover: [retailer_name ?? '', page_type ?? '', brand], view: 'gallery', date: last });
  };
  return (
    <ul aria-label="Takeovers" className="mt-1.5 flex flex-col">
      {takeovers.map((takeover) => (
        <li
          key={`${takeover.retailer_name} ${takeover.page_type} ${takeover.brand} ${takeover.first}`}
          className="flex h-6 items-center gap-2"
        >
          {/* One line each, to limit layout shifts. */}
          <span
            className={takeover.last === params.date ? 'min-w-0 grow truncate' : 'min-w-0 grow truncate text-ink-3'}
          >
            <Mark takeover={takeover} isNow={takeover.last === params.date} />
            <strong className="font-semibold">{isolated(takeover.brand)}</strong> {takeover.own ? '(own) ' : ''}
            {takeover.ended ? 'was alone on' : 'alone on'} all {format.integer(takeover.banners)} banners of the{' '}
            {(takeover.page_type_name ?? 'page').toLowerCase()} at{' '}
            {isolated(takeover.retailer_name ?? 'a retailer without a name')},{' '}
            {takeoverDays(takeover, params.date, format.shortDay)}
          </span>
          {/* Does not shrink, so that it is never cut off. */}
          <strong className="shrink-0 font-semibold">
            {bookedWords(bookedOf(takeover, bookings), format.integer)}
          </strong>
          <Button look="quiet" className="h-6 shrink-0" onClick={() => show(takeover)}>
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

/** Describes the days of a takeover: "since 7 Jun or earlier", "7 Jun to 11 Jun, ended", "7 Jun, no data since". */
export function takeoverDays(
  { first, last, open_start, ended }: Pick<Takeover, 'first' | 'last' | 'open_start' | 'ended'>,
  date: string,
  day: (day: string) => string,
): string {
  const start = `${day(first)}${open_start ? ' or earlier' : ''}`;
  if (last === date) return `since ${start}`;
  return `${first === last ? start : `${start} to ${day(last)}`}, ${ended ? 'ended' : 'no data since'}`;
}

/** Describes the user's bookings: "2 booked by you". */
function bookedWords(booked: ReturnType<typeof bookedOf>, integer: (value: number) => string): string {
  if (booked === null) return '';
  if (booked === 'brand') return 'booked by you';
  return booked === 'place' ? 'a position booked by you' : `${integer(booked)} booked by you`;
}

/** Finds the user's bookings on the last day of a takeover: its brand, a number of its positions, or any position. */
export function bookedOf(takeover: Takeover, bookings: readonly Booking[]): 'brand' | 'place' | number | null {
  const { retailer_name, page_type, brand, last } = takeover;
  const matching = bookings.filter(
    ({ retailer, pageType, from, to }) =>
      from <= last &&
      last <= to &&
      (pageType === null || pageType === page_type) &&
      fold(retailer).trim() === fold(retailer_name ?? '').trim(),
  );
  const positions = new Set(matching.map(({ position }) => position));
  if (matching.length === 0) return null;
  if (matching.some(({ name }) => name && fold(brand).includes(fold(name)))) return 'brand';
  return positions.has(null) ? 'place' : positions.size;
}
