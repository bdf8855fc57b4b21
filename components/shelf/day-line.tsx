'use client';

import { useState } from 'react';
import { CollectDays } from '@/components/page/collect-days';
import { ControlPlace } from '@/components/page/control-place';
import { DayStrip } from '@/components/shelf/day-strip';
import type { ShelfDays } from '@/components/shelf/use-shelf-days';
import { Button } from '@/components/ui/button';
import { DatePicker } from '@/components/ui/date-picker';
import { Segmented } from '@/components/ui/segmented';

interface DayLineProps {
  days: ShelfDays;
  date: string | null;
  /** The day of the other shelf; null while no other day is compared. */
  against: string | null;
  onDate: (day: string | null) => void;
  onAgainst: (day: string | null) => void;
}

const MOVED = [
  { value: 'date', label: 'Day shown' },
  { value: 'against', label: 'Day beside' },
] as const;
type Moved = (typeof MOVED)[number]['value'];

/** When: a day, the days that are collected to walk over, and what collecting the others costs. */
export function DayLine({ days, date, against, onDate, onAgainst }: DayLineProps) {
  const [moved, setMoved] = useState<Moved>('date');
  const moves = against ? moved : 'date';
  const [value, other] = moves === 'date' ? [date, against] : [against, date];
  return (
    <div className="no-print flex flex-col gap-2">
      <div className="flex min-h-[30px] flex-wrap items-center gap-x-3 gap-y-2">
        <DatePicker label="Day of the shelf" value={date ?? ''} onChange={(day) => onDate(day || null)} />
        {against ? (
          <>
            <span className="text-ink-3">beside</span>
            <DatePicker label="Day to compare with" value={against} onChange={(day) => onAgainst(day || null)} />
            <Button look="quiet" onClick={() => onAgainst(null)}>
              Same day
            </Button>
            {/* A row of its own for the strip, with what it moves. */}
            <span className="basis-full" />
            <Segmented label="What the strip moves" options={MOVED} value={moves} onChange={setMoved} />
          </>
        ) : null}
        {value ? (
          <DayStrip
            label={moves === 'date' ? 'Collected days of this shelf' : 'Collected days to put beside it'}
            days={days.days}
            value={value}
            other={other}
            onDay={moves === 'date' ? onDate : onAgainst}
          />
        ) : null}
      </div>
      {days.collect ? <CollectDays {...days.collect} /> : <ControlPlace className="w-full" />}
    </div>
  );
}
