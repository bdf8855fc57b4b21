'use client';

import type { KeyboardEvent } from 'react';
import { CalendarCell } from '@/components/downloads/calendar-cell';
import { type Calendar, type Slot, slotKey, slotsBetween } from '@/components/downloads/selection';
import { step } from '@/components/downloads/step';
import { useDragChoice } from '@/components/downloads/use-drag-choice';
import { cn } from '@/components/ui/cn';
import { useFormat } from '@/lib/client/use-format';
import { hourText } from '@/lib/contract/dataset';

interface CalendarGridProps {
  calendar: Calendar;
  /** The hour that the keyboard stands on and the details describe. */
  active: Slot;
  chosen: ReadonlySet<string>;
  onActive: (slot: Slot) => void;
  onToggle: (slots: Slot[]) => void;
}

const HOURS = Array.from({ length: 24 }, (_, hour) => hour);

/** Days down, hours across. Click, tap or space chooses, a drag or shift all between, a heading its whole line. */
export function CalendarGrid({ calendar, active, chosen, onActive, onToggle }: CalendarGridProps) {
  const format = useFormat();
  const { dataset, days } = calendar;
  const onEnd = (from: Slot, to: Slot) => onToggle(slotsBetween(calendar, from, to));
  const { from, surface, handlers } = useDragChoice({ active, onActive, onEnd });
  const dragged = new Set(from ? slotsBetween(calendar, from, active).map(slotKey) : []);
  const first = days[0]?.date ?? active.date;
  const last = days.at(-1)?.date ?? active.date;
  const yearOf = (date: string) => date.slice(0, 4);
  const dated = yearOf(first) !== yearOf(last);

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === ' ' || event.key === 'Enter') {
      event.preventDefault();
      return onToggle(slotsBetween(calendar, active, active));
    }
    const next = step(calendar, active, event.key);
    if (!next) return;
    event.preventDefault();
    onActive(next);
    if (event.shiftKey) onToggle(slotsBetween(calendar, next, next));
  }

  return (
    <div className="overflow-x-auto">
      <table
        role="grid"
        aria-label="Files by day and hour"
        aria-multiselectable
        className="w-full min-w-[42rem] table-fixed border-separate border-spacing-px select-none"
        onKeyDown={onKeyDown}
        ref={surface}
        {...handlers}
      >
        <thead>
          <tr>
            <th
              scope="col"
              className={cn(
                'sticky start-0 z-10 bg-ground text-start font-normal text-caption text-ink-3',
                dated ? 'w-32' : 'w-24',
              )}
            >
              Hour, UTC
            </th>
            {HOURS.map((hour) => (
              <th key={hour} scope="col" className="p-0 font-normal text-caption text-ink-3">
                <button
                  type="button"
                  tabIndex={-1}
                  title={`Choose every ${hourText(hour)}:00`}
                  className="h-6 w-full rounded-sm hover:bg-wash hover:text-ink"
                  onClick={() =>
                    onToggle(slotsBetween(calendar, { dataset, date: first, hour }, { dataset, date: last, hour }))
                  }
                >
                  {hourText(hour)}
                </button>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {days.map(({ date, hours }) => (
            <tr key={date}>
              <th scope="row" className="sticky start-0 z-10 bg-ground p-0 text-start font-normal">
                <button
                  type="button"
                  tabIndex={-1}
                  title="Choose this day"
                  className="h-6 w-full whitespace-nowrap rounded-sm px-1 text-start text-ink-2 hover:bg-wash hover:text-ink"
                  onClick={() =>
                    onToggle(slotsBetween(calendar, { dataset, date, hour: 0 }, { dataset, date, hour: 23 }))
                  }
                >
                  {format.weekday(date)}
                  {dated ? <span className="text-ink-3"> {yearOf(date)}</span> : null}
                </button>
              </th>
              {hours.map((cell) => {
                const slot = { dataset, date, hour: cell.hour };
                const key = slotKey(slot);
                return (
                  <CalendarCell
                    key={key}
                    slot={key}
                    date={date}
                    cell={cell}
                    active={active.date === date && active.hour === cell.hour}
                    chosen={dragged.has(key) ? !chosen.has(key) : chosen.has(key)}
                    onFocus={() => onActive(slot)}
                  />
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
