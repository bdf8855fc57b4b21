import { QueryClient, type QueryKey } from '@tanstack/react-query';

/** On the server a client lives for one page: with an end to their time, its answers would be held by a timer until then. */
const KEPT_FOR = typeof window === 'undefined' ? Number.POSITIVE_INFINITY : 30 * 60_000;

/**
 * Answers stay for the visit: how fresh they are is the server's business, which keeps them on disk and says their age.
 * It also retries what is worth retrying, so a failure that reaches the browser waits for a person.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: { queries: { staleTime: 60_000, gcTime: KEPT_FOR, retry: false, refetchOnWindowFocus: false } },
  });
}

/** Asks again, and waits no longer for a request that is under way: it may never be answered. */
export async function askAgain(client: QueryClient, queryKey: QueryKey): Promise<void> {
  await client.cancelQueries({ queryKey, exact: true });
  await client.refetchQueries({ queryKey, exact: true });
}
