'use client';

import { type QueryClient, useQueries } from '@tanstack/react-query';
import { isKept, trendRanges } from '@/components/scorecards/prepare-trend';
import { type FetchedValue, fetchValue } from '@/lib/client/ndjson-stream';
import type { Period } from '@/lib/client/period';
import { toProblem } from '@/lib/client/request-problem';
import { scorecardUrl } from '@/lib/client/scorecards/score-url';
import { useKept } from '@/lib/client/use-kept';
import { type ScorecardRow, scorecard } from '@/lib/contract/scorecard';

/** The answers of a trend's ranges: those that are kept, and the others once a person wants them. */
export function useTrendAnswers(period: Period, title: string, wanted: boolean) {
  const kept = useKept(scorecard);
  const ranges = trendRanges(period);
  const queries = useQueries({
    queries: ranges.map((range) => {
      const url = scorecardUrl(range, title);
      return {
        queryKey: ['set', url],
        queryFn: ({ signal }: { signal: AbortSignal }) => fetchValue<ScorecardRow[]>(url, { signal }),
        enabled: wanted || (kept.kind === 'content' && isKept(kept.data, range, title)),
        structuralSharing: false,
      };
    }),
  });
  const loading = kept.kind === 'loading' || queries.some(({ isFetching, data }) => isFetching && !data);
  const failed = queries.filter((query) => query.error);
  return {
    ranges,
    /** Null where a range is not there. */
    answers: queries.map(({ data }) => data?.value ?? null),
    /** Ranges that would have to be asked for; null until every kept one has come. */
    missing: loading ? null : queries.filter(({ data }) => !data).length,
    problem: failed[0]?.error ? toProblem(failed[0].error) : null,
    retry: () => failed.forEach((query) => void query.refetch()),
  };
}

/** The answers of these ranges that this browser holds already; null for the others. */
export function heldAnswers(client: QueryClient, ranges: readonly Period[], title: string) {
  return ranges.map(
    (range) => client.getQueryData<FetchedValue<ScorecardRow[]>>(['set', scorecardUrl(range, title)])?.value ?? null,
  );
}
