'use client';

import { useMemo } from 'react';
import { DAY_RANKS } from '@/components/rankings/day-ranks';
import type { BumpDay } from '@/components/rankings/prepare-bump';
import type { PanelState } from '@/lib/client/panel-state';
import { addDays } from '@/lib/client/period';
import { dayQuestion, type Question, rankingsUrl } from '@/lib/client/rankings/rankings-url';
import { useCollect } from '@/lib/client/use-collect';
import { callsPerSet, useKept, useKeptAgain } from '@/lib/client/use-kept';
import { useHeld } from '@/lib/client/use-sets';
import type { Kept, KeptAnswer } from '@/lib/contract/kept';
import { visibilitySearchByProduct } from '@/lib/contract/visibility-search-by-product';

/** The days up to the one in question with the ranks that are kept of them, and what collecting the others takes. */
export function useRankDays(question: Question, span: number) {
  const kept = useKept(visibilitySearchByProduct);
  const onCollected = useKeptAgain(visibilitySearchByProduct);
  const collection = useCollect(DAY_RANKS);
  const answers = kept.kind === 'content' ? keptDays(kept.data, question) : NONE;
  const asked = useMemo(() => daysUpTo(question, span), [question, span]);
  const { sets, loading, problem, retry } = useHeld(
    // The page itself asks for its day: it is there by then, whatever was kept before.
    asked.map(({ day, url }) => ({ url, ask: answers.get(day)?.free === true || url === rankingsUrl(question) })),
    DAY_RANKS,
  );
  const days = useMemo(
    () => asked.map(({ day, url }): BumpDay => ({ day, ranks: sets.get(url)?.ranks ?? null })),
    [asked, sets],
  );
  if (kept.kind !== 'content') return { state: kept, collect: null };

  const missing = asked.filter(({ url }) => !sets.has(url)).map(({ url }) => url);
  const there = span - missing.length;
  const state: PanelState<readonly BumpDay[]> = problem
    ? { kind: 'problem', problem, retry }
    : loading > 0
      ? { kind: 'loading', progress: { loaded: there, total: there + loading } }
      : { kind: 'content', data: days };
  const callsPerDay = callsPerSet(kept.data, answers.values());
  const known = kept.refetching ? null : missing;
  return { state, collect: { kept: there, of: span, missing: known, callsPerDay, collection, onCollected } };
}

const NONE: ReadonlyMap<string, KeptAnswer> = new Map();

/** The kept answers about single days: a longer range says nothing of one of its days. */
function keptDays({ answers }: Kept, { position_type }: Question): ReadonlyMap<string, KeptAnswer> {
  const single = answers.filter(
    ({ params }) => params.start_date === params.end_date && params.position_type === position_type,
  );
  return new Map(single.map((answer) => [String(answer.params.end_date), answer]));
}

function daysUpTo(question: Question, span: number) {
  return Array.from({ length: span }, (_, at) => {
    const day = addDays(question.end_date, at - span + 1);
    return { day, url: rankingsUrl(dayQuestion(question, day)) };
  });
}
