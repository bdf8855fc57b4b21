import type { Placement } from '@/components/banners/placement';
import { type Changes, prepareChanges } from '@/components/banners/prepare-changes';
import type { FetchedSet } from '@/lib/client/ndjson-stream';
import type { PanelState } from '@/lib/client/panel-state';
import type { Banner } from '@/lib/contract/e-retail-media';

type SetState = PanelState<FetchedSet<Banner>>;

interface Compared {
  now: SetState;
  before: SetState;
  /** Null: no day to compare with is chosen yet. */
  compareDate: string | null;
  /** Whole days: a banner that the filters hide on one day alone must not look new. */
  all: { now: readonly Placement[]; before: readonly Placement[] };
  accepts: (placement: Placement) => boolean;
  compare: () => void;
}

/** The changes between two days, of the banners that the filters leave on either. */
export function comparedState({ now, before, compareDate, all, accepts, compare }: Compared): PanelState<Changes> {
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
  const { changes, untold } = prepareChanges(all.now, all.before);
  const left = changes.filter(({ now: shown, before: gone }) => [shown, gone].some((one) => one && accepts(one)));
  return {
    ...before,
    data: { changes: left, untold },
    refetching: now.refetching || before.refetching,
  };
}
