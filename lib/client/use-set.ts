'use client';

import {
  keepPreviousData,
  notifyManager,
  type QueryClient,
  queryOptions,
  skipToken,
  useQueries,
  useQueryClient,
} from '@tanstack/react-query';
import { useCallback, useSyncExternalStore } from 'react';
import { type HydratedQuery, useHydratedQuery } from '@/lib/client/hydrated-query';
import {
  type FetchedSet,
  type FetchedValue,
  type FetchOptions,
  fetchSet,
  fetchValue,
} from '@/lib/client/ndjson-stream';
import type { LoadProgress, PanelState } from '@/lib/client/panel-state';
import { toProblem } from '@/lib/client/request-problem';

/**
 * Returns a complete set of rows as the state of a panel: progress while it loads, and the previous rows while a new
 * URL loads. Panels with the same URL share a request. Null sends none.
 */
export function useSet<Row>(url: string | null, options: SetOptions = {}): PanelState<FetchedSet<Row>> {
  const state = useStreamed(url, fetchSet<Row>, options);
  // A previous answer without rows is not worth showing while the new one loads.
  const isEmpty = state.kind === 'content' && state.data.url !== url && state.data.rows.length === 0;
  return isEmpty && state.refetching ? { kind: 'loading', progress: state.progress } : state;
}

/** Returns a single object as the state of a panel. */
export function useValue<Value>(url: string | null, options: SetOptions = {}): PanelState<FetchedValue<Value>> {
  return useStreamed(url, fetchValue<Value>, options);
}

/** Returns a state for each of several single objects. */
export function useValues<Value>(urls: readonly string[], options: SetOptions = {}): PanelState<FetchedValue<Value>>[] {
  const client = useQueryClient();
  const queries = useQueries({ queries: urls.map((url) => setQueryOptions(client, url, fetchValue<Value>, options)) });
  return queries.map((query, index) =>
    toState(query, null, () => refreshSet(client, urls[index] ?? null, fetchValue<Value>)),
  );
}

/** Returns the number of sets that are not in the browser's cache. During hydration, all are missing, as on the server. */
export function useMissingSets(urls: readonly string[]): number {
  const client = useQueryClient();
  return useSyncExternalStore(
    useCallback((onChange) => client.getQueryCache().subscribe(notifyManager.batchCalls(onChange)), [client]),
    () => urls.filter((url) => client.getQueryData(['set', url]) === undefined).length,
    () => urls.length,
  );
}

export interface SetOptions {
  /** Runs after requests that a user waits for. */
  background?: boolean;
}

type Fetch<Answer> = (url: string, options: FetchOptions) => Promise<Answer>;
type WithMeta = Pick<FetchedSet<unknown>, 'meta' | 'url'>;

function useStreamed<Answer extends WithMeta>(
  url: string | null,
  fetchAnswer: Fetch<Answer>,
  options: SetOptions,
): PanelState<Answer> {
  const client = useQueryClient();
  const query = useHydratedQuery({
    ...setQueryOptions(client, url, fetchAnswer, options),
    placeholderData: keepPreviousData,
  });
  const progress = useHydratedQuery<LoadProgress, (string | null)[]>({
    queryKey: progressKey(url),
    queryFn: skipToken,
  });
  return toState(query, progress.data ?? null, () => refreshSet(client, url, fetchAnswer));
}

function setQueryOptions<Answer extends WithMeta>(
  client: QueryClient,
  url: string | null,
  fetchAnswer: Fetch<Answer>,
  options: SetOptions,
) {
  return queryOptions<Answer, Error, Answer, (string | null)[]>({
    queryKey: ['set', url],
    queryFn: url === null ? skipToken : ({ signal }) => load(client, url, signal, fetchAnswer, options),
    structuralSharing: false,
  });
}

/** Fetches from the service, without the server's cache. */
function refreshSet<Answer extends WithMeta>(client: QueryClient, url: string | null, fetchAnswer: Fetch<Answer>) {
  const queryFn = ({ signal }: { signal: AbortSignal }) =>
    load(client, url ?? '', signal, fetchAnswer, { refresh: true });
  // The query has the error; ignore it here.
  void client.fetchQuery({ queryKey: ['set', url], queryFn, staleTime: 0 }).catch(() => {});
}

function progressKey(url: string | null) {
  return ['set-progress', url];
}

async function load<Answer extends WithMeta>(
  client: QueryClient,
  url: string,
  signal: AbortSignal,
  fetchAnswer: Fetch<Answer>,
  { refresh = false, background = false }: SetOptions & { refresh?: boolean },
) {
  const key = progressKey(url);
  const flags = [refresh && 'refresh=1', background && 'background=1'].filter(Boolean).join('&');
  const fullUrl = flags ? `${url}${url.includes('?') ? '&' : '?'}${flags}` : url;
  try {
    const answer = await fetchAnswer(fullUrl, { signal, onProgress: (progress) => client.setQueryData(key, progress) });
    // The key has no flags.
    return { ...answer, url };
  } finally {
    client.removeQueries({ queryKey: key });
    // The budget and the time of the newest fetch have changed, so update them before the next poll.
    void client.invalidateQueries({ queryKey: ['status'] });
  }
}

function toState<Answer extends WithMeta>(
  query: HydratedQuery<Answer>,
  progress: LoadProgress | null,
  refresh: () => void,
): PanelState<Answer> {
  const retry = () => void query.refetch();
  const problem = query.error ? toProblem(query.error) : undefined;
  if (query.data === undefined)
    return problem && !query.isFetching ? { kind: 'problem', problem, retry } : { kind: 'loading', progress };
  return {
    kind: 'content',
    data: query.data,
    provenance: query.data.meta,
    refetching: query.isFetching,
    progress: query.isFetching ? progress : null,
    problem: problem ?? query.data.meta.refreshProblem,
    retry,
    refresh,
  };
}
