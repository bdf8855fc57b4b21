import { type Booking, bookingKey, isBooked } from '@/components/banners/booking';
import { type CollectedDay, eachDay } from '@/components/banners/prepare-runs';
import type { Placement } from '@/lib/client/banners/placement';

/** `unknown`: nobody collected the day, or not so far down the page. `ahead`: the day is still to come. */
export type BookedState = 'seen' | 'missing' | 'unknown' | 'ahead';

export interface BookedDay {
  readonly date: string;
  readonly state: BookedState;
  /** The banners of the day that the booking means. */
  readonly placements: readonly Placement[];
}

/** A booking beside what was seen of it. */
export interface Booked {
  readonly key: string;
  readonly booking: Booking;
  readonly days: readonly BookedDay[];
  readonly counts: Readonly<Record<BookedState, number>>;
  readonly firstSeen: string | null;
  readonly lastSeen: string | null;
  /** Its place lies further down the page than the service was asked for: that it was not seen proves nothing. */
  readonly beyond: boolean;
}

interface Known {
  /** The collected days; a day that is not among them was not collected. */
  days: readonly CollectedDay[];
  /** The last day that can have been collected. */
  today: string;
  /** How far down each page the service was asked. */
  firstN: number;
}

/** What became of each booking, day by day. A day that nobody collected proves nothing, either way. */
export function prepareBooked(bookings: readonly Booking[], { days, today, firstN }: Known): Booked[] {
  const known = new Map(days.map(({ date, placements }) => [date, placements]));
  return bookings.map((booking) => {
    const beyond = booking.position !== null && booking.position > firstN;
    const its = bookedDays(booking).map((date): BookedDay => {
      if (date > today) return { date, state: 'ahead', placements: [] };
      const all = known.get(date) ?? null;
      const found = all?.filter((placement) => isBooked(placement, booking)) ?? [];
      if (found.length > 0) return { date, state: 'seen', placements: found };
      return { date, state: all && !beyond ? 'missing' : 'unknown', placements: [] };
    });
    const seen = its.filter(({ state }) => state === 'seen');
    return {
      key: bookingKey(booking),
      booking,
      days: its,
      counts: countsOf(its),
      firstSeen: seen[0]?.date ?? null,
      lastSeen: seen.at(-1)?.date ?? null,
      beyond,
    };
  });
}

export function bookedDays({ from, to }: Booking): string[] {
  return eachDay({ start_date: from, end_date: to });
}

/** The days up to today that any of the bookings needs, the first first. */
export function neededDays(bookings: readonly Booking[], today: string): string[] {
  const days = new Set(bookings.flatMap(bookedDays).filter((date) => date <= today));
  return [...days].sort();
}

function countsOf(days: readonly BookedDay[]): Booked['counts'] {
  const count = (wanted: BookedState) => days.filter(({ state }) => state === wanted).length;
  return { seen: count('seen'), missing: count('missing'), unknown: count('unknown'), ahead: count('ahead') };
}
