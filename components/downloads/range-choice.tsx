'use client';

import { LabelledCalendar } from '@/components/downloads/labelled-calendar';
import type { Downloads } from '@/components/downloads/use-downloads';
import { CaptionedSegmented } from '@/components/ui/captioned-segmented';

/** Common lengths of the calendar. The address may contain other lengths. */
const LENGTHS = [7, 14, 28, 31, 62];

interface RangeChoiceProps {
  until: string;
  today: string | undefined;
  /** Number of days. */
  length: number;
  set: Downloads['set'];
}

/** The last day of the calendar, and its length. */
export function RangeChoice({ until, today, length, set }: RangeChoiceProps) {
  const lengths = [...new Set([...LENGTHS, length])].sort((a, b) => a - b).map(String);
  return (
    <>
      <LabelledCalendar
        caption="Up to"
        label="Last day"
        value={until}
        max={today}
        onChange={(day) => set({ until: day })}
      />
      <CaptionedSegmented
        label="How many days"
        options={lengths.map((value) => ({ value, label: value }))}
        value={String(length)}
        onChange={(value) => set({ days: Number(value) })}
        className="mt-3"
      />
    </>
  );
}
