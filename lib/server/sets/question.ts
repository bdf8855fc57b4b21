import 'server-only';
import { createHash } from 'node:crypto';
import type { Endpoint, JsonEndpoint } from '@/lib/contract/endpoint';
import { paging } from '@/lib/contract/endpoint-params';
import type { Service } from '../upstream/service';

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

const THIS_MACHINE = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;

/**
 * Returns the id of the account with an address and key, from which the key cannot be derived. The port of a service on
 * this machine is ignored, as ours uses another one at every start.
 */
export function accountOf({ base, key }: Pick<Service, 'base' | 'key'>): string {
  const origin = THIS_MACHINE.test(base.hostname) ? 'this machine' : base.origin;
  return digest(`${origin} ${base.pathname} ${digest(key)}`);
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 32);
}
