import type { Changes } from '@/lib/client/banners/prepare-changes';
import type { FetchedSet } from '@/lib/client/ndjson-stream';
import type { PanelState } from '@/lib/client/panel-state';
import type { Banner } from '@/lib/contract/e-retail-media';

type SetState = PanelState<FetchedSet<Banner>>;

interface Compared {
  now: SetState;
  before: SetState;
  /** Null: no day to compare with is chosen yet. */
  compareDate: string | null;
  changes: Changes;
  compare: () => void;
}

/** The changes between two days as the state of their panel. */
export function comparedState({ now, before, compareDate, changes, compare }: Compared): PanelState<Changes> {
  if (compareDate === null)
    return {
      kind: 'guidance',
      reason: 'not-collected',
      text: 'No day to compare with is chosen. Comparing loads the banners of that day once, about one request.',
      action: { label: 'Compare with the day before', onAction: compare },
    };
  if (now.kind !== 'content') return now;
  if (before.kind !== 'content') return before;
  for (const [state, day] of [
    [now, 'the day shown'],
    [before, 'the compared day'],
  ] as const)
    if (state.data.rows.length === 0)
      return {
        kind: 'guidance',
        reason: 'not-published',
        text: `The service has no banners for ${day}, so what changed cannot be told. Choose another day.`,
      };
  return { ...before, data: changes, refetching: now.refetching || before.refetching };
}
