'use client';

import { SPANS } from '@/components/downloads/url-state';
import { DatePicker } from '@/components/ui/date-picker';
import { Segmented } from '@/components/ui/segmented';

type Span = (typeof SPANS)[number];

interface RangeBarProps {
  until: string;
  days: Span;
  onChange: (change: { until?: string; days?: Span }) => void;
}

const OPTIONS = SPANS.map((value) => ({ value, label: `${value} days` }));

export function RangeBar({ until, days, onChange }: RangeBarProps) {
  return (
    <div className="no-print flex flex-wrap items-center gap-x-3 gap-y-2">
      <Segmented
        label="Length of the calendar"
        options={OPTIONS}
        value={days}
        onChange={(value) => onChange({ days: value })}
      />
      <div className="flex items-center gap-1">
        <span className="text-ink-2">up to</span>
        <DatePicker label="Last day of the calendar" value={until} onChange={(value) => onChange({ until: value })} />
      </div>
    </div>
  );
}
