'use client';

import type { ReactNode } from 'react';
import { PanelProblem } from '@/components/panel/panel-problem';
import type { Compared } from '@/components/rankings/use-compared';
import type { PanelState } from '@/lib/client/panel-state';
import { useFormat } from '@/lib/client/use-format';

interface CompareNoteProps {
  /** The state of both days: the first that is not there. */
  state: PanelState<unknown>;
  compared: Compared | null;
  days: { now: string; before: string };
  onMovers: () => void;
}

/** What the comparison stands on and how much moved, or why there is none. */
export function CompareNote({ state, compared, days, onMovers }: CompareNoteProps) {
  const format = useFormat();
  if (state.kind === 'problem') return <PanelProblem problem={state.problem} onRetry={state.retry} />;
  if (state.kind === 'guidance') return <Note>{state.text}</Note>;
  if (!compared) return <Note>Loading {format.day(days.before)} to compare with.</Note>;
  const { movers, change } = compared;
  return (
    <Note>
      {format.day(days.now)} beside {format.day(change.day)}, like for like: keywords that both days collected.{' '}
      <button type="button" onClick={onMovers} className="text-ink-2 underline">
        {format.integer(movers.rows.length)} places moved
      </button>
      , {format.integer(movers.count.off)} off page one.
    </Note>
  );
}

function Note({ children }: { children: ReactNode }) {
  return (
    <p role="status" className="text-caption text-ink-3">
      {children}
    </p>
  );
}
