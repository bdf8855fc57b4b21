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

export interface Sets<Row> {
  /** Those that are there, by their address. */
  sets: ReadonlyMap<string, FetchedSet<Row>>;
  /** Those still on their way. */
  loading: number;
  problem: Problem | null;
  retry: () => void;
}

/** Several sets of one kind, such as the days of a trend; each shares its request with whoever else asks for it. */
export function useSets<Row>(asked: readonly AskedSet[]): Sets<Row> {
  return useQueries({
    combine,
    queries: asked.map(({ url, ask }) => ({
      queryKey: ['set', url],
      queryFn: ({ signal }: { signal: AbortSignal }) => fetchSet<Row>(url, { signal }),
      enabled: ask,
      structuralSharing: false,
    })),
  });
}

function combine<Row>(queries: UseQueryResult<FetchedSet<Row>>[]): Sets<Row> {
  const failed = queries.filter((query) => query.error);
  return {
    sets: new Map(queries.flatMap(({ data }) => (data ? [[data.url, data]] : []))),
    loading: queries.filter((query) => query.isFetching && query.data === undefined).length,
    problem: failed[0]?.error ? toProblem(failed[0].error) : null,
    retry: () => failed.forEach((query) => void query.refetch()),
  };
}
