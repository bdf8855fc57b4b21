'use client';

import { useMemo } from 'react';
import { pageNumber, type Question } from '@/lib/client/competition/question';
import { periodOf } from '@/lib/client/period';

const NEWEST_DAYS = 28;

interface Asked extends Pick<Question, 'time_dimension' | 'price_type'> {
  customer_page_id: string | null;
  start_date: string | null;
  end_date: string | null;
}

/** The question of a URL: the first known page and the newest four weeks unless it says otherwise; null while unknown. */
export function useQuestion(asked: Asked, firstPage: number | null, newest: string | null) {
  const { customer_page_id, start_date, end_date, time_dimension, price_type } = asked;
  const page = pageNumber(customer_page_id) ?? firstPage;
  const question = useMemo<Question | null>(
    () =>
      page === null || newest === null
        ? null
        : {
            customer_page_id: page,
            ...periodOf({ start_date, end_date }, newest, NEWEST_DAYS),
            time_dimension,
            price_type,
          },
    [page, newest, start_date, end_date, time_dimension, price_type],
  );
  return { page, question };
}
