'use client';

import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Button } from '@/components/ui/button';
import { Calendar, type CalendarProps } from '@/components/ui/calendar';
import { cn } from '@/components/ui/cn';
import { IconButton } from '@/components/ui/icon-button';
import { Popover } from '@/components/ui/popover';
import { formatLongDay } from '@/lib/client/format-date';
import { addDays } from '@/lib/queries/shared/dates';

/** A button that opens a calendar, between buttons for the previous and the next day. */
export function DatePicker({ className, ...props }: CalendarProps & { className?: string }) {
  const { label, value, onChange, min, max } = props;
  const before = value && addDays(value, -1);
  const after = value && addDays(value, 1);
  return (
    <div className={cn('flex items-center gap-0.5', className)}>
      <IconButton
        label="Day before"
        disabled={!before || (min !== undefined && before < min)}
        onClick={() => onChange(before)}
      >
        <ChevronLeft aria-hidden />
      </IconButton>
      <Popover
        title={label}
        trigger={
          // As wide as the longest date, so that the layout does not shift.
          <Button aria-label={`${label}: ${value ? formatLongDay(value) : 'none'}`} className="min-w-34 justify-center">
            {value ? formatLongDay(value) : 'Choose a day'}
          </Button>
        }
      >
        {(close) => <Calendar {...props} onChosen={close} />}
      </Popover>
      <IconButton
        label="Day after"
        disabled={!after || (max !== undefined && after > max)}
        onClick={() => onChange(after)}
      >
        <ChevronRight aria-hidden />
      </IconButton>
    </div>
  );
}
