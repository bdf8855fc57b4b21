'use client';

import { useState } from 'react';
import { type Booking, bookingName, bookingText } from '@/components/banners/booking';
import { ChangeDialog } from '@/components/banners/booking-dialog';
import { placeOf } from '@/components/banners/placement';
import { AnswerPanel } from '@/components/panel/answer-panel';
import { Button } from '@/components/ui/button';
import { Drawer } from '@/components/ui/drawer';
import { useAnswer } from '@/lib/client/use-answer';
import { useFormat } from '@/lib/client/use-format';
import type { BookedDayRow } from '@/lib/queries/banners/booked';

interface BookedDrawerProps {
  /** Null closes it. */
  booking: Booking | null;
  /** Offered in the form. */
  known: { retailers: readonly string[]; pageTypes: readonly string[] };
  variant: { relevance: 'RELEVANT' | 'ALL'; first_n_e_retail_media: number };
  /** Opens a banner on its day. */
  onOpen: (id: string, day: string) => void;
  onClose: () => void;
  onChange: (changed: Booking) => void;
  onRemove: () => void;
}

/** A booking day by day: a seen one leads to the banner itself. */
export function BookedDrawer({ booking, known, variant, onOpen, onClose, onChange, onRemove }: BookedDrawerProps) {
  const format = useFormat();
  const [changing, setChanging] = useState(false);
  const days = useAnswer(
    'banners/booked-days',
    booking && { ...variant, bookings: [bookingText(booking)], sort: 'day.asc', limit: 400 },
  );
  return (
    <Drawer
      open={booking !== null}
      onOpenChange={(next) => !next && onClose()}
      title={booking ? bookingName(booking) : 'Booking'}
      caption={booking ? `${format.day(booking.from)} to ${format.day(booking.to)}` : null}
    >
      {booking ? (
        <>
          <AnswerPanel title="Day by day" state={days} caption={({ rows }) => verdict(rows, format.integer)}>
            {({ rows }) => <Days rows={rows} onOpen={onOpen} />}
          </AnswerPanel>
          <div className="mt-4 flex flex-wrap gap-2">
            <Button onClick={() => setChanging(true)}>Change this booking</Button>
            <Button onClick={onRemove}>Remove this booking</Button>
          </div>
          <ChangeDialog
            open={changing}
            onOpenChange={setChanging}
            booking={booking}
            known={known}
            onChange={onChange}
          />
        </>
      ) : null}
    </Drawer>
  );
}

function Days({ rows, onOpen }: { rows: readonly BookedDayRow[]; onOpen: BookedDrawerProps['onOpen'] }) {
  const format = useFormat();
  return (
    <table className="w-full">
      <thead>
        <tr className="h-8 border-line border-b text-ink-2">
          {['Day', 'State', 'Banner'].map((header) => (
            <th key={header} scope="col" className="px-1 text-start font-medium">
              {header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ day, state, placements }) => (
          <tr key={day} className="border-line border-b align-top">
            <th scope="row" className="whitespace-nowrap px-1 py-1.5 text-start font-normal">
              {format.weekday(day)}
            </th>
            <td className={state === 'not seen' ? 'px-1 py-1.5 text-off-target' : 'px-1 py-1.5'}>
              {state === 'not seen' ? <span aria-hidden>▼ </span> : null}
              {state}
            </td>
            <td className="px-1 py-1.5">
              {placements.map(({ id, page_name, position }) => (
                <button key={id} type="button" className="block text-start underline" onClick={() => onOpen(id, day)}>
                  {placeOf({ page_name, e_retail_media_position: position })}
                </button>
              ))}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** "seen on 3 of 5 collected days". */
function verdict(rows: readonly BookedDayRow[], integer: (value: number) => string): string {
  const count = (state: BookedDayRow['state']) => rows.filter((row) => row.state === state).length;
  const collected = count('seen') + count('not seen');
  if (collected === 0) return count('to come') < rows.length ? 'none of its days proves anything' : 'to come';
  return `seen on ${integer(count('seen'))} of ${integer(collected)} collected days`;
}
