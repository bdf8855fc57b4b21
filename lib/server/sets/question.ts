import 'server-only';
import { createHash } from 'node:crypto';
import type { JsonEndpoint } from '@/lib/contract/endpoint';
import { paging } from '@/lib/contract/params';
import type { Service } from '../upstream/service';

/** One question to the service: an endpoint and its parameters, pages left out, for one account. */
export interface Question {
  readonly endpoint: JsonEndpoint;
  readonly params: Readonly<Record<string, unknown>>;
  readonly account: string;
  /** The same for the same question, whenever and in whatever order it is asked. */
  readonly key: string;
}

const PAGING = new Set(Object.keys(paging()));

export function question(service: Service, endpoint: JsonEndpoint, params: Record<string, unknown>): Question {
  const asked = Object.entries(params).filter(([name, value]) => !PAGING.has(name) && value !== undefined);
  const sorted = Object.fromEntries(asked.sort(([a], [b]) => (a < b ? -1 : 1)));
  const account = accountOf(service);
  return { endpoint, params: sorted, account, key: digest(`${account} ${endpoint.name} ${JSON.stringify(sorted)}`) };
}

const THIS_MACHINE = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;

/**
 * Whose answers these are: another address or another key is another account. The key cannot be read back from it. On
 * this machine the port does not count: our own service has another one at every start.
 */
export function accountOf({ base, key }: Pick<Service, 'base' | 'key'>): string {
  const origin = THIS_MACHINE.test(base.hostname) ? 'this machine' : base.origin;
  return digest(`${origin} ${base.pathname} ${digest(key)}`);
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 32);
}
