import type { PanelState } from '@/lib/client/panel-state';

/** The answer to exactly this question: while another one loads, the panel of a page shows the one before. */
export function answerTo<Answer extends { url: string }>(
  state: PanelState<Answer>,
  url: string | null,
): PanelState<Answer> {
  return state.kind === 'content' && state.data.url !== url ? { kind: 'loading', progress: state.progress } : state;
}

/** Neither on its way nor to come. */
export function isSettled(state: PanelState<unknown>): boolean {
  return state.kind !== 'loading';
}
