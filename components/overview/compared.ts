import type { PanelState } from '@/lib/client/panel-state';

interface Days {
  /** In words, of the two answers: "30 Jun 2026". */
  readonly now: string;
  readonly before: string;
  /** What the answers hold: "prices". */
  readonly noun: string;
}

/**
 * What two answers come to together. The earlier one is of no use without the later; an empty one is neither a failure
 * nor a change of everything.
 */
export function compared<Row, Out>(
  now: PanelState<readonly Row[]>,
  before: PanelState<readonly Row[]>,
  { now: day, before: against, noun }: Days,
  derive: (now: readonly Row[], before: readonly Row[]) => Out,
): PanelState<Out> {
  if (now.kind !== 'content') return now;
  if (now.data.length === 0) return nothing(noun, day);
  if (before.kind !== 'content') return before;
  if (before.data.length === 0)
    return {
      kind: 'guidance',
      reason: 'not-compared',
      text: `The service has no ${noun} for ${against}: there is no earlier collection to compare with.`,
    };
  return { ...now, data: derive(now.data, before.data) };
}

/** Nothing was published, which is no number to show. */
export function nothing(noun: string, day: string): Extract<PanelState<never>, { kind: 'guidance' }> {
  return { kind: 'guidance', reason: 'not-published', text: `The service has no ${noun} for ${day}.` };
}

/** Several answers of one kind as one: all of them or none. */
export function together<Data>(states: readonly PanelState<Data>[]): PanelState<readonly Data[]> {
  const data: Data[] = [];
  for (const state of states) {
    if (state.kind !== 'content') return state;
    data.push(state.data);
  }
  const [first] = states;
  return first?.kind === 'content' ? { ...first, data } : { kind: 'content', data };
}
