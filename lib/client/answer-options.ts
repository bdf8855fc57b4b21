import { queryOptions } from '@tanstack/react-query';
import { refuseFailure } from '@/lib/client/request-problem';
import { ANEW_HEADER } from '@/lib/contract/own-http';
import type { Answered } from '@/lib/queries/answer';
import type { AnswerOf, ParamsOf, QueryName } from '@/lib/queries/registry';

/** The query of React Query behind `useAnswer`: the server fills the same key before it sends a page. */
export function answerOptions<Name extends QueryName>(name: Name, params: ParamsOf<Name>) {
  const search = searchOf(params as Readonly<Record<string, unknown>>);
  return queryOptions({
    queryKey: ['answer', name, search],
    async queryFn({ client, queryKey, signal }) {
      const before = client.getQueryData<Answered<unknown>>(queryKey);
      const answered = await fetchAnswer<AnswerOf<Name>>(answerUrl(name, search), signal);
      // The budget and the newest fetch have changed: the shell need not wait for its next look.
      if (isPending(before) && !isPending(answered)) void client.invalidateQueries({ queryKey: ['status'] });
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

/** Addresses that are to be asked for anew: the server then asks the service once more for what has failed. */
const anew = new Set<string>();

/** Has the next fetch of this answer ask the service again for the days that failed, however shortly ago that was. */
export function askAnew<Name extends QueryName>(name: Name, params: ParamsOf<Name>): void {
  anew.add(answerUrl(name, searchOf(params as Readonly<Record<string, unknown>>)));
}

async function fetchAnswer<Answer>(url: string, signal: AbortSignal): Promise<Answered<Answer>> {
  const response = await fetch(url, { signal, headers: anew.delete(url) ? { [ANEW_HEADER]: '1' } : {} });
  await refuseFailure(response);
  return response.json();
}

/** Parameters as the text of an address: in one order, and nothing that is empty. */
export function searchOf(params: Readonly<Record<string, unknown>>): string {
  const search = new URLSearchParams();
  for (const name of Object.keys(params).sort()) {
    const value = params[name];
    const values = Array.isArray(value) ? value : [value];
    for (const one of values)
      if (one !== undefined && one !== null && one !== '' && one !== false)
        search.append(name, one === true ? '1' : String(one));
  }
  return search.toString();
}
