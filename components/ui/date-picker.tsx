'use client';

import { ChevronLeft, ChevronRight } from 'lucide-react';
import { cn } from '@/components/ui/cn';
import { IconButton } from '@/components/ui/icon-button';
import { parseTime } from '@/lib/text/parse-time';

interface DatePickerProps {
  label: string;
  /** YYYY-MM-DD, or empty for none. */
  value: string;
  onChange: (value: string) => void;
  min?: string;
  max?: string;
  className?: string;
}

/** The browser's own date field, which every keyboard and screen reader knows, between two buttons for a day's step. */
export function DatePicker({ label, value, onChange, min, max, className }: DatePickerProps) {
  const before = step(value, -1);
  const after = step(value, 1);
  return (
    <div className={cn('flex items-center gap-0.5', className)}>
      <IconButton
        label="Day before"
        disabled={!before || (min !== undefined && before < min)}
        onClick={() => before && onChange(before)}
      >
        <ChevronLeft aria-hidden />
      </IconButton>
      <input
        type="date"
        aria-label={label}
        value={value}
        min={min}
        max={max}
        onChange={(event) => event.target.validity.valid && onChange(event.target.value)}
        className="h-[30px] rounded-md border border-control bg-ground px-2"
      />
      <IconButton
        label="Day after"
        disabled={!after || (max !== undefined && after > max)}
        onClick={() => after && onChange(after)}
      >
        <ChevronRight aria-hidden />
      </IconButton>
    </div>
  );
}

function step(date: string, days: number): string | null {
  const time = parseTime(date);
  return Number.isNaN(time) ? null : new Date(time + days * 86_400_000).toISOString().slice(0, 10);
}
