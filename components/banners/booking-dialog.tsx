'use client';

import { useState } from 'react';
import type { Booking } from '@/components/banners/booking';
import { BookingForm } from '@/components/banners/booking-form';
import { BookingPaste } from '@/components/banners/booking-paste';
import { Dialog } from '@/components/ui/dialog';
import { Segmented } from '@/components/ui/segmented';
import { toast } from '@/components/ui/toast';

interface BookingDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  known: { retailers: readonly string[]; pageTypes: readonly string[] };
  onAdd: (bookings: readonly Booking[]) => void;
}

const WAYS = [
  { value: 'paste', label: 'Paste rows' },
  { value: 'one', label: 'One by one' },
] as const;

/** Bookings by hand, or many from a sheet. */
export function BookingDialog({ open, onOpenChange, known, onAdd }: BookingDialogProps) {
  const [way, setWay] = useState<(typeof WAYS)[number]['value']>('paste');
  function add(bookings: readonly Booking[]) {
    onAdd(bookings);
    onOpenChange(false);
    toast(bookings.length === 1 ? 'One booking added' : `${bookings.length} bookings added`, 'Kept in this browser.');
  }
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title="Add bookings" className="w-[44rem]">
      <div className="flex flex-col gap-4">
        <Segmented label="How bookings are added" options={WAYS} value={way} onChange={setWay} className="self-start" />
        {way === 'paste' ? (
          <BookingPaste onAdd={add} />
        ) : (
          <BookingForm known={known} action="Add" onDone={(one) => add([one])} />
        )}
      </div>
    </Dialog>
  );
}
