'use client';

import {
  type DehydratedState,
  HydrationBoundary,
  hashKey,
  type QueryKey,
  type UndefinedInitialDataOptions,
  type UseQueryResult,
  useQuery,
} from '@tanstack/react-query';
import { createContext, type ReactNode, useContext, useState, useSyncExternalStore } from 'react';

const ServerState = createContext<DehydratedState | null>(null);

/** Provides the answers of the server to the queries of a page. */
export function ServerAnswers({ state, children }: { state: DehydratedState; children: ReactNode }) {
  // The HTML was rendered from the first state.
  const [initial] = useState(state);
  return (
    <HydrationBoundary state={state}>
      <ServerState value={initial}>{children}</ServerState>
    </HydrationBoundary>
  );
}

const never = () => () => {};

export type HydratedQuery<Data> = Pick<UseQueryResult<Data>, 'data' | 'error' | 'isFetching' | 'refetch'>;

/**
 * `useQuery` for parts that the server renders. A lazily loaded part hydrates late, when another part may have fetched
 * the same query. During hydration, returns the data that the server rendered.
 */
export function useHydratedQuery<Data, Key extends QueryKey>(
  options: UndefinedInitialDataOptions<Data, Error, Data, Key>,
): HydratedQuery<Data> {
  const query = useQuery(options);
  const server = useContext(ServerState);
  const getServerData = () => {
    const hash = hashKey(options.queryKey);
    return server?.queries.find(({ queryHash }) => queryHash === hash)?.state.data as Data | undefined;
  };
  const isChanged = useSyncExternalStore(
    never,
    () => false,
    () => {
      const data = getServerData();
      return query.data !== data || query.error !== null || (data !== undefined && query.isFetching);
    },
  );
  return isChanged ? { data: getServerData(), error: null, isFetching: false, refetch: query.refetch } : query;
}
