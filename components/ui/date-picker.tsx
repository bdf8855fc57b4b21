'use client';

import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Button } from '@/components/ui/button';
import { Calendar, type CalendarProps } from '@/components/ui/calendar';
import { cn } from '@/components/ui/cn';
import { IconButton } from '@/components/ui/icon-button';
import { Popover } from '@/components/ui/popover';
import { formatLongDay, formatShortDay } from '@/lib/client/format/format-date';
import { addDays } from '@/lib/queries/shared/dates';

export interface DatePickerProps extends Omit<CalendarProps, 'min'> {
  /** The day of the content on screen, if content of the selected day is still loading. */
  shown?: string;
}

/** A button that opens a calendar, between buttons for the previous and the next day. */
export function DatePicker({ shown, ...props }: DatePickerProps) {
  const { label, value, onChange } = props;
  const isWaiting = shown !== undefined && shown !== value;
  const [before, after] = [closestDay(props, -1), closestDay(props, 1)];
  return (
    <div className="flex items-center gap-0.5">
      <IconButton label="Day before" onClick={() => onChange(before)}>
        <ChevronLeft aria-hidden />
      </IconButton>
      <Popover
        title={label}
        trigger={
          // As wide as the longest date, so that the layout does not shift.
          <Button
            aria-label={`${label}: ${formatLongDay(value)}${isWaiting ? `, still showing ${formatLongDay(shown)}` : ''}`}
            aria-busy={isWaiting}
            className={cn('min-w-34 justify-center', isWaiting && 'text-ink-3')}
          >
            {isWaiting ? `${formatShortDay(shown)} → ${formatShortDay(value)}` : formatLongDay(value)}
          </Button>
        }
      >
        {(close) => <Calendar {...props} focusesDay onSelect={close} />}
      </Popover>
      <IconButton
        label="Day after"
        disabled={props.max !== undefined && after > props.max}
        onClick={() => onChange(after)}
      >
        <ChevronRight aria-hidden />
      </IconButton>
    </div>
  );
}

/** Returns the closest day before or after on which something was published, as far as known. */
function closestDay({ value, days = [] }: CalendarProps, by: 1 | -1): string {
  const unpublished = new Set(days.flatMap(({ day, state }) => (state === 'no_data' ? day : [])));
  let day = addDays(value, by);
  while (unpublished.has(day)) day = addDays(day, by);
  return day;
}
