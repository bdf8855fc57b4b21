'use client';

import { Button } from '@/components/ui/button';
import { DatePicker } from '@/components/ui/date-picker';
import { addDays } from '@/lib/client/period';

interface QuestionLineProps {
  /** The day shown; empty while it is not known. */
  day: string;
  /** Nobody chose a day: it is the newest. */
  isNewest: boolean;
  against: string;
  onChange: (change: { date?: string | null; against?: string | null }) => void;
}

/** Which two collections are compared. */
export function QuestionLine({ day, isNewest, against, onChange }: QuestionLineProps) {
  return (
    <div className="no-print flex flex-wrap items-center gap-x-3 gap-y-2">
      <div className="flex items-center gap-1">
        <Button
          aria-pressed={isNewest}
          look={isNewest ? 'strong' : 'plain'}
          onClick={() => onChange({ date: null, against: null })}
        >
          Newest
        </Button>
        <DatePicker label="Day" value={day} onChange={(date) => onChange({ date: date || null, against: null })} />
      </div>
      <div className="flex flex-wrap items-center gap-1">
        <span className="text-ink-3">against</span>
        <DatePicker
          label="Earlier day"
          value={against}
          max={day ? addDays(day, -1) : undefined}
          onChange={(date) => onChange({ against: date || null })}
        />
        <Button look="quiet" disabled={!day} onClick={() => onChange({ against: addDays(day, -7) })}>
          A week before
        </Button>
      </div>
    </div>
  );
}
