'use client';

import { useQueries, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { searchOf } from '@/lib/client/address/address-params';
import { answerOptions, collectMissing, retryFailed } from '@/lib/client/query/answer-options';
import type { RowOfTable, TableName } from '@/lib/client/query/table-rows';
import { WINDOW, windowParams, windowsOf } from '@/lib/client/query/table-window';
import { PENDING_INTERVAL } from '@/lib/client/query/use-answer';
import { useProblem } from '@/lib/client/query/use-last';
import type { Problem } from '@/lib/contract/problem';
import type { Answered, Coverage } from '@/lib/queries/answer';
import type { ParamsOf } from '@/lib/queries/registry';
import type { TableAnswer } from '@/lib/queries/table';

/** What the page asks with: order and window are the table's. */
export type TableParams<Name extends TableName> = Omit<ParamsOf<Name>, 'offset' | 'limit' | 'sort' | 'search'>;

interface UseRowsOptions<Name extends TableName> {
  query: Name;
  params: TableParams<Name> | null;
  sort: string;
  search: string;
  /** The rows in sight. */
  first: number;
  last: number;
}

export interface Rows<Row> {
  /** Undefined while it is on its way. */
  rowAt: (index: number) => Row | undefined;
  /** Rows of the whole set. Null before the first answer. */
  total: number | null;
  /** Order of the rows: "price.desc". */
  sort: string;
  coverage: readonly Coverage[];
  /** What is shown is an older answer. */
  stale: boolean;
  problem: Problem | null;
  retry: () => void;
  /** Collects missing days outside the plan. */
  collect: () => void;
}

/** Windows of one version. */
interface Content<Row> extends Pick<Rows<Row>, 'coverage'> {
  /** Parameters, order and search. */
  key: string;
  version: string;
  answers: readonly TableAnswer<Row>[];
}

/** Maximum number of times that windows are fetched again for one version, in case the data change each time. */
const MAX_ATTEMPTS = 3;

/**
 * Returns the rows of a table, fetched in windows around the visible ones. Dims rows while a new order or filter loads.
 */
export function useRows<Name extends TableName>(options: UseRowsOptions<Name>): Rows<RowOfTable<Name>> {
  const { query, params, sort, search } = options;
  // The first window stays, as print begins with it.
  const windows = [...new Set([0, ...windowsOf(options.first, options.last)])];
  const client = useQueryClient();
  const paramsOf = (window: number) => windowParams(params ?? {}, { sort, search }, window) as ParamsOf<Name>;
  const results = useQueries({
    queries: windows.map((window) => ({
      ...answerOptions(query, paramsOf(window)),
      enabled: params !== null,
      refetchInterval: ({ state: { data } }: { state: { data?: Answered<unknown> } }) =>
        data?.coverage.some(({ pending }) => pending) ? PENDING_INTERVAL : false,
    })),
  });
  const answered = results
    .flatMap(({ data, dataUpdatedAt }) =>
      data ? [{ ...data, version: versionOf(data), updatedAt: dataUpdatedAt }] : [],
    )
    .toSorted((a, b) => b.updatedAt - a.updatedAt);
  const [newest] = answered;
  const newestWindows = answered.filter(({ version }) => version === newest?.version);
  // The server may replace sets of the running day while a user scrolls.
  const isMixed = newestWindows.length < answered.length;
  const isFetching = results.some(({ isFetching }) => isFetching);
  const attempts = useRef(0);
  // Rows of several versions are then shown, as missing ones would never arrive.
  const hasGivenUp = isMixed && !isFetching && attempts.current >= MAX_ATTEMPTS;
  const windowsShown = hasGivenUp ? answered : newestWindows;
  const key = searchOf({ ...params, sort, search });
  // What was shown last stays until all windows have the same version, or attempts end. It is dimmed while another order
  // or filter loads.
  const last = useRef<Content<RowOfTable<Name>> | null>(null);
  const current =
    newest && (!isMixed || hasGivenUp || last.current?.key !== key)
      ? { key, ...newest, answers: windowsShown.map(({ answer }) => answer as TableAnswer<RowOfTable<Name>>) }
      : null;
  const content = current ?? last.current;
  const isStale = content !== null && content.key !== key;
  const error = results.find(({ error }) => error)?.error ?? null;
  const problem = useProblem(error, isFetching, key);
  useEffect(() => {
    if (current) last.current = current;
    if (!isMixed) attempts.current = 0;
    else if (!isFetching && !error && attempts.current < MAX_ATTEMPTS) {
      attempts.current += 1;
      for (const result of results) void result.refetch();
    }
  });
  const firstKey = answerOptions(query, paramsOf(0)).queryKey;
  /** Returns a window that was in sight before, for print. */
  const windowBefore = (window: number) => {
    const data = isStale ? undefined : client.getQueryData(answerOptions(query, paramsOf(window)).queryKey);
    return data && versionOf(data) === content?.version ? (data.answer as TableAnswer<RowOfTable<Name>>) : undefined;
  };
  const [first] = content?.answers ?? [];
  return {
    rowAt(index) {
      const window = Math.floor(index / WINDOW);
      const answer = content?.answers.find(({ offset }) => offset === window * WINDOW) ?? windowBefore(window);
      return answer?.rows[index % WINDOW];
    },
    total: first?.total ?? null,
    sort: first?.sort ?? '',
    coverage: content?.coverage ?? [],
    stale: isStale,
    problem,
    retry() {
      if (params !== null) retryFailed(client, firstKey);
    },
    collect() {
      if (params !== null) collectMissing(client, firstKey);
    },
  };
}

/** Identifies the sets of an answer. Windows with other ones have other rows at the same positions. */
function versionOf({ coverage, provenance }: Answered<unknown>): string {
  return JSON.stringify([coverage.map(({ states, rows }) => [states, rows]), provenance]);
}
