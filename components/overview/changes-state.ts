import type { Changes, Silent } from '@/components/overview/prepare-changes';
import type { PanelState } from '@/lib/client/panel-state';

/** The list as the state of its panel: there as soon as one part tells something, whatever the others do. */
export function changesState(changes: Changes | null): PanelState<Changes> {
  if (!changes) return { kind: 'loading' };
  const { told, silent, leftOut, worse } = changes;
  if (told > 0 || leftOut.length > 0 || worse.length > 0) return { kind: 'content', data: changes };
  if (silent.some(({ state }) => state.kind === 'loading')) return { kind: 'loading' };
  const [first] = silent;
  // One reason for all, as a service that is down or an account without data: said once rather than part by part.
  if (!first || !silent.every(({ state }) => reasonOf(state) === reasonOf(first.state)))
    return { kind: 'content', data: changes };
  return first.state.kind === 'problem' ? { ...first.state, retry: () => retryAll(silent) } : first.state;
}

function reasonOf(state: Silent['state']): string | null {
  if (state.kind === 'problem') return state.problem.title;
  if (state.kind !== 'guidance') return null;
  return state.reason === 'not-published' ? state.reason : state.text;
}

function retryAll(silent: readonly Silent[]) {
  for (const { state } of silent) if (state.kind === 'problem') state.retry?.();
}
