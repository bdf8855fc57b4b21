'use client';

import { dayPresets } from '@/components/downloads/day-presets';
import { rangeWords } from '@/components/downloads/formats';
import type { Selection } from '@/components/downloads/selection';
import type { Downloads } from '@/components/downloads/use-downloads';
import { Button } from '@/components/ui/button';
import { Calendar, type CalendarProps } from '@/components/ui/calendar';
import { CaptionedSegmented } from '@/components/ui/captioned-segmented';
import { useFormat } from '@/lib/client/format/use-format';
import type { FilesAnswer } from '@/lib/queries/downloads/files';
import { earlier, later } from '@/lib/queries/shared/dates';

const HOUR_OPTIONS = [
  { value: 'expected', label: 'Expected' },
  { value: 'all', label: 'All 24' },
] as const;

interface DaysChoiceProps {
  files: FilesAnswer;
  selection: Selection;
  select: Downloads['select'];
  onClose: () => void;
}

/** Common ranges, the first and last day, and the hours of each day. */
export function DaysChoice({ files, selection: { from, to, hours }, select, onClose }: DaysChoiceProps) {
  const format = useFormat();
  const newest = files.datasets.flatMap(({ newest }) => newest ?? []);
  return (
    <>
      <div className="mb-3 flex flex-wrap gap-1">
        {dayPresets(files.today, newest).map(({ label, from, to }) => (
          <Button
            key={label}
            onClick={() => {
              select({ from, to });
              onClose();
            }}
          >
            {label} <span className="font-normal text-ink-3">{rangeWords(from, to, format)}</span>
          </Button>
        ))}
      </div>
      <div className="grid gap-4 sm:grid-cols-2">
        <LabelledCalendar
          caption="From"
          label="First day"
          value={from}
          max={files.today}
          onChange={(day) => select({ from: day, to: later(day, to) })}
        />
        <LabelledCalendar
          caption="To"
          label="Last day"
          value={to}
          max={files.today}
          onChange={(day) => select({ from: earlier(day, from), to: day })}
        />
      </div>
      <CaptionedSegmented
        label="Hours of each day"
        options={HOUR_OPTIONS}
        value={hours}
        onChange={(value) => select({ hours: value })}
        className="mt-3"
      />
    </>
  );
}

/** A calendar below a visible caption. */
function LabelledCalendar({ caption, ...calendar }: CalendarProps & { caption: string }) {
  return (
    <div>
      <p className="mb-1 text-caption text-ink-3">{caption}</p>
      <Calendar {...calendar} />
    </div>
  );
}
