'use client';

import type { Booking } from '@/components/banners/booking';
import { BookingForm } from '@/components/banners/booking-form';
import { Dialog } from '@/components/ui/dialog';
import { toast } from '@/components/ui/toast';

interface ChangeDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  booking: Booking;
  known: { retailers: readonly string[]; pageTypes: readonly string[] };
  onChange: (changed: Booking) => void;
}

/** A booking in the form it was listed by. */
export function ChangeDialog({ open, onOpenChange, booking, known, onChange }: ChangeDialogProps) {
  function change(changed: Booking) {
    onOpenChange(false);
    onChange(changed);
    toast('Booking changed', 'Kept in this browser.');
  }
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title="Change the booking" className="w-[44rem]">
      <BookingForm known={known} given={booking} action="Change" onDone={change} />
    </Dialog>
  );
}
