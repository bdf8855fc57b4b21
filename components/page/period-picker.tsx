'use client';

import { Select } from '@/components/ui/select';
import {
  type Comparison,
  comparedPeriod,
  daysOf,
  lastDays,
  type Period,
  withEnd,
  withStart,
} from '@/lib/client/period';
import { useFormat } from '@/lib/client/use-format';

interface PeriodPickerProps {
  period: Period;
  onPeriod: (period: Period) => void;
  comparison: Comparison;
  onComparison: (comparison: Comparison) => void;
  /** The newest day of the data: where "last 28 days" end. */
  newest: string;
}

const PRESETS = ['7', '28', '91', '364'] as const;
const CUSTOM = 'custom';
const COMPARISON_OPTIONS = [
  { value: 'before', label: 'the days before' },
  { value: 'year', label: 'a year before' },
  { value: 'none', label: 'nothing' },
] as const;

/** From which day to which, and what that is compared with. */
export function PeriodPicker({ period, onPeriod, comparison, onComparison, newest }: PeriodPickerProps) {
  const format = useFormat();
  const preset = PRESETS.find((days) => period.end_date === newest && daysOf(period) === Number(days));
  const other = comparedPeriod(period, comparison);
  return (
    <div className="flex flex-wrap items-center gap-x-1.5 gap-y-2">
      <Select
        label="Period"
        value={preset ?? CUSTOM}
        options={[
          ...PRESETS.map((days) => ({ value: days, label: `last ${days} days` })),
          { value: CUSTOM, label: 'from and to' },
        ]}
        onChange={(value) => value !== CUSTOM && onPeriod(lastDays(newest, Number(value)))}
      />
      <span className="flex items-center gap-1.5">
        <DayField label="First day" value={period.start_date} onChange={(day) => onPeriod(withStart(period, day))} />
        <span className="text-ink-3">to</span>
        <DayField label="Last day" value={period.end_date} onChange={(day) => onPeriod(withEnd(period, day))} />
      </span>
      <Select label="Compared with" value={comparison} options={COMPARISON_OPTIONS} onChange={onComparison} />
      {other ? (
        <span className="text-caption text-ink-3">
          {format.day(other.start_date)} to {format.day(other.end_date)}
        </span>
      ) : null}
    </div>
  );
}

interface DayFieldProps {
  label: string;
  value: string;
  onChange: (day: string) => void;
}

function DayField({ label, value, onChange }: DayFieldProps) {
  return (
    <input
      type="date"
      aria-label={label}
      value={value}
      onChange={({ target }) => target.value && target.validity.valid && onChange(target.value)}
      className="h-[30px] rounded-md border border-control bg-ground px-2"
    />
  );
}
