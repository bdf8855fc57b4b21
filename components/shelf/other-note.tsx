'use client';

import { PanelGuidance } from '@/components/panel/panel-guidance';
import { PanelProblem } from '@/components/panel/panel-problem';
import type { PanelState } from '@/lib/client/panel-state';

/** Why no shelf stands beside this one yet. */
export function OtherNote({ other }: { other: Exclude<PanelState<unknown>, { kind: 'content' }> }) {
  if (other.kind === 'problem') return <PanelProblem problem={other.problem} onRetry={other.retry} />;
  if (other.kind === 'guidance') return <PanelGuidance guidance={other} />;
  return (
    <p role="status" className="mb-3 text-ink-2">
      The other shelf is loading.
    </p>
  );
}
