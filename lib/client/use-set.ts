'use client';

import {
  keepPreviousData,
  type QueryClient,
  skipToken,
  type UseQueryResult,
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
export function useSet<Row>(url: string | null): PanelState<FetchedSet<Row>> {
  return useStreamed(url, fetchSet<Row>);
}

/** A single object as the state of a panel. */
export function useValue<Value>(url: string | null): PanelState<FetchedValue<Value>> {
  return useStreamed(url, fetchValue<Value>);
}

type Fetch<Answer> = (url: string, options: FetchOptions) => Promise<Answer>;
type WithMeta = Pick<FetchedSet<unknown>, 'meta'>;

function useStreamed<Answer extends WithMeta>(url: string | null, fetchAnswer: Fetch<Answer>): PanelState<Answer> {
  const client = useQueryClient();
  const query = useQuery({
    queryKey: ['set', url],
    queryFn: url === null ? skipToken : ({ signal }) => load(client, url, signal, fetchAnswer),
    placeholderData: keepPreviousData,
    structuralSharing: false,
  });
  const progress = useQuery<LoadProgress>({ queryKey: progressKey(url), queryFn: skipToken });
  return toState(query, progress.data ?? null);
}

function progressKey(url: string | null) {
  return ['set-progress', url];
}

async function load<Answer>(client: QueryClient, url: string, signal: AbortSignal, fetchAnswer: Fetch<Answer>) {
  const key = progressKey(url);
  try {
    return await fetchAnswer(url, { signal, onProgress: (progress) => client.setQueryData(key, progress) });
  } finally {
    client.removeQueries({ queryKey: key });
  }
}

function toState<Answer extends WithMeta>(
  query: UseQueryResult<Answer>,
  progress: LoadProgress | null,
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
    problem,
    retry,
  };
}
