'use client';

import { PanelProblem } from '@/components/panel/panel-problem';
import type { Change } from '@/components/visibility/prepare-change';
import type { PanelState } from '@/lib/client/panel-state';
import { useFormat } from '@/lib/client/use-format';

interface CompareNoteProps {
  state: PanelState<unknown>;
  change: Change | null;
  day: string;
}

/** What the comparison stands on, or why there is none. */
export function CompareNote({ state, change, day }: CompareNoteProps) {
  const format = useFormat();
  if (state.kind === 'problem') return <PanelProblem problem={state.problem} onRetry={state.retry} />;
  if (!change)
    return (
      <p role="status" className="text-caption text-ink-3">
        Loading {format.day(day)} to compare with.
      </p>
    );
  return (
    <p role="status" className="text-caption text-ink-3">
      {change.before.size === 0
        ? `The service has no scores for ${format.day(day)} under these filters, so there is nothing to compare with.`
        : `Compared with ${format.day(day)}, like for like: scores on both days. ${format.integer(change.entered)} are new, ${format.integer(change.left)} are gone.`}
    </p>
  );
}
