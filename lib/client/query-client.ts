import { QueryCache, QueryClient, type QueryKey } from '@tanstack/react-query';

/** A dashboard that died is back within some seconds: with these pauses it is waited for about twenty. */
const MOST_RETRIES = 7;
const FIRST_PAUSE = 300;
const LONGEST_PAUSE = 5_000;

/** On the server a client lives for one page: with an end to their time, its answers would be held by a timer until then. */
const KEPT_FOR = typeof window === 'undefined' ? Number.POSITIVE_INFINITY : 30 * 60_000;

/**
 * Answers stay for the visit: how fresh they are is the server's business, which keeps them on disk and says their age.
 * It also retries what is worth retrying, so a failure that reaches the browser waits for a person. Only our own server
 * itself can be out of reach: then the request is repeated for a while, and once more when the server answers again.
 */
export function createQueryClient(): QueryClient {
  const client: QueryClient = new QueryClient({
    queryCache: new QueryCache({
      onSuccess: (_, { queryKey }) => {
        if (queryKey[0] !== 'status') return;
        void client.refetchQueries({ type: 'active', predicate: ({ state }) => isOutOfReach(state.error) });
      },
    }),
    defaultOptions: {
      queries: {
        staleTime: 60_000,
        gcTime: KEPT_FOR,
        retry: (failures, error) => isOutOfReach(error) && failures < MOST_RETRIES,
        retryDelay: (failures) => Math.min(FIRST_PAUSE * 2 ** failures, LONGEST_PAUSE),
        refetchOnWindowFocus: false,
      },
    },
  });
  return client;
}

/** What fetch throws where no answer came, or a part of one; all that our server says is another error. */
function isOutOfReach(error: unknown): boolean {
  return error instanceof TypeError;
}

/** Asks again, and waits no longer for a request that is under way: it may never be answered. */
export async function askAgain(client: QueryClient, queryKey: QueryKey): Promise<void> {
  await client.cancelQueries({ queryKey, exact: true });
  await client.refetchQueries({ queryKey, exact: true });
}
