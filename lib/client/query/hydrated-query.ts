'use client';

import {
  type DehydratedState,
  hashKey,
  type QueryKey,
  type UndefinedInitialDataOptions,
  type UseQueryResult,
  useQuery,
} from '@tanstack/react-query';
import { createContext, useContext, useSyncExternalStore } from 'react';

/** Set by `ServerAnswers`. */
export const ServerState = createContext<DehydratedState | null>(null);

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
