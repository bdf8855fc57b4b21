'use client';

import { CalendarGrid } from '@/components/downloads/calendar-grid';
import { FeedFacts } from '@/components/downloads/feed-facts';
import { Legend } from '@/components/downloads/legend';
import { NoneHere } from '@/components/downloads/none-here';
import { feedHealth } from '@/components/downloads/prepare';
import type { Calendar, Slot } from '@/components/downloads/selection';
import { RefreshButton } from '@/components/page/refresh-button';
import { Panel } from '@/components/panel/panel';
import { SkeletonRows } from '@/components/ui/skeleton';
import type { PanelState } from '@/lib/client/panel-state';

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
  return (
    <Panel
      title="Which hours have a file"
      state={state}
      skeleton={<SkeletonRows rows={14} />}
      caption={({ listed }) =>
        listed ? 'listed by the service' : 'this dataset has no list: learned as files are asked for'
      }
      actions={({ listed }) => (listed ? <RefreshButton state={state} /> : null)}
    >
      {(calendar) => (
        // The calendar of another dataset stays in sight while this one loads: nothing is chosen in it.
        <div inert={calendar.dataset !== active.dataset} className="flex flex-col gap-3">
          <FeedFacts calendar={calendar} />
          <NoneHere calendar={calendar} onUntil={onUntil} />
          <CalendarGrid
            calendar={calendar}
            active={active}
            chosen={new Set(chosen)}
            onActive={onActive}
            onToggle={onToggle}
          />
          <Legend counts={feedHealth(calendar).counts} />
          <p className="text-caption text-ink-3">{calendar.rules.join(' ')}</p>
        </div>
      )}
    </Panel>
  );
}
