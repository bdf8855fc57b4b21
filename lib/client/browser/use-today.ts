'use client';

import { useNow } from '@/lib/client/browser/use-now';

const HOUR = 3_600_000;

/** Returns the current day in UTC, also in a tab that stays open. `initial` is the server's, used until hydration. */
export function useToday(initial: string | undefined): string | undefined {
  const now = useNow(HOUR);
  return now === null ? initial : new Date(now).toISOString().slice(0, 10);
}
