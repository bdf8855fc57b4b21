import { type Query, QueryCache, QueryClient, type QueryKey } from '@tanstack/react-query';
import { RequestProblem } from '@/lib/client/request-problem';
import type { SetMeta } from '@/lib/contract/events';
import type { Status } from '@/lib/contract/status';

/** A dashboard that died is back within some seconds: with these pauses it is waited for about twenty. */
const MOST_RETRIES = 7;
const FIRST_PAUSE = 300;
const LONGEST_PAUSE = 5_000;

/** On the server a client lives for one page: with an end to their time, its answers would be held by a timer until then. */
const KEPT_FOR = typeof window === 'undefined' ? Number.POSITIVE_INFINITY : 30 * 60_000;

/**
 * Answers stay for the visit: how fresh they are is the server's business, which keeps them on disk and says their age.
 * It also retries what is worth retrying, so a failure that reaches the browser waits for a person, but for two that end
 * by themselves. Our own server may be out of reach: then the request is repeated for a while, and once more when the
 * server answers again. Or the delivery service is: then once more when it is seen to be back.
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
          predicate: (query) => isOutOfReach(query.state.error) || (isBack && lacksService(query)),
        });
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

/** Whether it failed, or shows what was there before, because the delivery service was out of reach. */
function lacksService({ state: { error, data } }: Query): boolean {
  const problem = error instanceof RequestProblem ? error.problem : (data as Answered)?.meta?.refreshProblem;
  return problem?.code === 'unreachable';
}

/** As far as answers of every kind may say what kept them from being newer. */
type Answered = { meta?: Pick<SetMeta, 'refreshProblem'> } | null | undefined;

/** Asks again, and waits no longer for a request that is under way: it may never be answered. */
export async function askAgain(client: QueryClient, queryKey: QueryKey): Promise<void> {
  await client.cancelQueries({ queryKey, exact: true });
  await client.refetchQueries({ queryKey, exact: true });
}
