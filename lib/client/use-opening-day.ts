'use client';

import { useState } from 'react';
import { useFirst } from '@/lib/client/use-first';
import { useNewestDay } from '@/lib/client/use-newest-day';
import { useSet } from '@/lib/client/use-set';
import { addDays } from '@/lib/queries/shared/dates';

type UrlOf = (day: string) => string;

/**
 * The day that a page is about: the chosen one, else the newest, or the day before it where the service has nothing of
 * the newest yet, as in the morning before shelves are collected. Null until the newest day is known.
 */
export function useOpeningDay(chosen: string | null, urlOf: UrlOf): string | null {
  const newest = useFirst(useNewestDay());
  return useOpeningDayOf(newest, chosen, urlOf);
}

/** The same where the newest day is known from elsewhere. */
export function useOpeningDayOf(newest: string | null, chosen: string | null, urlOf: UrlOf): string | null {
  const [isEarly, setEarly] = useState(false);
  const url = chosen === null && newest !== null && !isEarly ? urlOf(newest) : null;
  const first = useSet(url);
  if (url !== null && first.kind === 'content' && first.data.url === url && first.data.rows.length === 0)
    setEarly(true);
  if (chosen !== null || newest === null) return chosen;
  return isEarly ? addDays(newest, -1) : newest;
}
