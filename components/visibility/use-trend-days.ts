'use client';

import { useMemo } from 'react';
import { type Filters, selectScores } from '@/components/visibility/select-scores';
import type { PanelState } from '@/lib/client/panel-state';
import { addDays } from '@/lib/client/period';
import { useCollect } from '@/lib/client/use-collect';
import { callsPerSet, keptByDay, useKept, useKeptAgain } from '@/lib/client/use-kept';
import { useSets, WHOLE_SET } from '@/lib/client/use-sets';
import { scoresOf } from '@/lib/client/visibility/prepare-scores';
import type { Score } from '@/lib/client/visibility/score';
import { type Question, scoresUrl } from '@/lib/client/visibility/scores-url';
import type { KeptAnswer } from '@/lib/contract/kept';
import { type VisibilityScore, visibilityScores } from '@/lib/contract/visibility-scores';

/** A day of the trend: its scores after the filters, null when its answer is not kept. */
export interface KeptDay {
  day: string;
  scores: readonly Score[] | null;
}

const NONE: ReadonlyMap<string, KeptAnswer> = new Map();

/** The days up to the one in question with what is kept of them, and what collecting the others takes. */
export function useTrendDays(question: Question, span: number, filters: Filters) {
  const kept = useKept(visibilityScores);
  const onCollected = useKeptAgain(visibilityScores);
  const collection = useCollect(WHOLE_SET);
  const { date, ...params } = question;
  const answers = kept.kind === 'content' ? keptByDay(kept.data, params) : NONE;
  const asked = useMemo(() => daysUpTo(question, span), [question, span]);
  const { sets, loading, problem, retry } = useSets<VisibilityScore>(
    asked.map(({ day, url }) => ({ url, ask: answers.get(day)?.free ?? false })),
  );
  const days = useMemo(
    () => asked.map(({ day, url }) => ({ day, scores: selected(sets.get(url)?.rows, filters) })),
    [asked, sets, filters],
  );
  // The newest first: a collection that is stopped early leaves the days that matter most.
  const missing = asked
    .filter(({ url }) => !sets.has(url))
    .map(({ url }) => url)
    .reverse();
  if (kept.kind !== 'content') return { state: kept, collect: null };

  const state: PanelState<readonly KeptDay[]> = problem
    ? { kind: 'problem', problem, retry }
    : loading > 0
      ? { kind: 'loading', progress: { loaded: span - missing.length, total: span - missing.length + loading } }
      : { kind: 'content', data: days };
  const collect = {
    kept: span - missing.length,
    of: span,
    missing: kept.refetching ? null : missing,
    callsPerDay: callsPerSet(kept.data, answers.values()),
    collection,
    onCollected,
  };
  return { state, collect };
}

function daysUpTo(question: Question, span: number) {
  return Array.from({ length: span }, (_, at) => {
    const day = addDays(question.date, at - span + 1);
    return { day, url: scoresUrl({ ...question, date: day }) };
  });
}

function selected(rows: readonly VisibilityScore[] | undefined, filters: Filters): readonly Score[] | null {
  return rows ? selectScores(scoresOf(rows).all, filters).items : null;
}
