'use client';

import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useNow } from '@/lib/client/browser/use-now';
import type { Status } from '@/lib/contract/status';

/** Corrects a time of the browser's clock, which can be wrong, by the time of the newest status. Both in milliseconds. */
export function serverTime(client: QueryClient, now: number): number {
  const status = client.getQueryState<Status>(['status']);
  return status?.data ? now + Date.parse(status.data.now) - status.dataUpdatedAt : now;
}

/** Returns the server's time in milliseconds, for countdowns to its times. Updated like `useNow`. */
export function useServerNow(step?: number): number | null {
  const client = useQueryClient();
  const now = useNow(step);
  return now === null ? null : serverTime(client, now);
}
