'use client';

import { type UseQueryResult, useQueries } from '@tanstack/react-query';
import {
  type FetchedSet,
  type FetchedValue,
  type FetchOptions,
  fetchSet,
  fetchValue,
} from '@/lib/client/ndjson-stream';
import { toProblem } from '@/lib/client/request-problem';
import type { Problem } from '@/lib/contract/problem';

export interface AskedSet {
  url: string;
  /** False takes what this browser holds already, and asks nobody. */
  ask: boolean;
}

/**
 * How an answer is asked for and what of it stays in this browser, under a name of its own: a month of large sets would
 * not fit into a tab.
 */
export interface Holding<Held extends { url: string }> {
  name: string;
  load: (url: string, options: FetchOptions) => Promise<Held>;
}

export interface Sets<Held> {
  /** Those that are there, by their address. */
  sets: ReadonlyMap<string, Held>;
  /** Those still on their way. */
  loading: number;
  problem: Problem | null;
  retry: () => void;
}

/** Several single objects of one kind, such as the shelves of a month; each shares its request with whoever else asks for it. */
export function useValues<Value>(asked: readonly AskedSet[]): Sets<FetchedValue<Value>> {
  return useHeld<FetchedValue<Value>>(asked, { name: 'set', load: fetchValue<Value> });
}

/** The same, holding on to what the holding leaves of each. */
export function useHeld<Held extends { url: string }>(
  asked: readonly AskedSet[],
  { name, load }: Holding<Held>,
): Sets<Held> {
  return useQueries({
    combine: combine<Held>,
    queries: asked.map(({ url, ask }) => ({
      queryKey: [name, url],
      queryFn: ({ signal }: { signal: AbortSignal }) => load(url, { signal }),
      enabled: ask,
      structuralSharing: false,
    })),
  });
}

/** Holds on to all of a set, and to a single object. */
export const WHOLE_SET: Holding<FetchedSet<unknown>> = { name: 'set', load: fetchSet };
export const WHOLE_VALUE: Holding<FetchedValue<unknown>> = { name: 'set', load: fetchValue };

function combine<Held extends { url: string }>(queries: UseQueryResult<Held>[]): Sets<Held> {
  const failed = queries.filter((query) => query.error);
  return {
    sets: new Map(queries.flatMap(({ data }) => (data ? [[data.url, data]] : []))),
    loading: queries.filter((query) => query.isFetching && query.data === undefined).length,
    problem: failed[0]?.error ? toProblem(failed[0].error) : null,
    retry: () => failed.forEach((query) => void query.refetch()),
  };
}
