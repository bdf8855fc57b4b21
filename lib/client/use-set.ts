'use client';

import {
  keepPreviousData,
  type QueryClient,
  queryOptions,
  skipToken,
  type UseQueryResult,
  useQueries,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
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
 * A whole set as the state of a panel: progress while it loads, its rows when it is whole, the old rows while a new
 * question loads. `url` is the question and the key: two panels that ask the same share one request. Null asks nothing.
 */
export function useSet<Row>(url: string | null, asking: Asking = {}): PanelState<FetchedSet<Row>> {
  const state = useStreamed(url, fetchSet<Row>, asking);
  // An empty answer to the question before has nothing to dim, and says nothing of the question that is asked now.
  const isOver = state.kind === 'content' && state.data.url !== url && state.data.rows.length === 0;
  return isOver && state.refetching ? { kind: 'loading', progress: state.progress } : state;
}

/** A single object as the state of a panel. */
export function useValue<Value>(url: string | null, asking: Asking = {}): PanelState<FetchedValue<Value>> {
  return useStreamed(url, fetchValue<Value>, asking);
}

/** Several single objects, such as the pages of one kind: a state for each. */
export function useValues<Value>(urls: readonly string[], asking: Asking = {}): PanelState<FetchedValue<Value>>[] {
  const client = useQueryClient();
  const queries = useQueries({ queries: urls.map((url) => questionOf(client, url, fetchValue<Value>, asking)) });
  return queries.map((query, at) => toState(query, null, () => refreshOf(client, urls[at] ?? null, fetchValue<Value>)));
}

/** How many of these sets would have to be asked for: the others are in this browser already. */
export function useMissingSets(urls: readonly string[]): number {
  const client = useQueryClient();
  return urls.filter((url) => client.getQueryData(['set', url]) === undefined).length;
}

export interface Asking {
  /** Everybody who waits for an answer goes before. */
  background?: boolean;
}

type Fetch<Answer> = (url: string, options: FetchOptions) => Promise<Answer>;
type WithMeta = Pick<FetchedSet<unknown>, 'meta' | 'url'>;

function useStreamed<Answer extends WithMeta>(
  url: string | null,
  fetchAnswer: Fetch<Answer>,
  asking: Asking,
): PanelState<Answer> {
  const client = useQueryClient();
  const query = useQuery({ ...questionOf(client, url, fetchAnswer, asking), placeholderData: keepPreviousData });
  const progress = useQuery<LoadProgress>({ queryKey: progressKey(url), queryFn: skipToken });
  return toState(query, progress.data ?? null, () => refreshOf(client, url, fetchAnswer));
}

function questionOf<Answer extends WithMeta>(
  client: QueryClient,
  url: string | null,
  fetchAnswer: Fetch<Answer>,
  asking: Asking,
) {
  return queryOptions<Answer, Error, Answer, (string | null)[]>({
    queryKey: ['set', url],
    queryFn: url === null ? skipToken : ({ signal }) => load(client, url, signal, fetchAnswer, asking),
    structuralSharing: false,
  });
}

/** The same question put to the service itself, past the answer that our server keeps. */
function refreshOf<Answer extends WithMeta>(client: QueryClient, url: string | null, fetchAnswer: Fetch<Answer>) {
  const queryFn = ({ signal }: { signal: AbortSignal }) =>
    load(client, url ?? '', signal, fetchAnswer, { refresh: true });
  // The query itself carries the failure of a refresh; the promise of this one call is nobody's.
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
  { refresh = false, background = false }: Asking & { refresh?: boolean },
) {
  const key = progressKey(url);
  const flags = [refresh && 'refresh=1', background && 'background=1'].filter(Boolean).join('&');
  const asked = flags ? `${url}${url.includes('?') ? '&' : '?'}${flags}` : url;
  try {
    const answer = await fetchAnswer(asked, { signal, onProgress: (progress) => client.setQueryData(key, progress) });
    // How it was asked for is no part of the question that it answers.
    return { ...answer, url };
  } finally {
    client.removeQueries({ queryKey: key });
    // The budget and the newest fetch have changed: the shell need not wait for its next look.
    void client.invalidateQueries({ queryKey: ['status'] });
  }
}

function toState<Answer extends WithMeta>(
  query: UseQueryResult<Answer>,
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
