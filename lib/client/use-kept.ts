'use client';

import type { PanelState } from '@/lib/client/panel-state';
import { useValue } from '@/lib/client/use-set';
import { type JsonEndpoint, requestTarget } from '@/lib/contract/endpoint';
import { type Kept, type KeptAnswer, kept } from '@/lib/contract/kept';

function keptUrl(endpoint: JsonEndpoint): string {
  return `/api${requestTarget(kept, { endpoint: endpoint.name })}`;
}

/** Which questions to an endpoint are answered on our server already. Costs the service no call; null asks nothing. */
export function useKept(endpoint: JsonEndpoint | null): PanelState<Kept> {
  const state = useValue<Kept>(endpoint && keptUrl(endpoint));
  return state.kind === 'content' ? { ...state, data: state.data.value } : state;
}

type Params = Readonly<Record<string, string | number>>;

/** The kept answers to one question asked of several days, by day. `params` are all others than the date. */
export function keptByDay({ answers }: Kept, params: Params): ReadonlyMap<string, KeptAnswer> {
  const asked = Object.entries(params);
  const same = answers.filter((answer) => asked.every(([name, value]) => answer.params[name] === value));
  return new Map(same.flatMap((answer) => (answer.params.date ? [[String(answer.params.date), answer]] : [])));
}

/** Calls that a set of this question costs, judged by the largest that is kept; one where nothing is known. */
export function callsPerSet({ pageSize }: Kept, answers: Iterable<KeptAnswer>): number {
  const rows = Math.max(0, ...[...answers].map(({ total }) => total ?? 0));
  return Math.max(1, Math.ceil(rows / pageSize));
}
