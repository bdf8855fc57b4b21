'use client';

import { useState } from 'react';
import { bookingText } from '@/components/banners/booking-list';
import { bookingName } from '@/components/banners/booking-name';
import { parseBookings } from '@/components/banners/parse-bookings';
import type { DateOrder } from '@/components/banners/parse-day';
import { Button } from '@/components/ui/button';
import { Segmented } from '@/components/ui/segmented';
import { useFormat } from '@/lib/client/format/use-format';
import type { BookingNames } from '@/lib/queries/banners/booking-names';
import type { Booking } from '@/lib/queries/banners/bookings';

interface BookingPasteProps {
  /** Names in the data. */
  names: BookingNames;
  onAdd: (bookings: readonly Booking[]) => void;
}

/** Text field for rows of a spreadsheet, with the parsed bookings and the reasons for skipped rows. */
export function BookingPaste({ names, onAdd }: BookingPasteProps) {
  const format = useFormat();
  const [text, setText] = useState('');
  const [selectedOrder, setSelectedOrder] = useState<DateOrder | null>(null);
  const { bookings, refused, order } = parseBookings(text, names, selectedOrder);
  const isAmbiguous = parseBookings(text, names).order === null;
  return (
    <>
      <label className="flex flex-col gap-1">
        <span className="text-ink-2">
          Rows of a spreadsheet, with headers or in this order: retailer, page type, position, name, from, to. Write
          days as 2026-06-07, 7.6.2026 or 7 Jun 2026. Only retailer and first day are required.
        </span>
        <textarea
          rows={8}
          value={text}
          spellCheck={false}
          onChange={({ target }) => setText(target.value)}
          className="w-full resize-y rounded-md border border-control bg-ground p-2 [tab-size:16]"
        />
      </label>
      {isAmbiguous ? (
        <div className="flex flex-col items-start gap-1">
          <p role={order === null ? 'alert' : undefined}>
            Dates such as 7/6/2026 are ambiguous. Choose the order of day and month.
          </p>
          <Segmented
            label="Order of dates"
            options={[
              { value: 'day-first' as DateOrder, label: '7 June: day first' },
              { value: 'month-first' as DateOrder, label: '6 July: month first' },
            ]}
            value={order}
            onChange={setSelectedOrder}
          />
        </div>
      ) : null}
      {bookings.length > 0 ? (
        <ul aria-label="Parsed bookings" className="max-h-40 overflow-auto text-caption">
          {[...new Map(bookings.map((booking) => [bookingText(booking), booking]))].map(([text, booking]) => (
            <li key={text}>{`${bookingName(booking)}: ${format.day(booking.from)} to ${format.day(booking.to)}`}</li>
          ))}
        </ul>
      ) : null}
      {refused.length > 0 ? (
        <ul role="alert" aria-label="Skipped rows" className="max-h-40 overflow-auto text-caption text-off-target">
          {refused.map(({ line, why }) => (
            <li key={line}>{`Row ${line} was skipped. ${why}`}</li>
          ))}
        </ul>
      ) : null}
      <Button look="strong" disabled={bookings.length === 0} onClick={() => onAdd(bookings)} className="self-start">
        {bookings.length > 0 ? `Add ${format.integer(bookings.length)}` : 'Add'}
      </Button>
    </>
  );
}
