'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useNow } from '@/lib/client/browser/use-now';
import type { Status } from '@/lib/contract/status';

/**
 * Returns the server's time in milliseconds, for countdowns to its times. The browser's clock, which can be wrong, is
 * corrected by the time of the newest status. Updated like `useNow`.
 */
export function useServerNow(step?: number): number | null {
  const now = useNow(step);
  const status = useQueryClient().getQueryState<Status>(['status']);
  return now !== null && status?.data ? now + Date.parse(status.data.now) - status.dataUpdatedAt : now;
}
