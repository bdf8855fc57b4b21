import type { Changes } from '@/components/overview/prepare-changes';
import type { PanelState } from '@/lib/client/panel-state';

/** The list as the state of its panel: there as soon as one part tells something, whatever the others do. */
export function changesState(changes: Changes | null): PanelState<Changes> {
  if (!changes) return { kind: 'loading' };
  const { told, silent, leftOut, worse } = changes;
  if (told > 0 || leftOut.length > 0 || worse.length > 0) return { kind: 'content', data: changes };
  if (silent.some(({ state }) => state.kind === 'loading')) return { kind: 'loading' };
  const [first] = silent;
  // Nothing was published at all, or not compared anywhere: said once rather than part by part.
  const isAlike = silent.every(({ state }) => state.kind === 'guidance' && state.reason === 'not-published');
  return isAlike && first?.state.kind === 'guidance' ? first.state : { kind: 'content', data: changes };
}
