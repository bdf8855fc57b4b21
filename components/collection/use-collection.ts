'use client';

import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { toast } from '@/components/ui/toast';
import { jsonPost } from '@/lib/client/query/json-post';
import { request, requestJson } from '@/lib/client/query/request';
import { toProblem } from '@/lib/client/query/request-problem';
import type {
  Collection,
  CollectionAction,
  CollectionRange,
  CollectionView,
  RangeCost,
} from '@/lib/contract/collection';

/** Milliseconds between requests while the collector works. */
const BUSY_INTERVAL = 3_000;
const IDLE_INTERVAL = 30_000;

/**
 * Polls the state of the collection. Keeps the previous view while another one loads.
 *
 * @param first view and state that the server rendered
 */
export function useCollection(view: CollectionView, first: { view: CollectionView; collection: Collection }) {
  const { until, list } = view;
  const isFirst = until === first.view.until && list === first.view.list;
  const query = useQuery({
    queryKey: ['collection', until, list],
    queryFn: ({ signal }) => {
      const search = new URLSearchParams({ list, ...(until && { until }) });
      return requestJson<Collection>(`/api/collection?${search}`, { signal });
    },
    ...(isFirst && { initialData: first.collection }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data && isBusy(state.data) ? BUSY_INTERVAL : IDLE_INTERVAL),
    refetchOnWindowFocus: true,
  });
  return {
    collection: query.data ?? first.collection,
    /** The collection is of another view than the selected one. */
    before: query.isPlaceholderData || (!query.data && !isFirst),
    error: query.error,
    retry: () => void query.refetch(),
  };
}

function isBusy({ status: { running, waiting, isPaused } }: Collection): boolean {
  return running.length > 0 || (waiting.tasks > 0 && !isPaused);
}

/** Sends an action to the collector and refetches its state. Reports a failure. */
export function useAction() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (action: CollectionAction) => {
      await request('/api/collection', jsonPost(JSON.stringify(action)));
    },
    onError: (error) => toast('Not done', toProblem(error).title),
    onSettled: () => client.invalidateQueries({ queryKey: ['collection'] }),
  });
}

export type Action = ReturnType<typeof useAction>;

/**
 * Returns the requests that a range needs.
 *
 * @param key changes with the collected data. Null sends no request
 */
export function useCost({ endpoint, from, to }: CollectionRange, key: string | null): RangeCost | undefined {
  const query = useQuery({
    queryKey: ['collection', 'cost', endpoint, from, to, key],
    queryFn: ({ signal }) => {
      const search = new URLSearchParams({ ...(endpoint && { endpoint }), from, to });
      return requestJson<RangeCost>(`/api/collection/cost?${search}`, { signal });
    },
    enabled: key !== null,
    // The requests of another range would be wrong.
    placeholderData: (before, query) =>
      String(query?.queryKey.slice(2, 5)) === String([endpoint, from, to]) ? before : undefined,
    staleTime: 0,
  });
  return query.data;
}
