import { type Query, QueryCache, QueryClient, type QueryKey } from '@tanstack/react-query';
import { isNetworkError, RequestProblem } from '@/lib/client/query/request-problem';
import { isSignInProblem } from '@/lib/client/query/sign-in';
import type { Status } from '@/lib/contract/status';

/** A dashboard that crashed is restarted within seconds. These delays (ms) retry for about twenty seconds. */
const MAX_RETRIES = 7;
const MIN_DELAY = 300;
const MAX_DELAY = 5_000;

/** On the server, a client lives for one page. Infinity sets no timer, which would keep its answers in memory. */
const GC_TIME = typeof window === 'undefined' ? Number.POSITIVE_INFINITY : 30 * 60_000;

/** Called when the delivery service is reachable again. */
export const serviceBackListeners = new Set<(client: QueryClient) => void>();

/**
 * Creates a client that caches answers for the visit. The server manages their freshness and retries requests to the
 * delivery service, so that most failures need an action of the user. Three failures end without one:
 * - The dashboard's server is unreachable. The request is retried with backoff, and again once the server responds.
 * - The delivery service is unreachable. The request is repeated once the server reports that it is back.
 * - The sign-in has ended. The request is repeated once the user has signed in on another page.
 */
export function createQueryClient(): QueryClient {
  let backAt: string | null = null;
  const client: QueryClient = new QueryClient({
    queryCache: new QueryCache({
      onSuccess: (status, { queryKey }) => {
        if (queryKey[0] !== 'status') return;
        const { service } = status as Status;
        const isBack = service.backAt !== backAt;
        backAt = service.backAt;
        void client.refetchQueries({
          type: 'active',
          predicate: (query) => isUnanswered(query) || (isBack && isServiceUnreachable(query)),
        });
        if (isBack) for (const listener of serviceBackListeners) listener(client);
      },
    }),
    defaultOptions: {
      queries: {
        staleTime: 60_000,
        gcTime: GC_TIME,
        retry: (failures, error) => isNetworkError(error) && failures < MAX_RETRIES,
        retryDelay: (failures) => Math.min(MIN_DELAY * 2 ** failures, MAX_DELAY),
        refetchOnWindowFocus: false,
        // A browser without a network still reaches a dashboard on its own machine.
        networkMode: 'always',
        refetchOnReconnect: true,
      },
    },
  });
  return client;
}

/** Tests whether the request of a query did not reach the dashboard. */
function isUnanswered({ state: { error } }: Query): boolean {
  return isNetworkError(error) || isSignInProblem(error);
}

/** Tests whether a query failed because the delivery service was unreachable. */
function isServiceUnreachable({ state: { error } }: Query): boolean {
  return error instanceof RequestProblem && error.problem.code === 'unreachable';
}

/** Fetches a query again. Cancels a request in flight, as it may never be answered. */
export async function restartQuery(client: QueryClient, queryKey: QueryKey): Promise<void> {
  await client.cancelQueries({ queryKey, exact: true });
  await client.refetchQueries({ queryKey, exact: true });
}
