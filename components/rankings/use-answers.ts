'use client';

import { useMemo } from 'react';
import { dayQuestion, type Question, rankingsUrl } from '@/lib/client/rankings/rankings-url';
import { useOpeningDay } from '@/lib/client/use-opening-day';
import { useSet } from '@/lib/client/use-set';
import type { SearchProduct } from '@/lib/contract/visibility-search-by-product';

interface Asked extends Pick<Question, 'position_type'> {
  start_date: string | null;
  end_date: string | null;
}

interface Comparing {
  /** The day to compare with; null for none. */
  against: string | null;
  /** The movers are looked at: until then their days are not asked for. */
  compares: boolean;
}

const NO_ROWS: readonly SearchProduct[] = [];

/** What the page asks of the service: a range, and for movers its last day and another one. */
export function useAnswers({ start_date, end_date, position_type }: Asked, { against, compares }: Comparing) {
  const end = useOpeningDay(end_date ?? start_date, (day) =>
    rankingsUrl({ start_date: day, end_date: day, position_type }),
  );
  const question = useMemo<Question | null>(
    () => (end === null ? null : { start_date: start_date ?? end, end_date: end, position_type }),
    [start_date, end, position_type],
  );
  const pair = question && compares && against !== null && against !== question.end_date ? against : null;
  const now = useSet<SearchProduct>(question && rankingsUrl(question));
  const day = useSet<SearchProduct>(question && pair && rankingsUrl(dayQuestion(question, question.end_date)));
  const before = useSet<SearchProduct>(question && pair && rankingsUrl(dayQuestion(question, pair)));
  const rowsOf = (set: typeof now) => (set.kind === 'content' ? set.data.rows : null);
  return {
    question,
    now,
    day,
    before,
    rows: {
      now: rowsOf(now) ?? NO_ROWS,
      day: pair ? rowsOf(day) : null,
      before: pair ? rowsOf(before) : null,
    },
  };
}
