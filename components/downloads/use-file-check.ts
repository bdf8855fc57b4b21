'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { durationWords } from '@/components/downloads/duration-words';
import { useRefetchFiles } from '@/components/downloads/use-downloads';
import type { Format } from '@/lib/client/format/format';
import { useHydratedQuery } from '@/lib/client/query/hydrated-query';
import { jsonPost } from '@/lib/client/query/json-post';
import { requestJson } from '@/lib/client/query/request';
import type { CheckRange, CheckState } from '@/lib/contract/file-check';
import { secondsFor } from '@/lib/contract/request-time';
import type { BudgetState } from '@/lib/contract/status';

const KEY = ['file-check'];
/** Poll interval of a running check, milliseconds. */
const POLL_INTERVAL = 1_500;

/** Returns the running or last check of files on the server, with functions to start and stop one. */
export function useFileCheck() {
  const client = useQueryClient();
  const { data: check } = useHydratedQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => requestJson<CheckState>('/api/downloads/check', { signal }),
    refetchInterval: ({ state }) => (state.data?.running ? POLL_INTERVAL : false),
  });
  const { mutate, isPending, error } = useMutation({
    mutationFn: (body: CheckRange | { action: 'stop' }) =>
      requestJson<CheckState>('/api/downloads/check', jsonPost(JSON.stringify(body))),
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

/** "28 requests, about 3 min", with the time that the request limit allows. */
export function costWords(requests: number, budget: BudgetState | undefined, format: Format): string {
  const count = format.count(requests, 'request');
  const seconds = budget && secondsFor(requests, budget);
  return seconds ? `${count}, about ${durationWords(seconds, format)}` : count;
}
