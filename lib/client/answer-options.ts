import { type Query as CachedQuery, type QueryClient, type QueryKey, queryOptions } from '@tanstack/react-query';
import { addressParams, searchOf } from '@/lib/client/address-params';
import { jsonPost } from '@/lib/client/json-post';
import { askAgain } from '@/lib/client/query-client';
import { refuseFailure } from '@/lib/client/request-problem';
import { POSTED_QUERIES, REFETCH_HEADER, type RefetchMode } from '@/lib/contract/own-http';
import type { Answered } from '@/lib/queries/answer';
import type { AnswerOf, ParamsOf, QueryName } from '@/lib/queries/registry';

/** The query of React Query behind `useAnswer`: the server fills the same key before it sends a page. */
export function answerOptions<Name extends QueryName>(name: Name, params: ParamsOf<Name>) {
  const search = searchOf(params as Readonly<Record<string, unknown>>);
  return queryOptions({
    queryKey: ['answer', name, search],
    async queryFn({ client, queryKey, signal }) {
      const before = client.getQueryData<Answered<unknown>>(queryKey);
      const answered = await fetchAnswer<AnswerOf<Name>>(name, params, signal);
      // The budget and the newest fetch have changed: the shell need not wait for its next look.
      if (isPending(before) && !isPending(answered)) void client.invalidateQueries({ queryKey: ['status'] });
      if (!isPending(answered) && refreshed.delete(answerUrl(name, search))) lookAtAll(client, queryKey);
      return answered;
    },
  });
}

/** Whether days that the answer needs are on their way. */
function isPending(answered: Answered<unknown> | undefined): boolean {
  return answered?.coverage.some(({ pending }) => pending) ?? false;
}

export function answerUrl(name: string, search: string): string {
  return search ? `/api/query/${name}?${search}` : `/api/query/${name}`;
}

function urlOf([, name, search]: QueryKey): string {
  return answerUrl(String(name), String(search));
}

/** Addresses whose next fetch has the service asked again, for what has failed or for all of it. */
const refetchModes = new Map<string, RefetchMode>();
/** Addresses that a person refreshes or retries, until what was asked for has come. */
const refreshed = new Set<string>();

/**
 * Has the service asked once more for the days that failed, however shortly ago: for the answer under this key, and for all
 * others in view that lack some. What kept one panel from its figures kept the others, too.
 */
export function retryFailed(client: QueryClient, pressed: QueryKey): void {
  refreshed.add(urlOf(pressed));
  const failed = client.getQueryCache().findAll({
    queryKey: ['answer'],
    type: 'active',
    predicate: (query) => String(query.queryKey) === String(pressed) || hasFailed(query),
  });
  for (const { queryKey } of failed) {
    refetchModes.set(urlOf(queryKey), 'failed');
    void askAgain(client, queryKey);
  }
}

function hasFailed({ state: { data, error } }: CachedQuery): boolean {
  return error !== null || ((data as Answered<unknown> | undefined)?.coverage.some(({ problem }) => problem) ?? false);
}

/** A newer day is looked for so long after a person has asked for it, milliseconds. */
const LOOKED_FOR = 30_000;
let lookedUntil = 0;

/** Whether a newer day may be on its way because a person has asked for it. */
export function isLookedFor(): boolean {
  return Date.now() < lookedUntil;
}

/**
 * Asks the service again for all that an answer looks at, and has a newer day looked for. All other answers of the page are
 * asked for again once it has come.
 */
export async function refresh<Name extends QueryName>(
  client: QueryClient,
  name: Name,
  params: ParamsOf<Name>,
): Promise<void> {
  const { queryKey } = answerOptions(name, params);
  refetchModes.set(urlOf(queryKey), 'all');
  refreshed.add(urlOf(queryKey));
  lookedUntil = Date.now() + LOOKED_FOR;
  await askAgain(client, queryKey);
}

function lookAtAll(client: QueryClient, except: readonly unknown[]): void {
  void client.invalidateQueries({
    queryKey: ['answer'],
    predicate: ({ queryKey }) => queryKey.join() !== except.join(),
  });
}

async function fetchAnswer<Answer>(name: string, params: object, signal: AbortSignal): Promise<Answered<Answer>> {
  const url = answerUrl(name, searchOf(params as Readonly<Record<string, unknown>>));
  const what = refetchModes.get(url);
  refetchModes.delete(url);
  const isPosted = POSTED_QUERIES.includes(name);
  const { headers, ...post } = isPosted ? jsonPost(JSON.stringify(addressParams(params))) : {};
  const response = await fetch(isPosted ? answerUrl(name, '') : url, {
    ...post,
    signal,
    headers: { ...headers, ...(what && { [REFETCH_HEADER]: what }) },
  });
  await refuseFailure(response);
  return response.json();
}
