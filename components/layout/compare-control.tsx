'use client';

import { ChevronDown } from 'lucide-react';
import { Button } from '@/components/ui/button';
import { DatePicker } from '@/components/ui/date-picker';
import { Popover } from '@/components/ui/popover';
import { Segmented } from '@/components/ui/segmented';
import { addDays } from '@/lib/client/period';
import { useFormat } from '@/lib/client/use-format';

const STEPS = [
  { value: 'previous', words: 'previous day' },
  { value: 'week', words: 'a week before' },
  { value: '4weeks', words: '4 weeks before' },
];
const PERIODS = [7, 28, 60];

interface CompareControlProps {
  /** The day shown. */
  date: string;
  /** `previous`, `week`, `4weeks` or a day. */
  value: string;
  /** The day that this is. */
  against: string;
  onChange: (value: string) => void;
  /** Length of the period that trends are drawn over, in days. */
  days: number;
  onDays: (days: number) => void;
}

/** What the day is compared with, and how long trends are. */
export function CompareControl({ date, value, against, onChange, days, onDays }: CompareControlProps) {
  const format = useFormat();
  const step = STEPS.find((one) => one.value === value);
  const lengths = PERIODS.includes(days) ? PERIODS : [...PERIODS, days].sort((a, b) => a - b);
  return (
    <Popover
      title="Compare with"
      className="w-80"
      trigger={
        <Button title={`Compared with ${format.weekday(against)}, trends over ${days} days`}>
          <span className="text-ink-3">vs</span>
          <span>{step?.words ?? format.day(value)}</span>
          <ChevronDown aria-hidden className="text-ink-3" />
        </Button>
      }
    >
      <div className="mb-3 flex flex-col gap-1">
        {STEPS.map((one) => (
          <Button
            key={one.value}
            look="quiet"
            aria-pressed={one === step}
            className="w-full aria-pressed:bg-wash aria-pressed:text-ink"
            onClick={() => onChange(one.value)}
          >
            <span className="grow text-start">{one.words}</span>
            {one === step ? <span className="text-caption text-ink-3">{format.weekday(against)}</span> : null}
          </Button>
        ))}
      </div>
      <p className="mb-1 text-caption text-ink-3">Another day</p>
      <DatePicker
        label="Day to compare with"
        value={step ? '' : value}
        max={addDays(date, -1)}
        onChange={(day) => onChange(day || 'previous')}
      />
      <p className="mt-3 mb-1 text-caption text-ink-3">Trends over</p>
      <Segmented
        label="Trends over"
        options={lengths.map((length) => ({ value: String(length), label: `${length} days` }))}
        value={String(days)}
        onChange={(length) => onDays(Number(length))}
      />
    </Popover>
  );
}
