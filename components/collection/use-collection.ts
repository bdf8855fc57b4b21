'use client';

import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { jsonPost } from '@/lib/client/json-post';
import { refuseFailure } from '@/lib/client/request-problem';
import type {
  Collection,
  CollectionAction,
  CollectionRange,
  CollectionView,
  RangeCost,
} from '@/lib/contract/collection';

const BUSY = 3_000;
const CALM = 30_000;

/**
 * What is collected, as it goes on; while another view of it is on its way, the one before.
 * @param first as the server knew it when it wrote the page, and what it was asked for
 */
export function useCollection(view: CollectionView, first: { view: CollectionView; collection: Collection }) {
  const { until, list } = view;
  const isFirst = until === first.view.until && list === first.view.list;
  const query = useQuery({
    queryKey: ['collection', until, list],
    queryFn: ({ signal }) => {
      const asked = new URLSearchParams({ list, ...(until && { until }) });
      return getJson<Collection>(`/api/collection?${asked}`, signal);
    },
    ...(isFirst && { initialData: first.collection }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data && isBusy(state.data) ? BUSY : CALM),
    refetchOnWindowFocus: true,
  });
  return {
    collection: query.data ?? first.collection,
    /** It is of another view than the one asked for. */
    before: query.isPlaceholderData || (!query.data && !isFirst),
    error: query.error,
    retry: () => void query.refetch(),
  };
}

function isBusy({ status: { running, waiting, isPaused } }: Collection): boolean {
  return running.length > 0 || (waiting.tasks > 0 && !isPaused);
}

/** Asks something of the collector, and looks again at what it does. */
export function useAction() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (action: CollectionAction) => {
      await refuseFailure(await fetch('/api/collection', jsonPost(JSON.stringify(action))));
    },
    onSettled: () => client.invalidateQueries({ queryKey: ['collection'] }),
  });
}

export type Action = ReturnType<typeof useAction>;

/** What a range would cost. @param key changes when what is collected has, null asks for nothing */
export function useCost({ endpoint, from, to }: CollectionRange, key: string | null): RangeCost | undefined {
  const query = useQuery({
    queryKey: ['collection', 'cost', endpoint, from, to, key],
    queryFn: ({ signal }) => {
      const asked = new URLSearchParams({ ...(endpoint && { endpoint }), from, to });
      return getJson<RangeCost>(`/api/collection/cost?${asked}`, signal);
    },
    enabled: key !== null,
    placeholderData: (before) => before,
    staleTime: 0,
  });
  return query.data;
}

async function getJson<T>(url: string, signal: AbortSignal): Promise<T> {
  const response = await fetch(url, { signal });
  await refuseFailure(response);
  return response.json();
}
