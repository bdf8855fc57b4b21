import { notifyManager, onlineManager, type Query, type QueryClient } from '@tanstack/react-query';
import { isNetworkError } from '@/lib/client/query/request-problem';

/**
 * How the dashboard answers the requests of the page. `waiting` and `slow`: content for the current choice is not on
 * screen yet.
 */
export type Connection = 'answering' | 'waiting' | 'slow' | 'unreachable';

/** Milliseconds after which the page shows that it waits, and that the service is slow. */
const WAITING_AFTER = 800;
const SLOW_AFTER = 5_000;

export interface ConnectionStore {
  subscribe(listener: () => void): () => void;
  get(): Connection;
}

/** Derives the state of the connection from the queries of the page, without requests of its own. */
export function createConnection(client: QueryClient): ConnectionStore {
  const cache = client.getQueryCache();
  const startedAt = new WeakMap<Query, number>();

  /** Milliseconds that the longest wait for content has lasted, or null if the page waits for none. */
  function longestWait(): number | null {
    const waits = cache.findAll({ queryKey: ['answer'], type: 'active', fetchStatus: 'fetching' }).flatMap((query) => {
      if (query.state.data !== undefined) return [];
      const start = startedAt.get(query) ?? Date.now();
      startedAt.set(query, start);
      return Date.now() - start;
    });
    return waits.length > 0 ? Math.max(...waits) : null;
  }

  return {
    subscribe(listener) {
      let timer: ReturnType<typeof setTimeout> | undefined;
      function update() {
        clearTimeout(timer);
        const wait = longestWait();
        const next = wait === null ? undefined : [WAITING_AFTER, SLOW_AFTER].find((time) => time > wait);
        if (wait !== null && next !== undefined) timer = setTimeout(update, next - wait);
        listener();
      }
      // Batched, as queries are added while a page renders.
      const closeCache = cache.subscribe(
        notifyManager.batchCalls(({ query }) => {
          if (query.state.fetchStatus !== 'fetching') startedAt.delete(query);
          update();
        }),
      );
      // The network of the browser went or returned. The dashboard may run on this machine, so only a request can tell.
      const closeOnline = onlineManager.subscribe(
        () => void client.refetchQueries({ queryKey: ['status'], type: 'active' }),
      );
      update();
      return () => {
        clearTimeout(timer);
        closeCache();
        closeOnline();
      };
    },
    get() {
      if (cache.findAll({ type: 'active' }).some(isUnreachable)) return 'unreachable';
      const wait = longestWait() ?? 0;
      return wait >= SLOW_AFTER ? 'slow' : wait >= WAITING_AFTER ? 'waiting' : 'answering';
    },
  };
}

function isUnreachable({ state: { error, fetchFailureReason } }: Query): boolean {
  return isNetworkError(error) || isNetworkError(fetchFailureReason);
}
