'use client';

import { useMemo } from 'react';
import { eachDay, prepareRuns, type Run } from '@/components/banners/prepare-runs';
import { preparePlacements } from '@/lib/client/banners/prepare-placements';
import { bannersUrl, type Question } from '@/lib/client/banners/question';
import { type Filters, selectPlacements } from '@/lib/client/banners/select-placements';
import type { PanelState } from '@/lib/client/panel-state';
import { lastDays } from '@/lib/client/period';
import { type Collection, useCollect } from '@/lib/client/use-collect';
import { callsPerSet, keptByDay, useKept, useKeptAgain } from '@/lib/client/use-kept';
import { useSets, WHOLE_SET } from '@/lib/client/use-sets';
import { type Banner, eRetailMedia } from '@/lib/contract/e-retail-media';
import type { Kept } from '@/lib/contract/kept';
import type { Problem } from '@/lib/contract/problem';

export interface RunsOf {
  state: PanelState<readonly Run[]>;
  /** Collected days on which the service had no banner. */
  empty: number;
  problem: Problem | null;
  retry: () => void;
  /** Null until it is known which days are kept: nothing is offered for a price that is a guess. */
  collect: null | {
    kept: number;
    of: number;
    missing: readonly string[];
    callsPerDay: number;
    collection: Collection;
    onCollected: () => void;
  };
}

const NO_DAYS: readonly string[] = [];
const NOTHING_KEPT: Kept = { pageSize: 1, answers: [] };

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
  const kept = useKept(eRetailMedia);
  const onCollected = useKeptAgain(eRetailMedia);
  const collection = useCollect(WHOLE_SET);
  const window = useMemo(() => (shown ? eachDay(lastDays(date, days)) : NO_DAYS), [shown, date, days]);
  const answers = keptByDay(kept.kind === 'content' ? kept.data : NOTHING_KEPT, { ...question });
  const urls = window.map((day) => ({ url: bannersUrl(day, question), ask: answers.get(day)?.free === true }));
  const { sets, loading, problem, retry } = useSets<Banner>(urls);

  const collected = useMemo(
    () =>
      window.map((day) => {
        const set = sets.get(bannersUrl(day, question));
        return { date: day, placements: set && set.rows.length > 0 ? preparePlacements(set.rows) : null };
      }),
    [window, sets, question],
  );
  const runs = useMemo(() => {
    const filtered = collected.map(({ date: day, placements }) => ({
      date: day,
      placements: placements && selectPlacements(placements, filters).items,
    }));
    return prepareRuns(filtered);
  }, [collected, filters]);

  const fetchedAt = [...sets.values()].map(({ meta }) => meta.fetchedAt).sort()[0];
  const have = urls.filter(({ url, ask }) => ask || sets.has(url));
  const empty = have.filter(({ url }) => sets.get(url)?.rows.length === 0).length;
  return {
    state: stateOf(kept, runs, { days: have.length, empty, loading, fetchedAt }),
    empty,
    problem,
    retry,
    collect:
      kept.kind === 'content'
        ? {
            kept: have.length,
            of: window.length,
            missing: urls.filter((one) => !have.includes(one)).map(({ url }) => url),
            callsPerDay: callsPerSet(kept.data, answers.values()),
            collection,
            onCollected,
          }
        : null,
  };
}

interface Read {
  /** Days that are kept, those of them without banners, and those still on their way. */
  days: number;
  empty: number;
  loading: number;
  /** When the oldest of them was fetched. */
  fetchedAt: string | undefined;
}

function stateOf(
  kept: PanelState<unknown>,
  runs: readonly Run[],
  { days, empty, loading, fetchedAt }: Read,
): PanelState<readonly Run[]> {
  if (kept.kind !== 'content') return kept;
  // Runs made of a part of the days would look shorter than they are.
  if (loading > 0) return { kind: 'loading', progress: { loaded: days - loading, total: days } };
  if (runs.length > 0) return { kind: 'content', data: runs, provenance: { fetchedAt } };
  if (days === 0)
    return {
      kind: 'guidance',
      reason: 'not-collected',
      text: 'None of the days in this window is collected. Collect them above; the button says what that costs.',
    };
  if (empty === days)
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
