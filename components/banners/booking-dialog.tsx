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
  suggestions: { retailers: readonly string[]; pageTypes: readonly string[] };
  onAdd: (bookings: readonly Booking[]) => void;
}

const METHODS = [
  { value: 'paste', label: 'Paste rows' },
  { value: 'one', label: 'One by one' },
] as const;

/** Dialog to add a booking in a form, or several from a spreadsheet. */
export function BookingDialog({ open, onOpenChange, suggestions, onAdd }: BookingDialogProps) {
  const [method, setMethod] = useState<(typeof METHODS)[number]['value']>('paste');
  function add(bookings: readonly Booking[]) {
    onAdd(bookings);
    onOpenChange(false);
    toast(bookings.length === 1 ? 'One booking added' : `${bookings.length} bookings added`, 'Stored in this browser.');
  }
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title="Add bookings" className="w-[44rem]">
      <div className="flex flex-col gap-4">
        <Segmented
          label="How to add bookings"
          options={METHODS}
          value={method}
          onChange={setMethod}
          className="self-start"
        />
        {method === 'paste' ? (
          <BookingPaste onAdd={add} />
        ) : (
          <BookingForm suggestions={suggestions} action="Add" onDone={(booking) => add([booking])} />
        )}
      </div>
    </Dialog>
  );
}

interface ChangeDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  booking: Booking;
  suggestions: BookingDialogProps['suggestions'];
  onChange: (changed: Booking) => void;
}

/** Dialog to change a booking. */
export function ChangeDialog({ open, onOpenChange, booking, suggestions, onChange }: ChangeDialogProps) {
  function change(changed: Booking) {
    onOpenChange(false);
    onChange(changed);
    toast('Booking changed', 'Stored in this browser.');
  }
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title="Change the booking" className="w-[44rem]">
      <BookingForm suggestions={suggestions} initial={booking} action="Change" onDone={change} />
    </Dialog>
  );
}

interface BookingFormProps {
  /** Retailers and page types of the day, as suggestions. */
  suggestions: { retailers: readonly string[]; pageTypes: readonly string[] };
  /** Initial values. Null for an empty form. */
  initial?: Booking | null;
  /** Label of the button. */
  action: string;
  onDone: (booking: Booking) => void;
}

const FIELDS = [
  { name: 'retailer', label: 'Retailer', type: 'text', required: true },
  { name: 'pageType', label: 'Page type (empty for any)', type: 'text', required: false },
  { name: 'position', label: 'Position (empty for any)', type: 'number', required: false },
  { name: 'name', label: 'Part of the name, address, page or brand', type: 'text', required: false },
  { name: 'from', label: 'First day', type: 'date', required: true },
  { name: 'to', label: 'Last day (empty for one day)', type: 'date', required: false },
] as const;
const NAMES = FIELDS.map(({ name }) => name);

/** Form of a booking, which follows the same rules as a pasted row. */
function BookingForm({ suggestions, initial = null, action, onDone }: BookingFormProps) {
  const id = useId();
  const [error, setError] = useState<string | null>(null);
  const lists: Partial<Record<(typeof NAMES)[number], readonly string[]>> = {
    retailer: suggestions.retailers,
    pageType: suggestions.pageTypes,
  };
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const result = readRow(
      NAMES.map((name) => String(data.get(name) ?? '')),
      NAMES,
    );
    if (typeof result === 'string') setError(result);
    else onDone(result);
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
              defaultValue={initial?.[name] ?? ''}
              min={type === 'number' ? 1 : undefined}
              list={lists[name] ? `${id}-${name}` : undefined}
              autoComplete="off"
              className="h-[30px] rounded-md border border-control bg-ground px-2"
            />
            {lists[name] ? (
              <datalist id={`${id}-${name}`}>
                {lists[name].map((value) => (
                  <option key={value} value={value} />
                ))}
              </datalist>
            ) : null}
          </label>
        ))}
      </div>
      {error ? (
        <p role="alert" className="text-off-target">
          {error}
        </p>
      ) : null}
      <Button type="submit" look="strong" className="self-start">
        {action}
      </Button>
    </form>
  );
}

/** Text field for rows of a spreadsheet, with the parsed bookings and the reasons for skipped rows. */
function BookingPaste({ onAdd }: { onAdd: (bookings: readonly Booking[]) => void }) {
  const format = useFormat();
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState<DateOrder | null>(null);
  const { bookings, refused, order } = parseBookings(text, chosen);
  const isAmbiguous = parseBookings(text).order === null;
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
            onChange={setChosen}
          />
        </div>
      ) : null}
      {bookings.length > 0 ? (
        <ul aria-label="Parsed bookings" className="max-h-40 overflow-auto text-caption">
          {withBookings([], bookings).map((booking) => (
            <li
              key={bookingText(booking)}
            >{`${bookingName(booking)}: ${format.day(booking.from)} to ${format.day(booking.to)}`}</li>
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
