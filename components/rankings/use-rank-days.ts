'use client';

import { useMemo } from 'react';
import { DAY_RANKS } from '@/components/rankings/day-ranks';
import type { BumpDay } from '@/components/rankings/prepare-bump';
import { mapContent } from '@/lib/client/panel-state';
import { dayQuestion, type Question, rankingsUrl } from '@/lib/client/rankings/rankings-url';
import { type CourseDay, useKeptDays } from '@/lib/client/use-kept-days';
import type { Kept, KeptAnswer } from '@/lib/contract/kept';
import { visibilitySearchByProduct } from '@/lib/contract/visibility-search-by-product';
import { addDays } from '@/lib/queries/shared/dates';

/** The days up to the one in question with the ranks that are kept of them, and what collecting the others takes. */
export function useRankDays(question: Question, span: number) {
  const asked = useMemo(() => daysUpTo(question, span), [question, span]);
  const { sets, state, collect } = useKeptDays(
    visibilitySearchByProduct,
    asked,
    (kept) => keptDays(kept, question),
    DAY_RANKS,
  );
  const days = useMemo(
    () => asked.map(({ day, url }): BumpDay => ({ day, ranks: sets.get(url)?.ranks ?? null })),
    [asked, sets],
  );
  return { state: mapContent(state, () => days), collect };
}

/** The kept answers about single days: a longer range says nothing of one of its days. */
function keptDays({ answers }: Kept, { position_type }: Question): ReadonlyMap<string, KeptAnswer> {
  const single = answers.filter(
    ({ params }) => params.start_date === params.end_date && params.position_type === position_type,
  );
  return new Map(single.map((answer) => [String(answer.params.end_date), answer]));
}

function daysUpTo(question: Question, span: number): CourseDay[] {
  return Array.from({ length: span }, (_, at) => {
    const day = addDays(question.end_date, at - span + 1);
    const url = rankingsUrl(dayQuestion(question, day));
    return { day, url, shown: url === rankingsUrl(question) };
  });
}
