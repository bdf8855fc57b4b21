'use client';

import { type UseQueryResult, useQueries } from '@tanstack/react-query';
import { type FetchedSet, fetchSet } from '@/lib/client/ndjson-stream';
import { toProblem } from '@/lib/client/request-problem';
import type { Problem } from '@/lib/contract/problem';

export interface AskedSet {
  url: string;
  /** False takes what this browser holds already, and asks nobody. */
  ask: boolean;
}

/** What stays in this browser of a set, under a name of its own: a month of large sets would not fit into a tab. */
export interface Reduction<Row, Kept extends { url: string }> {
  name: string;
  of: (set: FetchedSet<Row>) => Kept;
}

export interface Sets<Kept> {
  /** Those that are there, by their address. */
  sets: ReadonlyMap<string, Kept>;
  /** Those still on their way. */
  loading: number;
  problem: Problem | null;
  retry: () => void;
}

/** Several sets of one kind, such as the days of a trend; each shares its request with whoever else asks for it. */
export function useSets<Row>(asked: readonly AskedSet[]): Sets<FetchedSet<Row>> {
  return useReducedSets<Row, FetchedSet<Row>>(asked, WHOLE_SET);
}

/** The same, holding on to what the reduction leaves of each. */
export function useReducedSets<Row, Kept extends { url: string }>(
  asked: readonly AskedSet[],
  { name, of }: Reduction<Row, Kept>,
): Sets<Kept> {
  return useQueries({
    combine: combine<Kept>,
    queries: asked.map(({ url, ask }) => ({
      queryKey: [name, url],
      queryFn: async ({ signal }: { signal: AbortSignal }) => of(await fetchSet<Row>(url, { signal })),
      enabled: ask,
      structuralSharing: false,
    })),
  });
}

/** Holds on to all of it. */
export const WHOLE_SET = { name: 'set', of: <Row>(set: FetchedSet<Row>) => set };

function combine<Kept extends { url: string }>(queries: UseQueryResult<Kept>[]): Sets<Kept> {
  const failed = queries.filter((query) => query.error);
  return {
    sets: new Map(queries.flatMap(({ data }) => (data ? [[data.url, data]] : []))),
    loading: queries.filter((query) => query.isFetching && query.data === undefined).length,
    problem: failed[0]?.error ? toProblem(failed[0].error) : null,
    retry: () => failed.forEach((query) => void query.refetch()),
  };
}
