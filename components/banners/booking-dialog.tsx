'use client';

import { type FormEvent, useId, useState } from 'react';
import { type Booking, bookingText } from '@/components/banners/bookings';
import { bookingName, type DateOrder, parseBookings, readRow, withBookings } from '@/components/banners/parse-bookings';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { Segmented } from '@/components/ui/segmented';
import { toast } from '@/components/ui/toast';
import { useFormat } from '@/lib/client/use-format';

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

interface ChangeDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  booking: Booking;
  known: BookingDialogProps['known'];
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

interface BookingFormProps {
  /** What the day shown has: offered, not demanded. */
  known: { retailers: readonly string[]; pageTypes: readonly string[] };
  /** What stands in the fields at first; null for an empty form. */
  given?: Booking | null;
  /** What the button says. */
  action: string;
  onDone: (booking: Booking) => void;
}

const FIELDS = [
  { name: 'retailer', label: 'Retailer', type: 'text', required: true },
  { name: 'pageType', label: 'Page type, any if empty', type: 'text', required: false },
  { name: 'position', label: 'Position, any if empty', type: 'number', required: false },
  { name: 'name', label: 'Part of its name, address, page or brand', type: 'text', required: false },
  { name: 'from', label: 'First day', type: 'date', required: true },
  { name: 'to', label: 'Last day, the first if empty', type: 'date', required: false },
] as const;
const NAMES = FIELDS.map(({ name }) => name);

/** One booking by hand, judged by the rules of a pasted row. */
function BookingForm({ known, given = null, action, onDone }: BookingFormProps) {
  const id = useId();
  const [refusal, setRefusal] = useState<string | null>(null);
  const lists: Partial<Record<(typeof NAMES)[number], readonly string[]>> = {
    retailer: known.retailers,
    pageType: known.pageTypes,
  };
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const filled = new FormData(event.currentTarget);
    const read = readRow(
      NAMES.map((name) => String(filled.get(name) ?? '')),
      NAMES,
    );
    if (typeof read === 'string') setRefusal(read);
    else onDone(read);
  }
  return (
    <form onSubmit={submit} className="flex flex-col gap-3">
      <div className="grid gap-3 sm:grid-cols-2">
        {FIELDS.map(({ name, label, type, required }) => (
          <label key={name} className="flex flex-col gap-1">
            <span className="text-ink-2">{label}</span>
            <input
              name={name}
              type={type}
              required={required}
              defaultValue={given?.[name] ?? ''}
              min={type === 'number' ? 1 : undefined}
              list={lists[name] ? `${id}-${name}` : undefined}
              autoComplete="off"
              className="h-[30px] rounded-md border border-control bg-ground px-2"
            />
            {lists[name] ? (
              <datalist id={`${id}-${name}`}>
                {lists[name].map((one) => (
                  <option key={one} value={one} />
                ))}
              </datalist>
            ) : null}
          </label>
        ))}
      </div>
      {refusal ? (
        <p role="alert" className="text-off-target">
          {refusal}
        </p>
      ) : null}
      <Button type="submit" look="strong" className="self-start">
        {action}
      </Button>
    </form>
  );
}

/** Rows from a sheet, read as they are pasted; what is no booking says why. */
function BookingPaste({ onAdd }: { onAdd: (bookings: readonly Booking[]) => void }) {
  const format = useFormat();
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState<DateOrder | null>(null);
  const { bookings, refused, order } = parseBookings(text, chosen);
  const isChoice = parseBookings(text).order === null;
  return (
    <>
      <label className="flex flex-col gap-1">
        <span className="text-ink-2">
          Rows of a sheet, with headers or in this order: retailer, page type, position, name, from, to. Days are
          written 2026-06-07, 7.6.2026 or 7 Jun 2026. Only retailer and first day are needed.
        </span>
        <textarea
          rows={8}
          value={text}
          spellCheck={false}
          onChange={({ target }) => setText(target.value)}
          className="w-full resize-y rounded-md border border-control bg-ground p-2 [tab-size:16]"
        />
      </label>
      {isChoice ? (
        <div className="flex flex-col items-start gap-1">
          <p role={order === null ? 'alert' : undefined}>
            Dates such as 7/6/2026 have two readings. Choose which is meant.
          </p>
          <Segmented
            label="Order of dates"
            options={[
              { value: 'day-first' as DateOrder, label: '7 June: day first' },
              { value: 'month-first' as DateOrder, label: '6 July: month first' },
            ]}
            value={order}
            onChange={setChosen}
          />
        </div>
      ) : null}
      {bookings.length > 0 ? (
        <ul aria-label="Bookings that were read" className="max-h-40 overflow-auto text-caption">
          {withBookings([], bookings).map((booking) => (
            <li
              key={bookingText(booking)}
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
