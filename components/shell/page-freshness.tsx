'use client';

import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react';

/** When the rows of a page were crawled and fetched, ISO 8601; null if that is not known. */
export interface Times {
  crawledAt: string | null;
  fetchedAt: string | null;
}

interface PageFreshness {
  /** Null for pages that are about everything collected. */
  times: Times | null;
  setTimes: (times: Times | null) => void;
}

const PageFreshnessContext = createContext<PageFreshness>({ times: null, setTimes: () => undefined });

export function PageFreshnessProvider({ children }: { children: ReactNode }) {
  const [times, setTimes] = useState<Times | null>(null);
  const value = useMemo(() => ({ times, setTimes }), [times]);
  return <PageFreshnessContext value={value}>{children}</PageFreshnessContext>;
}

export function usePageTimes(): Times | null {
  return useContext(PageFreshnessContext).times;
}

/** Shows the age of these rows at the head of the page, in place of the age of everything collected. */
export function usePageFreshness({ crawledAt, fetchedAt }: Partial<Times> = {}): void {
  const { setTimes } = useContext(PageFreshnessContext);
  useEffect(() => {
    setTimes({ crawledAt: crawledAt ?? null, fetchedAt: fetchedAt ?? null });
    return () => setTimes(null);
  }, [setTimes, crawledAt, fetchedAt]);
}
