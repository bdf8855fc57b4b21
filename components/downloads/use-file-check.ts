'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { durationWords } from '@/components/downloads/duration-words';
import { useRefetchFiles } from '@/components/downloads/use-downloads';
import { counted } from '@/lib/client/counted';
import type { Format } from '@/lib/client/format';
import { useHydratedQuery } from '@/lib/client/hydrated-query';
import { jsonPost } from '@/lib/client/json-post';
import { throwIfNotOk } from '@/lib/client/request-problem';
import type { CheckCost, CheckRange, CheckState } from '@/lib/contract/file-check';

const KEY = ['file-check'];
/** Poll interval of a running check, milliseconds. */
const POLL_INTERVAL = 1_500;

/** Returns the running or last check of files on the server, with functions to start and stop one. */
export function useFileCheck() {
  const client = useQueryClient();
  const { data: check } = useHydratedQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => fetchJson<CheckState>('/api/downloads/check', { signal }),
    refetchInterval: ({ state }) => (state.data?.running ? POLL_INTERVAL : false),
  });
  const { mutate, isPending, error } = useMutation({
    mutationFn: (body: CheckRange | { action: 'stop' }) =>
      fetchJson<CheckState>('/api/downloads/check', jsonPost(JSON.stringify(body))),
    onSuccess: (state) => client.setQueryData(KEY, state),
  });
  useRefetchFiles(check?.done);
  return {
    check,
    error,
    isBusy: isPending || check?.running === true,
    start: (range: CheckRange) => mutate(range),
    stop: () => mutate({ action: 'stop' }),
  };
}

export type FileCheck = ReturnType<typeof useFileCheck>;

/** Returns the requests and time of a check. Fetches nothing without a range. */
export function useCheckCost(range: Omit<CheckRange, 'datasets'> | null): CheckCost | undefined {
  const { from = '', to = '', hours = '' } = range ?? {};
  const { data } = useHydratedQuery({
    queryKey: ['check-cost', from, to, hours],
    queryFn: ({ signal }) =>
      fetchJson<CheckCost>(`/api/downloads/check/cost?${new URLSearchParams({ from, to, hours })}`, { signal }),
    enabled: range !== null,
    placeholderData: (before) => before,
  });
  return data;
}

/** "28 requests, about 3 min" */
export function costWords({ requests, seconds }: CheckCost, format: Format): string {
  const count = counted(requests, 'request', format);
  return seconds ? `${count}, about ${durationWords(seconds, format)}` : count;
}

async function fetchJson<Value>(url: string, options: RequestInit): Promise<Value> {
  const response = await fetch(url, options);
  await throwIfNotOk(response);
  return response.json();
}
