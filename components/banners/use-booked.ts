'use client';

import { useMemo } from 'react';
import { type Booking, bookingKey, withBookings, withChanged } from '@/components/banners/booking';
import { type Booked, neededDays, prepareBooked } from '@/components/banners/prepare-booked';
import { type CollectedDays, useCollectedDays } from '@/components/banners/use-collected-days';
import type { Question } from '@/lib/client/banners/question';
import type { PanelState } from '@/lib/client/panel-state';
import { useStatus } from '@/lib/client/use-status';
import { useStored } from '@/lib/client/use-stored';

const NONE: readonly Booking[] = [];

export interface BookedOf extends Omit<CollectedDays, 'state'> {
  readonly state: PanelState<readonly Booked[]>;
  readonly bookings: readonly Booking[];
  readonly add: (bookings: readonly Booking[]) => void;
  readonly change: (key: string, changed: Booking) => void;
  readonly remove: (key: string) => void;
}

/** What was booked, kept in this browser, beside what the kept days hold of it. With `shown` false nothing is read. */
export function useBooked(question: Question, shown: boolean): BookedOf {
  const [bookings, keep] = useStored('endcap.banners.bookings', NONE);
  const today = useStatus()?.now.slice(0, 10) ?? null;
  const days = useMemo(() => neededDays(shown && today ? bookings : NONE, today ?? ''), [shown, bookings, today]);
  const collected = useCollectedDays(days, question);
  const { state } = collected;
  const known = state.kind === 'content' ? state.data : null;
  const rows = useMemo(
    () =>
      known && today ? prepareBooked(bookings, { days: known, today, firstN: question.first_n_e_retail_media }) : null,
    [known, today, bookings, question],
  );
  return {
    ...collected,
    state: state.kind !== 'content' ? state : rows ? { ...state, data: rows } : { kind: 'loading' },
    bookings,
    add: (added) => keep(withBookings(bookings, added)),
    change: (key, changed) => keep(withChanged(bookings, key, changed)),
    remove: (key) => keep(bookings.filter((booking) => bookingKey(booking) !== key)),
  };
}
