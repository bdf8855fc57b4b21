'use client';

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { refuseFailure } from '@/lib/client/request-problem';
import type { Collection, CollectionAction, CollectionRange, RangeCost } from '@/lib/contract/collection';

const BUSY = 3_000;
const CALM = 30_000;

/** What is collected, as it goes on. @param first as the server knew it when it wrote the page */
export function useCollection(first: Collection) {
  const query = useQuery({
    queryKey: ['collection'],
    queryFn: ({ signal }) => getJson<Collection>('/api/collection', signal),
    initialData: first,
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data && isBusy(state.data) ? BUSY : CALM),
    refetchOnWindowFocus: true,
  });
  return { collection: query.data, error: query.error, retry: () => void query.refetch() };
}

function isBusy({ status: { running, waiting } }: Collection): boolean {
  return running.length > 0 || waiting.tasks > 0;
}

/** Asks something of the collector, and looks again at what it does. */
export function useAction() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (action: CollectionAction) => {
      const headers = { 'content-type': 'application/json' };
      await refuseFailure(await fetch('/api/collection', { method: 'POST', headers, body: JSON.stringify(action) }));
    },
    onSettled: () => client.invalidateQueries({ queryKey: ['collection'] }),
  });
}

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
