'use client';

import { useState } from 'react';
import { DayPicker, type Matcher } from 'react-day-picker';
import type { CalendarDay, CalendarProps } from '@/components/ui/calendar';
import { formatDay } from '@/lib/client/format/format-date';

const WORDS: Readonly<Record<CalendarDay['state'], string>> = {
  complete: 'collected',
  partly: 'partly collected',
  no_data: 'nothing published',
  failed: 'failed',
  not_collected: 'not collected',
};

const CLASSES = {
  months: 'relative',
  month_caption: 'flex h-8 items-center px-1 font-medium',
  nav: 'absolute end-0 top-0 flex',
  button_previous: 'flex size-8 items-center justify-center rounded-md hover:bg-wash aria-disabled:opacity-40',
  button_next: 'flex size-8 items-center justify-center rounded-md hover:bg-wash aria-disabled:opacity-40',
  chevron: 'size-4 fill-current',
  weekday: 'size-8 text-center text-caption font-normal text-ink-3',
  day: 'p-0 text-center',
  day_button:
    'relative size-8 rounded-md hover:bg-wash disabled:hover:bg-transparent after:absolute after:inset-x-0 after:bottom-0.5 after:text-[7px] after:leading-none',
  selected: '[&>button]:bg-ink [&>button]:text-ground',
  today: 'font-semibold',
  outside: 'text-ink-3',
  disabled: 'text-ink-3 opacity-50',
};

const MARKS = {
  collected: "[&>button]:after:content-['●']",
  failed: "[&>button]:after:content-['×']",
};

/** Rejects the incomplete years, such as 0002, that the field reports while a year is typed. */
const EARLIEST = '2000-01-01';

/** A month view and a text field to select a day. */
export function Calendar(props: CalendarProps) {
  const { label, value, onChange, onSelect, focusesDay = false, min = EARLIEST, max, days = [] } = props;
  /** The date as it is typed. One outside the limits stays in the field until the field loses the focus. */
  const [typed, setTyped] = useState<string | null>(null);
  const selected = toDate(value);
  const states = new Map(days.map(({ day, state }) => [day, state]));
  const daysIn = (included: readonly CalendarDay['state'][]) =>
    days.flatMap(({ day, state }) => (included.includes(state) ? (toDate(day) ?? []) : []));
  const [first, last] = [toDate(min), toDate(max)];
  const disabled: Matcher[] = [first ? { before: first } : [], last ? { after: last } : []].flat();
  return (
    <div data-focus-day={focusesDay || undefined}>
      <input
        type="date"
        aria-label={label}
        value={typed ?? value}
        min={min}
        max={max}
        onChange={({ target }) => {
          setTyped(target.value);
          const isAllowed = target.value >= min && (max === undefined || target.value <= max);
          if (isAllowed) onChange(target.value);
        }}
        onBlur={() => setTyped(null)}
        className="mb-2 h-[30px] w-full rounded-md border border-control bg-ground px-2 invalid:border-off-target"
      />
      <DayPicker
        autoFocus={focusesDay}
        mode="single"
        required
        weekStartsOn={1}
        fixedWeeks
        showOutsideDays
        selected={selected}
        defaultMonth={selected ?? last ?? new Date()}
        onSelect={(date: Date) => {
          onChange(toDay(date));
          onSelect?.();
        }}
        disabled={disabled}
        modifiers={{ collected: daysIn(['complete', 'partly']), failed: daysIn(['failed']) }}
        modifiersClassNames={MARKS}
        classNames={CLASSES}
        labels={{
          labelDayButton(date) {
            const day = toDay(date);
            const state = states.get(day);
            return [formatDay(day), state && WORDS[state]].filter(Boolean).join(', ');
          },
        }}
      />
      {days.length > 0 ? (
        <p className="mt-2 text-caption text-ink-3">
          ● collected{days.some(({ state }) => state === 'failed') ? ' · × failed' : ''}
        </p>
      ) : null}
    </div>
  );
}

/** Returns midnight in the local time zone, as the picker expects. */
function toDate(day = ''): Date | undefined {
  const [year, month, date] = day.split('-').map(Number);
  return year && month && date ? new Date(year, month - 1, date) : undefined;
}

function toDay(date: Date): string {
  const pad = (value: number) => String(value).padStart(2, '0');
  return `${date.getFullYear()}-${pad(date.getMonth() + 1)}-${pad(date.getDate())}`;
}
