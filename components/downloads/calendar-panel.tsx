'use client';

import { CalendarGrid } from '@/components/downloads/calendar-grid';
import { Legend } from '@/components/downloads/legend';
import { NoneHere } from '@/components/downloads/none-here';
import { feedHealth } from '@/components/downloads/prepare';
import type { Calendar, Slot } from '@/components/downloads/selection';
import { Panel } from '@/components/panel/panel';
import type { PanelState } from '@/lib/client/panel-state';
import { useFormat } from '@/lib/client/use-format';

interface CalendarPanelProps {
  state: PanelState<Calendar>;
  active: Slot;
  chosen: readonly string[];
  onActive: (slot: Slot) => void;
  onToggle: (slots: Slot[]) => void;
  /** Shows the days up to another one. */
  onUntil: (day: string) => void;
}

export function CalendarPanel({ state, active, chosen, onActive, onToggle, onUntil }: CalendarPanelProps) {
  const format = useFormat();
  return (
    <Panel
      title="Which hours have a file"
      state={state}
      caption={(calendar) => {
        const { present, expected, onTime, weighed, inFull } = feedHealth(calendar);
        const rates = [
          expected === 0
            ? 'no file known or expected'
            : `${format.integer(present)} of ${format.integer(expected)} expected hours have a file (${format.percent(onTime)} on time)`,
          weighed === 0
            ? 'none weighed yet'
            : `${format.percent(inFull)} of ${format.integer(weighed)} fetched are in full`,
        ];
        return `${rates.join(' · ')} · ${calendar.listed ? 'listed by the service' : 'this dataset has no list: learned as files are asked for'}`;
      }}
    >
      {(calendar) => (
        <div className="flex flex-col gap-3">
          <NoneHere calendar={calendar} onUntil={onUntil} />
          <CalendarGrid
            calendar={calendar}
            active={active}
            chosen={new Set(chosen)}
            onActive={onActive}
            onToggle={onToggle}
          />
          <Legend counts={feedHealth(calendar).counts} />
          {calendar.rules.map((rule) => (
            <p key={rule} className="text-caption text-ink-3">
              {rule}
            </p>
          ))}
        </div>
      )}
    </Panel>
  );
}
