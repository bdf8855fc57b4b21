'use client';

import Link from 'next/link';
import { useState } from 'react';
import { BOOKED_WORDS, bookedVerdict, bookingName } from '@/components/banners/booked-words';
import type { Booking } from '@/components/banners/booking';
import { ChangeDialog } from '@/components/banners/change-dialog';
import type { Booked, BookedDay } from '@/components/banners/prepare-booked';
import { placeOf } from '@/components/banners/words';
import { usePageLink } from '@/components/page/use-page-link';
import { Button } from '@/components/ui/button';
import { Drawer } from '@/components/ui/drawer';
import { useFormat } from '@/lib/client/use-format';

interface BookedDrawerProps {
  /** Null closes it. */
  booked: Booked | null;
  /** Offered in the form. */
  known: { retailers: readonly string[]; pageTypes: readonly string[] };
  onClose: () => void;
  onChange: (key: string, changed: Booking) => void;
  onRemove: (key: string) => void;
}

/** A booking day by day: each day leads to the banners of that day, a seen one to the banner itself. */
export function BookedDrawer({ booked, known, onClose, onChange, onRemove }: BookedDrawerProps) {
  const format = useFormat();
  const [changing, setChanging] = useState(false);
  return (
    <Drawer
      open={booked !== null}
      onOpenChange={(next) => !next && onClose()}
      title={booked ? bookingName(booked.booking) : 'Booking'}
      caption={booked ? bookedVerdict(booked, format) : null}
    >
      {booked ? (
        <>
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
              {booked.days.map((day) => (
                <tr key={day.date} className="border-line border-b align-top">
                  <th scope="row" className="whitespace-nowrap px-1 py-1.5 text-start font-normal">
                    {format.weekday(day.date)}
                  </th>
                  <td className={day.state === 'missing' ? 'px-1 py-1.5 text-off-target' : 'px-1 py-1.5'}>
                    {day.state === 'missing' ? <span aria-hidden>▼ </span> : null}
                    {BOOKED_WORDS[day.state]}
                  </td>
                  <td className="px-1 py-1.5">
                    <DayLinks day={day} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
          <div className="mt-4 flex flex-wrap gap-2">
            <Button onClick={() => setChanging(true)}>Change this booking</Button>
            <Button onClick={() => onRemove(booked.key)}>Remove this booking</Button>
          </div>
          <ChangeDialog
            open={changing}
            onOpenChange={setChanging}
            booking={booked.booking}
            known={known}
            onChange={(changed) => onChange(booked.key, changed)}
          />
        </>
      ) : null}
    </Drawer>
  );
}

function DayLinks({ day: { date, state, placements } }: { day: BookedDay }) {
  const linkTo = usePageLink();
  if (state === 'ahead') return null;
  if (placements.length === 0)
    return (
      <Link href={linkTo(`/banners?date=${date}`)} className="underline" prefetch={false}>
        {state === 'missing' ? 'The banners of this day' : 'Ask for this day'}
      </Link>
    );
  return (
    <ul>
      {placements.map((placement) => (
        <li key={placement.id}>
          <Link href={linkTo(`/banners?date=${date}&banner=${placement.id}`)} className="underline" prefetch={false}>
            {placeOf(placement)}
          </Link>
        </li>
      ))}
    </ul>
  );
}
