'use client';

import { useMemo } from 'react';
import { type Filters, selectScores } from '@/components/visibility/select-scores';
import { type FetchedSet, fetchSet } from '@/lib/client/ndjson-stream';
import { mapContent } from '@/lib/client/panel-state';
import { addDays } from '@/lib/client/period';
import { keptByDay } from '@/lib/client/use-kept';
import { useKeptDays } from '@/lib/client/use-kept-days';
import type { Holding } from '@/lib/client/use-sets';
import { scoresOf } from '@/lib/client/visibility/prepare-scores';
import type { Score } from '@/lib/client/visibility/score';
import { type Question, scoresUrl } from '@/lib/client/visibility/scores-url';
import { type VisibilityScore, visibilityScores } from '@/lib/contract/visibility-scores';

/** A day of the trend: its scores after the filters, null when its answer is not kept. */
export interface KeptDay {
  day: string;
  scores: readonly Score[] | null;
}

const DAY_SCORES: Holding<FetchedSet<VisibilityScore>> = { name: 'set', load: fetchSet<VisibilityScore> };

/** The days up to the one in question with what is kept of them, and what collecting the others takes. */
export function useTrendDays(question: Question, span: number, filters: Filters) {
  const { date, ...params } = question;
  const asked = useMemo(() => daysUpTo(question, span), [question, span]);
  const { sets, state, collect } = useKeptDays(visibilityScores, asked, (kept) => keptByDay(kept, params), DAY_SCORES);
  const days = useMemo(
    () => asked.map(({ day, url }): KeptDay => ({ day, scores: selected(sets.get(url)?.rows, filters) })),
    [asked, sets, filters],
  );
  return { state: mapContent(state, () => days), collect };
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
