'use client';

import { useState } from 'react';
import { bookingName } from '@/components/banners/booked-words';
import { type Booking, bookingKey, withBookings } from '@/components/banners/booking';
import { parseBookings } from '@/components/banners/parse-bookings';
import { Button } from '@/components/ui/button';
import { useFormat } from '@/lib/client/use-format';

/** Rows from a sheet, read as they are pasted; what is no booking says why. */
export function BookingPaste({ onAdd }: { onAdd: (bookings: readonly Booking[]) => void }) {
  const format = useFormat();
  const [text, setText] = useState('');
  const { bookings, refused } = parseBookings(text);
  return (
    <>
      <label className="flex flex-col gap-1">
        <span className="text-ink-2">
          Rows of a sheet, with headers or in this order: retailer, page type, position, name, from, to. Days are
          written 2026-06-07 or 7.6.2026, day before month. Only retailer and first day are needed.
        </span>
        <textarea
          rows={8}
          value={text}
          spellCheck={false}
          onChange={({ target }) => setText(target.value)}
          className="w-full resize-y rounded-md border border-control bg-ground p-2 [tab-size:16]"
        />
      </label>
      {bookings.length > 0 ? (
        <ul aria-label="Bookings that were read" className="max-h-40 overflow-auto text-caption">
          {withBookings([], bookings).map((booking) => (
            <li
              key={bookingKey(booking)}
            >{`${bookingName(booking)}: ${format.day(booking.from)} to ${format.day(booking.to)}`}</li>
          ))}
        </ul>
      ) : null}
      {refused.length > 0 ? (
        <ul
          role="alert"
          aria-label="Rows that are left out"
          className="max-h-40 overflow-auto text-caption text-off-target"
        >
          {refused.map(({ line, why }) => (
            <li key={line}>{`Row ${line} is left out. ${why}`}</li>
          ))}
        </ul>
      ) : null}
      <Button look="strong" disabled={bookings.length === 0} onClick={() => onAdd(bookings)} className="self-start">
        {bookings.length > 0 ? `Add ${format.integer(bookings.length)}` : 'Add'}
      </Button>
    </>
  );
}
