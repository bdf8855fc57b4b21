'use client';

import { type FormEvent, useId, useState } from 'react';
import type { Booking } from '@/components/banners/booking';
import { readRow } from '@/components/banners/parse-bookings';
import { Button } from '@/components/ui/button';

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
export function BookingForm({ known, given = null, action, onDone }: BookingFormProps) {
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
