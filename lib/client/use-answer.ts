'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useDeferredValue, useMemo } from 'react';
import { searchOf } from '@/lib/client/address-params';
import { answerOptions, isLookedFor, retryFailed } from '@/lib/client/answer-options';
import { useLast, useProblem } from '@/lib/client/use-last';
import type { Problem } from '@/lib/contract/problem';
import type { Coverage, Provenance } from '@/lib/queries/answer';
import type { AnswerOf, ParamsOf, QueryName } from '@/lib/queries/registry';

/** A panel's answer: loading, failed, or there; until a newer one has come what is shown dims and stays. */
export type AnswerState<Answer> =
  | { kind: 'loading' }
  | { kind: 'problem'; problem: Problem; retry: () => void }
  | {
      kind: 'content';
      data: Answer;
      coverage: Coverage[];
      provenance: Provenance[];
      refetching: boolean;
      /** What is shown answers what was asked before, of other days or filters than the controls say. */
      before?: boolean;
      /** The last attempt failed: what is shown is what was there before. */
      problem?: Problem;
      retry: () => void;
    };

/** Something else that is waited for is looked at again after this time. Milliseconds. */
const AWAITED_EVERY = 5_000;
/** While days that a panel waits for are being collected, it looks again after this time. Milliseconds. */
export const PENDING_EVERY = 1_500;

/**
 * The answer to a query of the server, by its name. Null asks nothing.
 *
 * @param isAwaited whether the answer is one that something else is waited for, so that it is asked for again
 */
export function useAnswer<Name extends QueryName>(
  name: Name,
  params: ParamsOf<Name> | null,
  isAwaited?: (answer: AnswerOf<Name>) => boolean,
): AnswerState<AnswerOf<Name>> {
  const client = useQueryClient();
  const options = answerOptions(name, params ?? ({} as ParamsOf<Name>));
  const query = useQuery({
    ...options,
    enabled: params !== null,
    refetchInterval({ state: { data } }) {
      if (data?.coverage.some(({ pending }) => pending)) return PENDING_EVERY;
      const isNewer = name.endsWith('/days') && isLookedFor();
      return data && (isNewer || isAwaited?.(data.answer)) ? AWAITED_EVERY : false;
    },
  });
  const asked = searchOf((params ?? {}) as Readonly<Record<string, unknown>>);
  const current = useMemo(() => (query.data === undefined ? undefined : { ...query.data, asked }), [query.data, asked]);
  const last = useLast(current);
  // A table that is redrawn must not hold up a key that is pressed.
  const shown = useDeferredValue(last);
  const problem = useProblem(query.error, query.isFetching, asked);
  const retry = () => {
    if (params !== null) retryFailed(client, options.queryKey);
  };
  const before = shown !== undefined && shown.asked !== asked;
  // Figures of another thing are no stand-in for those that cannot be had; those of another day or filter are, and say so.
  if (shown === undefined || (before && problem && thingOf(shown.asked) !== thingOf(asked)))
    return problem ? { kind: 'problem', problem, retry } : { kind: 'loading' };
  const { answer, coverage, provenance } = shown;
  return {
    kind: 'content',
    data: answer,
    coverage,
    provenance,
    refetching: before || shown !== last,
    before: before && params !== null,
    ...(problem && { problem }),
    retry,
  };
}

/** What is shown is about to change: the answer is on its way, a newer one, or days that it waits for. */
export function isAwaited(state: AnswerState<unknown>): boolean {
  if (state.kind !== 'content') return state.kind === 'loading';
  return (state.refetching && !state.problem) || state.coverage.some(({ pending }) => pending);
}

/** What the controls of a page set: days, comparison and filters. */
const PAGE_PARAMS = ['date', 'against', 'days', 'retailer', 'country', 'brand', 'own', 'psku', 'tag', 'q'];

/** The rest of what was asked: which banner, in which order. */
function thingOf(asked: string): string {
  const search = new URLSearchParams(asked);
  for (const name of PAGE_PARAMS) search.delete(name);
  return search.toString();
}
