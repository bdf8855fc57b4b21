'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { subscriberOf } from '@/lib/client/browser/use-now';
import { serverTime } from '@/lib/client/query/use-server-now';

/**
 * Returns the current day in UTC by the server's clock, also in a tab that stays open. `initial` is used until hydration.
 */
export function useToday(initial: string | undefined): string | undefined {
  const client = useQueryClient();
  return useSyncExternalStore(
    subscriberOf(),
    () => new Date(serverTime(client, Date.now())).toISOString().slice(0, 10),
    () => initial,
  );
}
