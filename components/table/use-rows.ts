'use client';

import { useQueries, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { searchOf } from '@/lib/client/address/address-params';
import { answerOptions, collectMissing, retryFailed } from '@/lib/client/query/answer-options';
import type { RowOf, TableName } from '@/lib/client/query/table-rows';
import { WINDOW, windowParams, windowsOf } from '@/lib/client/query/table-window';
import { PENDING_INTERVAL } from '@/lib/client/query/use-answer';
import { useProblem } from '@/lib/client/query/use-last';
import type { Problem } from '@/lib/contract/problem';
import type { Coverage } from '@/lib/queries/answer';
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

/**
 * Returns the rows of a table, fetched in windows around the visible ones. Dims rows while a new order or filter loads.
 */
export function useRows<Name extends TableName>(options: UseRowsOptions<Name>): Rows<RowOf<Name>> {
  const { query, params, sort, search } = options;
  // The first window stays, as print begins with it.
  const windows = [...new Set([0, ...windowsOf(options.first, options.last)])];
  const client = useQueryClient();
  const paramsOf = (window: number) => windowParams(params ?? {}, { sort, search }, window) as ParamsOf<Name>;
  const results = useQueries({
    queries: windows.map((window) => ({ ...answerOptions(query, paramsOf(window)), enabled: params !== null })),
  });
  const windowsThere = new Map<number, TableAnswer<RowOf<Name>>>();
  for (const { data } of results) {
    const answer = data?.answer as TableAnswer<RowOf<Name>> | undefined;
    if (answer) windowsThere.set(answer.offset / WINDOW, answer);
  }
  const newest = results.find(({ data }) => data !== undefined)?.data;
  const { total, sort: order } = (newest?.answer ?? {}) as Partial<TableAnswer<unknown>>;
  const current = newest
    ? { windows: windowsThere, total: total ?? null, sort: order ?? '', coverage: newest.coverage }
    : null;
  // What was shown last stays, dimmed, until the first window of another order or filter is here.
  const last = useRef(current);
  useEffect(() => {
    if (current) last.current = current;
  });
  const content = current ?? last.current;
  const problem = useProblem(
    results.find(({ error }) => error)?.error ?? null,
    results.some(({ isFetching }) => isFetching),
    searchOf({ ...params, sort, search }),
  );
  const refetch = () => {
    // An answer that takes longer than the next tick is waited for: cancelled each time, it would never come.
    for (const result of results) void result.refetch({ cancelRefetch: false });
  };
  useInterval(refetch, current?.coverage.some(({ pending }) => pending) ?? false);
  const firstKey = answerOptions(query, paramsOf(0)).queryKey;
  /** Returns a window that was in sight before, for print. */
  const windowBefore = (window: number) =>
    current &&
    (client.getQueryData(answerOptions(query, paramsOf(window)).queryKey)?.answer as
      | TableAnswer<RowOf<Name>>
      | undefined);
  return {
    rowAt(index) {
      const window = Math.floor(index / WINDOW);
      return (content?.windows.get(window) ?? windowBefore(window))?.rows[index % WINDOW];
    },
    total: content?.total ?? null,
    sort: content?.sort ?? '',
    coverage: content?.coverage ?? [],
    stale: current === null && content !== null,
    problem,
    retry() {
      if (params !== null) retryFailed(client, firstKey);
    },
    collect() {
      if (params !== null) collectMissing(client, firstKey);
    },
  };
}

function useInterval(run: () => void, on: boolean) {
  const [tick, setTick] = useState(0);
  useEffect(() => {
    if (!on) return;
    const timer = setTimeout(() => {
      run();
      setTick(tick + 1);
    }, PENDING_INTERVAL);
    return () => clearTimeout(timer);
  });
}
