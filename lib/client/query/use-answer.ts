'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useContext, useDeferredValue, useMemo } from 'react';
import { searchOf } from '@/lib/client/address/address-params';
import { PageParams } from '@/lib/client/address/page-params';
import { answerOptions, collectMissing, isPolling, retryFailed } from '@/lib/client/query/answer-options';
import { useHydratedQuery } from '@/lib/client/query/hydrated-query';
import { useLast, useProblem } from '@/lib/client/query/use-last';
import type { Problem } from '@/lib/contract/problem';
import type { Coverage, Provenance } from '@/lib/queries/answer';
import type { AnswerOf, ParamsOf, QueryName } from '@/lib/queries/registry';

/** State of a panel's answer. Content stays, dimmed, while a newer answer loads. */
export type AnswerState<Answer> =
  | ({ kind: 'loading' } & WithoutContent)
  | ({ kind: 'problem'; problem: Problem; retry: () => void } & WithoutContent)
  | {
      kind: 'content';
      data: Answer;
      coverage: Coverage[];
      provenance: Provenance[];
      refetching: boolean;
      /** The content is for the previous days or filters, not for the current ones. */
      isOutdated?: boolean;
      /** Problem of the last request. The content is older. */
      problem?: Problem;
      retry: () => void;
      /** Collects missing days outside the plan. */
      collect?: () => void;
    };

interface WithoutContent {
  data?: undefined;
  coverage?: undefined;
  provenance?: undefined;
}

/** Milliseconds between requests while `isAwaited` returns true, or after a refresh. */
const AWAITED_INTERVAL = 5_000;
/** Milliseconds between requests while days of the answer are being collected. */
export const PENDING_INTERVAL = 1_500;

/**
 * Returns the answer to a query of the server.
 *
 * @param params null sends no request
 * @param isAwaited tests whether the answer is still incomplete, so that it is requested again
 */
export function useAnswer<Name extends QueryName>(
  name: Name,
  params: ParamsOf<Name> | null,
  isAwaited?: (answer: AnswerOf<Name>) => boolean,
): AnswerState<AnswerOf<Name>> {
  const client = useQueryClient();
  const options = answerOptions(name, params ?? ({} as ParamsOf<Name>));
  const query = useHydratedQuery({
    ...options,
    enabled: params !== null,
    // A tab that was open overnight shows the new day when the user returns to it.
    refetchOnWindowFocus: name.endsWith('/days'),
    refetchInterval({ state: { data } }) {
      if (data?.coverage.some(({ pending }) => pending)) return PENDING_INTERVAL;
      const isNewer = name.endsWith('/days') && isPolling();
      return data && (isNewer || isAwaited?.(data.answer)) ? AWAITED_INTERVAL : false;
    },
  });
  const search = searchOf((params ?? {}) as Readonly<Record<string, unknown>>);
  const current = useMemo(
    () => (query.data === undefined ? undefined : { ...query.data, search }),
    [query.data, search],
  );
  const last = useLast(current);
  // Deferred, so that rendering a large table does not block typing.
  const deferredAnswer = useDeferredValue(last);
  const problem = useProblem(query.error, query.isFetching, search);
  const retry = () => {
    if (params !== null) retryFailed(client, options.queryKey);
  };
  const collect = () => {
    if (params !== null) collectMissing(client, options.queryKey);
  };
  const pageParams = useContext(PageParams);
  const isOutdated = deferredAnswer !== undefined && deferredAnswer.search !== search;
  // After a failed request, content for other days or filters stays, marked. Content of another subject does not.
  if (
    deferredAnswer === undefined ||
    (isOutdated && problem && subjectOf(deferredAnswer.search, pageParams) !== subjectOf(search, pageParams))
  )
    return problem ? { kind: 'problem', problem, retry } : { kind: 'loading' };
  const { answer, coverage, provenance } = deferredAnswer;
  return {
    kind: 'content',
    data: answer,
    coverage,
    provenance,
    refetching: isOutdated || deferredAnswer !== last,
    isOutdated: isOutdated && params !== null,
    problem: problem ?? undefined,
    retry,
    collect,
  };
}

/** Returns the answer for the current parameters. Null while it is loading, also if an earlier one is on screen. */
export function currentData<Answer>(state: AnswerState<Answer>): Answer | null {
  return state.kind === 'content' && !state.isOutdated ? state.data : null;
}

/** Tests whether the content is about to change: an answer is loading, or its days are being collected. */
export function isAwaited(state: AnswerState<unknown>): boolean {
  if (state.kind !== 'content') return state.kind === 'loading';
  return (state.refetching && !state.problem) || state.coverage.some(({ pending }) => pending);
}

/** Returns the parameters that the controls of the page do not set, e.g. the banner or the order. */
function subjectOf(search: string, pageParams: readonly string[]): string {
  const params = new URLSearchParams(search);
  for (const name of pageParams) params.delete(name);
  return params.toString();
}
