'use client';

import { useMemo } from 'react';
import { dayQuestion, type Question, rankingsUrl } from '@/lib/client/rankings/rankings-url';
import { useNewestDay } from '@/lib/client/use-newest-day';
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
  const newest = useNewestDay();
  const question = useMemo(
    () => questionOf({ start_date, end_date, position_type }, newest),
    [start_date, end_date, position_type, newest],
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

/** The range in the address, or one day: the newest. Null while that is not known. */
function questionOf({ start_date, end_date, position_type }: Asked, newest: string | null): Question | null {
  const end = end_date ?? start_date ?? newest;
  if (end === null) return null;
  return { start_date: start_date ?? end, end_date: end, position_type };
}
