'use client';

import { useBookings } from '@/components/banners/bookings';
import type { Banners } from '@/components/banners/use-banners';
import { Button } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';
import { isolated } from '@/lib/client/format/isolated';
import { useFormat } from '@/lib/client/format/use-format';
import { NOT_STATED } from '@/lib/datasets/filters';
import type { Booking } from '@/lib/queries/banners/bookings';
import { findPageType } from '@/lib/queries/banners/page-types';
import type { Takeover } from '@/lib/queries/banners/takeovers';
import { fold } from '@/lib/text/fold';

/** List of takeovers, in which one brand has all banners of a page type: those of the day first, then the latest. */
export function Takeovers({ banners, takeovers }: { banners: Banners; takeovers: readonly Takeover[] }) {
  const { params, set, address } = banners;
  const { bookings } = useBookings(address);
  const format = useFormat();
  if (takeovers.length === 0) return null;
  const show = ({ retailer_name, page_type, last, brand }: Takeover) => {
    const takeover = [retailer_name ?? NOT_STATED, page_type ?? NOT_STATED, brand];
    set({ takeover, view: 'gallery', date: last });
  };
  return (
    <ul aria-label="Takeovers" className="mt-1.5 flex flex-col">
      {takeovers.map((takeover) => {
        const { retailer_name, page_type, page_type_name, brand, own, first, last, ended } = takeover;
        const isNow = last === params.date;
        return (
          <li
            key={`${retailer_name} ${page_type} ${brand} ${first}`}
            className="flex h-6 items-center gap-2 max-sm:h-auto max-sm:min-h-6"
          >
            {/* One line each, to limit layout shifts. On phones, the sentence would lose what it says. */}
            <span className={cn('min-w-0 grow truncate max-sm:whitespace-normal', !isNow && 'text-ink-3')}>
              {isNow ? (
                <span aria-hidden className={own ? 'text-on-target' : 'text-off-target'}>
                  {own ? '▲ ' : '▼ '}
                </span>
              ) : null}
              <strong className="font-semibold">{isolated(brand)}</strong> {own ? '(own) ' : ''}
              {ended ? 'was alone on' : 'alone on'} all {format.integer(takeover.banners)} banners of the{' '}
              {(page_type_name ?? 'page').toLowerCase()} at {isolated(retailer_name ?? 'a retailer without a name')},{' '}
              {takeoverDays(takeover, params.date, format.shortDay)}
            </span>
            {/* Does not shrink, so that it is never cut off. */}
            <strong className="shrink-0 font-semibold">{bookedWords(takeover, bookings)}</strong>
            <Button look="quiet" className="h-6 shrink-0" onClick={() => show(takeover)}>
              Show
            </Button>
          </li>
        );
      })}
    </ul>
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

/**
 * Describes the user's bookings on the last day of a takeover: "booked by you" if the brand is the user's, otherwise
 * "2 booked by you".
 */
export function bookedWords(takeover: Takeover, bookings: readonly Booking[]): string {
  const { retailer_name, page_type, brand, own, last } = takeover;
  const matching = bookings.filter(
    ({ retailer, pageType, from, to }) =>
      from <= last &&
      last <= to &&
      (pageType === null || (page_type !== null && findPageType(pageType, [page_type]) === page_type)) &&
      fold(retailer).trim() === fold(retailer_name ?? '').trim(),
  );
  if (matching.length === 0) return '';
  // A booking without a name is for own products.
  if (matching.some(({ name }) => (name === null ? own : fold(brand).includes(fold(name))))) return 'booked by you';
  return `${new Set(matching.map(({ position }) => position)).size} booked by you`;
}
