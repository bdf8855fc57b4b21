'use client';

import {
  keepPreviousData,
  notifyManager,
  queryOptions,
  skipToken,
  useQueries,
  useQueryClient,
} from '@tanstack/react-query';
import { useCallback, useSyncExternalStore } from 'react';
import { type HydratedQuery, useHydratedQuery } from '@/lib/client/query/hydrated-query';
import { jsonKey } from '@/lib/client/query/json-key';
import { requestJson } from '@/lib/client/query/request';
import { toProblem } from '@/lib/client/query/request-problem';
import type { Problem } from '@/lib/contract/problem';

/** State of the value at a URL. Only `content` has it. */
export type JsonState<Value> =
  | { kind: 'loading'; data?: undefined }
  | { kind: 'problem'; data?: undefined; problem: Problem; retry: () => void }
  | {
      kind: 'content';
      data: Value;
      /** A newer value is loading. */
      refetching: boolean;
      /** Problem of the last request. The value is older. */
      problem?: Problem;
      retry: () => void;
    };

interface JsonOptions {
  /** Returns the previous value while another URL loads. False by default. */
  keepPrevious?: boolean;
}

/** Returns the value at a URL of the dashboard with its state. Null sends no request. */
export function useJson<Value>(url: string | null, { keepPrevious = false }: JsonOptions = {}): JsonState<Value> {
  const options = jsonOptions<Value>(url);
  return toState(useHydratedQuery(keepPrevious ? { ...options, placeholderData: keepPreviousData } : options));
}

/** Returns a state for each of several URLs. */
export function useJsons<Value>(urls: readonly string[]): JsonState<Value>[] {
  return useQueries({ queries: urls.map((url) => jsonOptions<Value>(url)) }).map(toState);
}

/** Returns whether the browser has the value at a URL. During hydration it has none, as on the server. */
export function useIsLoaded(url: string): boolean {
  const client = useQueryClient();
  return useSyncExternalStore(
    useCallback((onChange) => client.getQueryCache().subscribe(notifyManager.batchCalls(onChange)), [client]),
    () => client.getQueryData(jsonKey(url)) !== undefined,
    () => false,
  );
}

function jsonOptions<Value>(url: string | null) {
  return queryOptions<Value, Error, Value, ReturnType<typeof jsonKey>>({
    queryKey: jsonKey(url),
    queryFn:
      url === null
        ? skipToken
        : async ({ client, signal }) => {
            try {
              return await requestJson<Value>(url, { signal });
            } finally {
              // The request may have cost calls.
              void client.invalidateQueries({ queryKey: ['status'] });
            }
          },
  });
}

function toState<Value>({ data, error, isFetching, refetch }: HydratedQuery<Value>): JsonState<Value> {
  const retry = () => void refetch();
  const problem = error ? toProblem(error) : undefined;
  if (data === undefined) return problem && !isFetching ? { kind: 'problem', problem, retry } : { kind: 'loading' };
  return { kind: 'content', data, refetching: isFetching, problem, retry };
}
