import { type Query as CachedQuery, type QueryClient, type QueryKey, queryOptions } from '@tanstack/react-query';
import { addressParams, searchOf } from '@/lib/client/address/address-params';
import { jsonPost } from '@/lib/client/query/json-post';
import { restartQuery, serviceBackListeners } from '@/lib/client/query/query-client';
import { request } from '@/lib/client/query/request';
import { REFETCH_HEADER, type RefetchMode } from '@/lib/contract/own-http';
import type { Answered } from '@/lib/queries/answer';
import { POSTED_QUERIES } from '@/lib/queries/posted-queries';
import type { AnswerOf, ParamsOf, QueryName } from '@/lib/queries/registry';

/** Returns the options of React Query for `useAnswer`. The server preloads the same key into a page. */
export function answerOptions<Name extends QueryName>(name: Name, params: ParamsOf<Name>) {
  const search = searchOf(params as Readonly<Record<string, unknown>>);
  return queryOptions({
    queryKey: ['answer', name, search],
    async queryFn({ client, queryKey, signal }) {
      const previous = client.getQueryData<Answered<unknown>>(queryKey);
      const answered = await fetchAnswer<AnswerOf<Name>>(name, params, signal);
      // The budget and the time of the newest fetch have changed, so update them before the next poll.
      if (isPending(previous) && !isPending(answered)) void client.invalidateQueries({ queryKey: ['status'] });
      if (!isPending(answered) && refreshing.delete(answerUrl(name, search))) invalidateOthers(client, queryKey);
      return answered;
    },
  });
}

/** Tests whether days that the answer needs are being collected. */
function isPending(answered: Answered<unknown> | undefined): boolean {
  return answered?.coverage.some(({ pending }) => pending) ?? false;
}

function answerUrl(name: string, search: string): string {
  return search ? `/api/query/${name}?${search}` : `/api/query/${name}`;
}

function urlOf([, name, search]: QueryKey): string {
  return answerUrl(String(name), String(search));
}

/** Refetch modes of the next request, by address. */
const refetchModes = new Map<string, RefetchMode>();
/** Addresses that the user refreshes or retries, until their answer is complete. */
const refreshing = new Set<string>();

/**
 * Requests failed days from the service again, even shortly after the failure, for the query of `queryKey` and for all
 * other active queries with failed days. They probably failed for the same reason.
 */
export function retryFailed(client: QueryClient, retriedKey: QueryKey): void {
  refreshing.add(urlOf(retriedKey));
  refetchFailed(client, (query) => String(query.queryKey) === String(retriedKey) || hasFailed(query));
}

/** Days that failed while the delivery service was unreachable are requested again. */
serviceBackListeners.add((client) =>
  refetchFailed(client, (query) => coverageOf(query).some(({ problem }) => problem?.code === 'unreachable')),
);

function refetchFailed(client: QueryClient, predicate: (query: CachedQuery) => boolean): void {
  for (const { queryKey } of client.getQueryCache().findAll({ queryKey: ['answer'], type: 'active', predicate })) {
    refetchModes.set(urlOf(queryKey), 'failed');
    void restartQuery(client, queryKey);
  }
}

/**
 * Collects the missing days of the query of `queryKey`, also those outside the plan. Refetches the page's other queries
 * once they are collected.
 */
export function collectMissing(client: QueryClient, queryKey: QueryKey): void {
  const url = urlOf(queryKey);
  refreshing.add(url);
  refetchModes.set(url, 'missing');
  void restartQuery(client, queryKey);
}

function hasFailed(query: CachedQuery): boolean {
  return query.state.error !== null || coverageOf(query).some(({ problem }) => problem);
}

function coverageOf({ state: { data } }: CachedQuery): Answered<unknown>['coverage'] {
  return (data as Answered<unknown> | undefined)?.coverage ?? [];
}

/** Time after a refresh in which the days are polled for a newer one, in milliseconds. */
const POLL_TIME = 30_000;
let pollUntil = 0;

/** Tests whether to poll for a newer day after a refresh. */
export function isPolling(): boolean {
  return Date.now() < pollUntil;
}

/**
 * Requests all data of a query from the service again and starts polling for a newer day. Refetches the page's other
 * queries once the answer is complete.
 */
export async function refresh<Name extends QueryName>(
  client: QueryClient,
  name: Name,
  params: ParamsOf<Name>,
): Promise<void> {
  const { queryKey } = answerOptions(name, params);
  refetchModes.set(urlOf(queryKey), 'all');
  refreshing.add(urlOf(queryKey));
  pollUntil = Date.now() + POLL_TIME;
  await restartQuery(client, queryKey);
}

function invalidateOthers(client: QueryClient, except: readonly unknown[]): void {
  void client.invalidateQueries({
    queryKey: ['answer'],
    predicate: ({ queryKey }) => queryKey.join() !== except.join(),
  });
}

/** Status of a response without an answer, while the server evaluates its days. */
const EVALUATING = 202;
/** Milliseconds until an answer is requested again. The server has waited before it responds. */
const EVALUATING_INTERVAL = 500;

/** Milliseconds after which a request is repeated, as its connection may be lost. An answer takes at most a few seconds. */
const TIMEOUT = 30_000;

/** Requests an answer, again until its days are evaluated: content stays as it is meanwhile. */
async function fetchAnswer<Answer>(name: string, params: object, signal: AbortSignal): Promise<Answered<Answer>> {
  const response = await requestAnswer(name, params, AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT)]));
  if (response.status !== EVALUATING) return response.json();
  void response.body?.cancel();
  await new Promise((resolve) => setTimeout(resolve, EVALUATING_INTERVAL));
  signal.throwIfAborted();
  return fetchAnswer(name, params, signal);
}

function requestAnswer(name: string, params: object, signal: AbortSignal): Promise<Response> {
  const url = answerUrl(name, searchOf(params as Readonly<Record<string, unknown>>));
  const mode = refetchModes.get(url);
  refetchModes.delete(url);
  const isPosted = POSTED_QUERIES.includes(name);
  const { headers, ...post } = isPosted ? jsonPost(JSON.stringify(addressParams(params))) : {};
  return request(isPosted ? answerUrl(name, '') : url, {
    ...post,
    signal,
    headers: { ...headers, ...(mode && { [REFETCH_HEADER]: mode }) },
  }).catch((error: unknown) => {
    // The dashboard was not reached, so the next attempt requests the same. After a timeout it may be collecting.
    if (mode && error instanceof TypeError && !refetchModes.has(url)) refetchModes.set(url, mode);
    throw error;
  });
}
