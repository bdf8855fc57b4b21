'use client';

import { ChevronDown } from 'lucide-react';
import { dayPresets } from '@/components/downloads/day-presets';
import { rangeWords } from '@/components/downloads/formats';
import { LabelledCalendar } from '@/components/downloads/labelled-calendar';
import type { Downloads } from '@/components/downloads/use-downloads';
import { Button } from '@/components/ui/button';
import { Popover } from '@/components/ui/popover';
import { Segmented } from '@/components/ui/segmented';
import { useFormat } from '@/lib/client/use-format';
import { earlier, later } from '@/lib/queries/shared/dates';

/** A button that opens the chosen days and hours. A preset closes the popover. */
export function DaysButton({ downloads: { files, selection, choose } }: { downloads: Downloads }) {
  const format = useFormat();
  const { from = '', to = '', hours = 'expected' } = selection ?? {};
  const words = selection ? rangeWords(from, to, format) : '';
  const newest = files?.datasets.flatMap(({ newest }) => newest ?? []) ?? [];
  const presets = files ? dayPresets(files.today, newest) : [];
  return (
    <Popover
      title="Days of the files"
      className="w-[44rem] max-w-[calc(100vw-2rem)]"
      trigger={
        <Button disabled={!selection} aria-label={`Days: ${words}`}>
          {words || 'Days'}
          <ChevronDown aria-hidden className="text-ink-3" />
        </Button>
      }
    >
      {(close) => (
        <>
          <div className="mb-3 flex flex-wrap gap-1">
            {presets.map(({ label, from, to }) => (
              <Button
                key={label}
                onClick={() => {
                  choose({ from, to });
                  close();
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
              max={files?.today}
              onChange={(day) => choose({ from: day, to: later(day, to) })}
            />
            <LabelledCalendar
              caption="To"
              label="Last day"
              value={to}
              max={files?.today}
              onChange={(day) => choose({ from: earlier(day, from), to: day })}
            />
          </div>
          <p className="mt-3 mb-1 text-caption text-ink-3">Hours of each day</p>
          <Segmented
            label="Hours of each day"
            options={[
              { value: 'expected', label: 'Expected' },
              { value: 'all', label: 'All 24' },
            ]}
            value={hours}
            onChange={(value) => choose({ hours: value })}
          />
        </>
      )}
    </Popover>
  );
}
