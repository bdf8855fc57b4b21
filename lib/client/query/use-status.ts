'use client';

import { useHydratedQuery } from '@/lib/client/query/hydrated-query';
import { requestJson } from '@/lib/client/query/request';
import type { Status } from '@/lib/contract/status';

/** Milliseconds between polls while no calls wait and no first collection runs. */
const IDLE_INTERVAL = 20_000;
/**
 * Milliseconds between polls while calls wait, the first collection starts or runs, or the dashboard or the service is
 * unreachable.
 */
export const BUSY_INTERVAL = 2_000;
/** Milliseconds after which the dashboard is unreachable. */
const TIMEOUT = 10_000;
/** Parts of a page that mount shortly after each other share one response. */
const STALE_TIME = 1_000;

/**
 * Polls the dashboard's status, but not in a hidden tab.
 *
 * @param idleInterval milliseconds between polls while no calls wait
 */
export function useStatus(idleInterval = IDLE_INTERVAL): Status | undefined {
  const query = useHydratedQuery({
    queryKey: ['status'],
    queryFn: ({ signal }) =>
      requestJson<Status>('/api/status', { signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT)]) }),
    refetchInterval: ({ state: { data, error } }) =>
      error || (data && isBusy(data)) ? Math.min(BUSY_INTERVAL, idleInterval) : idleInterval,
    refetchOnWindowFocus: true,
    staleTime: STALE_TIME,
  });
  return query.data;
}

function isBusy({ budget, service, collecting, isPlanning }: Status): boolean {
  if (collecting !== null || (isPlanning && service.state !== 'failing')) return true;
  return budget.waiting > 0 || budget.left === 0 || service.problem?.code === 'unreachable';
}
