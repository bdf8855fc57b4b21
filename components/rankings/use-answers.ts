'use client';

import { useMemo } from 'react';
import type { FetchedSet } from '@/lib/client/ndjson-stream';
import { dayQuestion, lastDayOf, type Question, rankingsUrl } from '@/lib/client/rankings/rankings-url';
import { useOpeningDay } from '@/lib/client/use-opening-day';
import { useSet } from '@/lib/client/use-set';
import type { SearchProduct } from '@/lib/contract/visibility-search-by-product';

/** What the address asks; without a day it is the newest. */
export interface Asked extends Pick<Question, 'position_type'> {
  start_date: string | null;
  end_date: string | null;
}

const NO_ROWS: readonly SearchProduct[] = [];

/** What the page asks of the service: a range, and to compare its last day with another one, both of these alone. */
export function useAnswers({ start_date, end_date, position_type }: Asked, against: string | null) {
  const end = useOpeningDay(end_date ?? start_date, (day) =>
    rankingsUrl({ start_date: day, end_date: day, position_type }),
  );
  const question = useMemo<Question | null>(
    () => (end === null ? null : { start_date: start_date ?? end, end_date: end, position_type }),
    [start_date, end, position_type],
  );
  const pair = question && against !== null && against !== question.end_date ? against : null;
  const now = useSet<SearchProduct>(question && rankingsUrl(question));
  const day = useSet<SearchProduct>(question && pair && rankingsUrl(dayQuestion(question, question.end_date)));
  const before = useSet<SearchProduct>(question && pair && rankingsUrl(dayQuestion(question, pair)));
  return {
    question,
    now,
    day,
    before,
    rows: (now.kind === 'content' ? now.data.rows : null) ?? NO_ROWS,
    compared:
      pair !== null && day.kind === 'content' && before.kind === 'content' ? daysOf(day.data, before.data) : null,
  };
}

/** Each with the day it is about, which is the one before while another one loads. */
function daysOf(now: FetchedSet<SearchProduct>, before: FetchedSet<SearchProduct>) {
  return { now: now.rows, before: before.rows, against: lastDayOf(before.url) };
}
