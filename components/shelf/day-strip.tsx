'use client';

import { type KeyboardEvent, useEffect, useRef } from 'react';
import { nextDay } from '@/components/shelf/prepare-window';
import { cn } from '@/components/ui/cn';
import { groupBy } from '@/lib/client/group-by';
import { useFormat } from '@/lib/client/use-format';

interface DayStripProps {
  label: string;
  days: readonly { readonly day: string; readonly collected: boolean }[];
  /** The day that the strip moves. */
  value: string;
  /** The day of the other shelf, marked as well. */
  other: string | null;
  onDay: (day: string) => void;
}

/** A month of days to walk over: those that are collected cost nothing, those that are not are hatched and no stop. */
export function DayStrip({ label, days, value, other, onDay }: DayStripProps) {
  const format = useFormat();
  const strip = useRef<HTMLDivElement>(null);
  const collected = days.filter((one) => one.collected).map(({ day }) => day);
  const stop = collected.includes(value) ? value : collected.at(-1);
  // On a narrow screen the strip is longer than its frame: the day shown is what a person looks for.
  useEffect(() => {
    const cell = strip.current?.querySelector<HTMLElement>('[aria-checked="true"]');
    if (cell && strip.current) strip.current.scrollLeft = cell.offsetLeft - strip.current.clientWidth / 2;
  }, [value, days.length]);
  function move(event: KeyboardEvent<HTMLElement>) {
    const next = nextDay(collected, value, event.key);
    if (next === null) return;
    event.preventDefault();
    event.currentTarget.querySelector<HTMLElement>(`[data-day="${next}"]`)?.focus();
    onDay(next);
  }
  return (
    <div
      ref={strip}
      role="radiogroup"
      aria-label={label}
      onKeyDown={move}
      className="relative -m-1 flex min-w-0 gap-x-2 overflow-x-auto p-1"
    >
      {[...groupBy(days, ({ day }) => day.slice(0, 7))].map(([month, its]) => (
        <div key={month} role="presentation" className="flex items-center gap-px">
          <span aria-hidden className="me-1 text-caption text-ink-3">
            {format.month(`${month}-01`)}
          </span>
          {its.map(({ day, collected: there }) =>
            there || day === value ? (
              <button
                key={day}
                type="button"
                role="radio"
                data-day={day}
                aria-checked={day === value}
                aria-label={day === other ? `${format.day(day)}, the other shelf` : format.day(day)}
                title={format.weekday(day)}
                tabIndex={day === stop ? 0 : -1}
                onClick={() => onDay(day)}
                className={cn(
                  'h-[30px] w-6 shrink-0 rounded-sm border border-line text-caption hover:border-control',
                  day === other && 'border-2 border-ink-2 border-dashed',
                  day === value && 'border-ink bg-ink font-medium text-ground hover:border-ink',
                )}
              >
                {Number(day.slice(8))}
              </button>
            ) : (
              <span
                key={day}
                title={`${format.weekday(day)}: not collected`}
                className="hatch flex h-[30px] w-6 shrink-0 items-center justify-center rounded-sm text-caption text-ink-3"
              >
                {Number(day.slice(8))}
              </span>
            ),
          )}
        </div>
      ))}
    </div>
  );
}
