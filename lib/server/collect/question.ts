import 'server-only';
import type { Endpoint, JsonEndpoint } from '@/lib/contract/endpoint';
import { paging } from '@/lib/contract/endpoint-params';
import { accountOf, digest } from '../service/account';
import type { Service } from '../service/service';

/** A request to the service without paging: an endpoint and parameters, for an account. */
export interface Question<E extends Endpoint = JsonEndpoint> {
  readonly endpoint: E;
  readonly params: Readonly<Record<string, unknown>>;
  readonly account: string;
  /** Identifies equal questions. Does not depend on the order of parameters. */
  readonly key: string;
}

const PAGING = new Set(Object.keys(paging()));

export function question<E extends Endpoint>(
  service: Pick<Service, 'base' | 'key'>,
  endpoint: E,
  params: Readonly<Record<string, unknown>>,
): Question<E> {
  const entries = Object.entries(params).filter(([name, value]) => !PAGING.has(name) && value !== undefined);
  const sorted = Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)));
  const account = accountOf(service);
  return { endpoint, params: sorted, account, key: digest(`${account} ${endpoint.name} ${JSON.stringify(sorted)}`) };
}
