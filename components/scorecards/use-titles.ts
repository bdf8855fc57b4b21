'use client';

import { useEffect } from 'react';
import { useStored } from '@/lib/client/use-stored';

const NONE: readonly string[] = [];
const KEPT = 20;

/** Titles that had an answer in this browser, the latest first: the service has no list of its scorecards. */
export function useTitles() {
  return useStored<readonly string[]>('endcap.scorecards.titles', NONE);
}

/** Remembers a title; the empty one is none. */
export function useRemembered(title: string): void {
  const [titles, keep] = useTitles();
  // The browser's storage is outside of React: a title that had an answer is written down there.
  useEffect(() => {
    if (title && titles[0] !== title) keep([title, ...titles.filter((one) => one !== title)].slice(0, KEPT));
  }, [title, titles, keep]);
}
