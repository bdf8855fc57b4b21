'use client';

import { useId } from 'react';
import { cn } from '@/components/ui/cn';
import { useFormat } from '@/lib/client/use-format';
import { groupBy } from '@/lib/queries/shared/group-by';

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
  const name = useId();
  return (
    <fieldset className="relative -m-1 flex min-w-0 gap-x-2 overflow-x-auto p-1">
      <legend className="sr-only">{label}</legend>
      {[...groupBy(days, ({ day }) => day.slice(0, 7))].map(([month, its]) => (
        <div key={month} className="flex items-center gap-px">
          <span aria-hidden className="me-1 text-caption text-ink-3">
            {format.month(`${month}-01`)}
          </span>
          {its.map(({ day, collected }) => (
            <label
              key={day}
              ref={day === value ? intoSight : undefined}
              title={collected ? format.weekday(day) : `${format.weekday(day)}: not collected`}
              className={cn(
                'relative flex h-[30px] w-6 shrink-0 items-center justify-center rounded-sm border border-line text-caption has-focus-visible:outline-2 has-focus-visible:outline-ink has-focus-visible:outline-offset-1',
                !collected && 'hatch border-transparent text-ink-3',
                collected && 'cursor-pointer hover:border-control',
                day === other && 'border-2 border-ink-2 border-dashed',
                day === value && 'border-ink bg-ink font-medium text-ground',
              )}
            >
              <input
                type="radio"
                name={name}
                aria-label={day === other ? `${format.day(day)}, the other shelf` : format.day(day)}
                disabled={!collected && day !== value}
                checked={day === value}
                onChange={() => onDay(day)}
                className="absolute inset-0 appearance-none rounded-sm outline-none"
              />
              <span aria-hidden>{Number(day.slice(8))}</span>
            </label>
          ))}
        </div>
      ))}
    </fieldset>
  );
}

/** On a narrow screen the strip is longer than its frame: the day shown is what a person looks for. */
function intoSight(cell: HTMLElement | null) {
  const strip = cell?.closest('fieldset');
  if (cell && strip) strip.scrollLeft = cell.offsetLeft - strip.clientWidth / 2;
}
