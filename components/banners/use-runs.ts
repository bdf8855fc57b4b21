'use client';

import { useMemo } from 'react';
import { eachDay, prepareRuns, type Run } from '@/components/banners/prepare-runs';
import { type CollectedDays, useCollectedDays } from '@/components/banners/use-collected-days';
import type { Question } from '@/lib/client/banners/question';
import { type Filters, selectPlacements } from '@/lib/client/banners/select-placements';
import type { PanelState } from '@/lib/client/panel-state';
import { lastDays } from '@/lib/client/period';

export type RunsOf = Omit<CollectedDays, 'state'> & { readonly state: PanelState<readonly Run[]> };

const NO_DAYS: readonly string[] = [];
const NO_RUNS: readonly Run[] = [];

export interface RunQuestion {
  /** False reads nothing: the panel is not in sight. */
  shown: boolean;
  /** The last day of the window. */
  date: string;
  /** Its length. */
  days: number;
  question: Question;
  filters: Filters;
}

/** The runs of the banners that the filters leave. Only days that are kept are read: this costs no call. */
export function useRuns({ shown, date, days, question, filters }: RunQuestion): RunsOf {
  const window = useMemo(() => (shown ? eachDay(lastDays(date, days)) : NO_DAYS), [shown, date, days]);
  const collected = useCollectedDays(window, question);
  const all = collected.state.kind === 'content' ? collected.state.data : null;
  const runs = useMemo(
    () =>
      all
        ? prepareRuns(
            all.map(({ date: day, placements }) => ({
              date: day,
              placements: placements && selectPlacements(placements, filters).items,
            })),
          )
        : NO_RUNS,
    [all, filters],
  );
  return { ...collected, state: stateOf(collected, runs) };
}

function stateOf({ state, kept, empty }: CollectedDays, runs: readonly Run[]): PanelState<readonly Run[]> {
  if (state.kind !== 'content') return state;
  if (runs.length > 0) return { ...state, data: runs };
  if (kept === 0)
    return {
      kind: 'guidance',
      reason: 'not-collected',
      text: 'None of the days in this window is collected. Collect them above; the button says what that costs.',
    };
  if (empty === kept)
    return {
      kind: 'guidance',
      reason: 'not-published',
      text: 'The service has no banners for any of the days that are collected.',
    };
  return {
    kind: 'guidance',
    reason: 'filtered-out',
    text: 'No banner of the collected days passes all filters that are on.',
  };
}
