import { QueryClient } from '@tanstack/react-query';

/**
 * Answers stay for the visit: how fresh they are is the server's business, which keeps them on disk and says their age.
 * It also retries what is worth retrying, so a failure that reaches the browser waits for a person.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: { queries: { staleTime: 60_000, gcTime: 30 * 60_000, retry: false, refetchOnWindowFocus: false } },
  });
}
