'use client';

import { useQuery } from '@tanstack/react-query';
import { refuseFailure } from '@/lib/client/request-problem';
import type { Status } from '@/lib/contract/status';

const CALM = 20_000;
export const BUSY = 2_000;
/** Several parts of a page show it: what came a moment ago serves those that come alive after the first. */
const FRESH = 1_000;

/**
 * The dashboard's own state: asked rarely, oftener while calls wait for their turn or the service is out of reach, never
 * from a hidden tab.
 * @param calm milliseconds between two looks while nothing waits
 */
export function useStatus(calm = CALM): Status | undefined {
  const query = useQuery({
    queryKey: ['status'],
    queryFn: ({ signal }) => fetchStatus(signal),
    refetchInterval: ({ state }) => (state.data && isBusy(state.data) ? Math.min(BUSY, calm) : calm),
    refetchOnWindowFocus: true,
    staleTime: FRESH,
  });
  return query.data;
}

function isBusy({ budget, service }: Status): boolean {
  return budget.waiting > 0 || budget.left === 0 || service.problem?.code === 'unreachable';
}

async function fetchStatus(signal: AbortSignal): Promise<Status> {
  const response = await fetch('/api/status', { signal });
  await refuseFailure(response);
  return response.json();
}
