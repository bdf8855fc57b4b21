'use client';

import { type FormEvent, useId, useState } from 'react';
import { reportUnsaved } from '@/components/banners/change-bookings';
import { readBooking } from '@/components/banners/read-booking';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { lazyPart } from '@/components/ui/lazy-part';
import { Segmented } from '@/components/ui/segmented';
import { SkeletonRows } from '@/components/ui/skeleton';
import { toast } from '@/components/ui/toast';
import { toProblem } from '@/lib/client/query/request-problem';
import { PAGE_TYPE_WORDS, pageTypeWords } from '@/lib/contract/page-types';
import type { Problem } from '@/lib/contract/problem';
import type { BookingNames } from '@/lib/queries/banners/booking-names';
import type { Booking } from '@/lib/queries/banners/bookings';

// Lazy, because it loads the CSV parser.
const BookingPaste = lazyPart(
  () => import('@/components/banners/booking-paste'),
  'BookingPaste',
  <SkeletonRows rows={5} />,
);

interface BookingDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Names in the data. Null while they are loading. */
  names: BookingNames | null;
  /** Rejects if the bookings were not saved. */
  onAdd: (bookings: readonly Booking[]) => Promise<void>;
}

const METHODS = [
  { value: 'paste', label: 'Paste rows' },
  { value: 'one', label: 'One by one' },
] as const;

/** Dialog to add a booking in a form, or several from a spreadsheet. */
export function BookingDialog({ open, onOpenChange, names, onAdd }: BookingDialogProps) {
  const [method, setMethod] = useState<'paste' | 'one'>('paste');
  const [problem, setProblem] = useState<Problem | null>(null);
  async function add(bookings: readonly Booking[]) {
    setProblem(null);
    try {
      await onAdd(bookings);
    } catch (error) {
      setProblem(toProblem(error));
      return;
    }
    onOpenChange(false);
    toast(
      bookings.length === 1 ? 'One booking added' : `${bookings.length} bookings added`,
      'Saved for all users of the account.',
    );
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
        {names === null ? (
          <SkeletonRows rows={5} />
        ) : method === 'paste' ? (
          <BookingPaste names={names} onAdd={(bookings) => void add(bookings)} />
        ) : (
          <BookingForm names={names} action="Add" onDone={(booking) => void add([booking])} />
        )}
        {problem ? (
          <p role="alert" className="text-off-target">
            The bookings were not saved. {problem.title}
          </p>
        ) : null}
      </div>
    </Dialog>
  );
}

interface ChangeDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  booking: Booking;
  names: BookingNames | null;
  /** Rejects if the change was not saved. */
  onChange: (changed: Booking) => Promise<void>;
}

/** Dialog to change a booking. */
export function ChangeDialog({ open, onOpenChange, booking, names, onChange }: ChangeDialogProps) {
  function change(changed: Booking) {
    onOpenChange(false);
    void onChange(changed).then(() => toast('Booking changed', 'Saved for all users of the account.'), reportUnsaved);
  }
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title="Change the booking" className="w-[44rem]">
      {names === null ? (
        <SkeletonRows rows={5} />
      ) : (
        <BookingForm names={names} initial={booking} action="Change" onDone={change} />
      )}
    </Dialog>
  );
}

interface BookingFormProps {
  /** Names in the data. */
  names: BookingNames;
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
const COLUMNS = FIELDS.map(({ name }) => name);

function initialText(booking: Booking | null, name: (typeof COLUMNS)[number]): string | number {
  if (name === 'pageType' && booking?.pageType) return pageTypeWords(booking.pageType);
  return booking?.[name] ?? '';
}

/** Form of a booking, which follows the same rules as a pasted row. */
function BookingForm({ names, initial = null, action, onDone }: BookingFormProps) {
  const id = useId();
  const [error, setError] = useState<string | null>(null);
  const lists: Partial<Record<(typeof COLUMNS)[number], readonly string[]>> = {
    retailer: names.retailers,
    pageType: [...new Set([...Object.keys(PAGE_TYPE_WORDS), ...names.pageTypes])].map(pageTypeWords),
  };
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const cells = COLUMNS.map((name) => String(data.get(name) ?? ''));
    const result = readBooking(cells, { columns: COLUMNS, names });
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
              defaultValue={initialText(initial, name)}
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
