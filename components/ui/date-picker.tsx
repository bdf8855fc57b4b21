'use client';

import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Button } from '@/components/ui/button';
import { Calendar, type CalendarProps } from '@/components/ui/calendar';
import { cn } from '@/components/ui/cn';
import { IconButton } from '@/components/ui/icon-button';
import { Popover } from '@/components/ui/popover';
import { formatLongDay, formatShortDay } from '@/lib/client/format/format-date';
import { addDays } from '@/lib/queries/shared/dates';

export interface DatePickerProps extends CalendarProps {
  /** The day of the content on screen, if content of the chosen day is still loading. */
  shown?: string;
  className?: string;
}

/** A button that opens a calendar, between buttons for the previous and the next day. */
export function DatePicker({ className, shown, ...props }: DatePickerProps) {
  const { label, value, onChange } = props;
  const isWaiting = shown !== undefined && shown !== value;
  const { before, after } = neighbours(props);
  return (
    <div className={cn('flex items-center gap-0.5', className)}>
      <IconButton label="Day before" disabled={before === null} onClick={() => before && onChange(before)}>
        <ChevronLeft aria-hidden />
      </IconButton>
      <Popover
        title={label}
        trigger={
          // As wide as the longest date, so that the layout does not shift.
          <Button
            aria-label={`${label}: ${value ? formatLongDay(value) : 'none'}${isWaiting ? `, still showing ${formatLongDay(shown)}` : ''}`}
            aria-busy={isWaiting}
            className={cn('min-w-34 justify-center', isWaiting && 'text-ink-3')}
          >
            {isWaiting
              ? `${formatShortDay(shown)} → ${formatShortDay(value)}`
              : value
                ? formatLongDay(value)
                : 'Choose a day'}
          </Button>
        }
      >
        {(close) => <Calendar {...props} focusesDay onChosen={close} />}
      </Popover>
      <IconButton label="Day after" disabled={after === null} onClick={() => after && onChange(after)}>
        <ChevronRight aria-hidden />
      </IconButton>
    </div>
  );
}

/** Returns the closest days within the limits on which something was published, as far as known. */
function neighbours({ value, min, max, days = [] }: CalendarProps): { before: string | null; after: string | null } {
  if (!value) return { before: null, after: null };
  const unpublished = new Set(days.flatMap(({ day, state }) => (state === 'no_data' ? day : [])));
  function step(by: 1 | -1): string | null {
    let day = addDays(value, by);
    while (unpublished.has(day)) day = addDays(day, by);
    return (min !== undefined && day < min) || (max !== undefined && day > max) ? null : day;
  }
  return { before: step(-1), after: step(1) };
}
