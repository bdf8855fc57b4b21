import type { Prices } from '@/components/prices/use-prices';
import type { PanelState } from '@/lib/client/panel-state';
import type { Changes } from '@/lib/client/prices/prepare-changes';

interface Asked {
  /** Of the day itself, under the filters: without it there is nothing to compare. */
  state: PanelState<unknown>;
  against: string | null;
  /** Chooses a day to compare with; null while the day itself is not known. */
  compare: (() => void) | null;
}

/** What changed between two days as the state of its panel. A day without prices is nothing to compare with. */
export function comparedState({ other, changes }: Prices, { state, against, compare }: Asked): PanelState<Changes> {
  if (state.kind !== 'content') return state;
  if (against === null)
    return {
      kind: 'guidance',
      reason: 'not-compared',
      text: 'No day to compare with is chosen. Comparing loads the prices of that day once.',
      action: compare ? { label: 'Compare with a week before', onAction: compare } : undefined,
    };
  if (other.kind !== 'content') return other;
  if (other.data.rows.length === 0)
    return {
      kind: 'guidance',
      reason: 'not-published',
      text: `The service has no prices for ${against}, so nothing can be compared. Choose another day.`,
    };
  if (!changes) return { kind: 'loading' };
  return { ...state, data: changes, refetching: state.refetching || other.refetching };
}
