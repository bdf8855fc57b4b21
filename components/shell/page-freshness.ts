'use client';

import { useEffect, useSyncExternalStore } from 'react';

/** When the rows of a page were crawled and fetched, ISO 8601; null if that is not known. */
export interface Times {
  crawledAt: string | null;
  fetchedAt: string | null;
}

// Not a context: changing one makes React render parts that are not hydrated yet, which shifts the page.
let times: Times | null = null;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function show(next: Times | null): void {
  times = next;
  for (const listener of listeners) listener();
}

/** The age of the page's own rows, or null for pages that show all collected data. */
export function usePageTimes(): Times | null {
  return useSyncExternalStore(
    subscribe,
    () => times,
    () => null,
  );
}

/** Shows the age of these rows in the page's header instead of the age of all collected data. */
export function usePageFreshness({ crawledAt, fetchedAt }: Partial<Times> = {}): void {
  useEffect(() => {
    show({ crawledAt: crawledAt ?? null, fetchedAt: fetchedAt ?? null });
    return () => show(null);
  }, [crawledAt, fetchedAt]);
}
