import 'server-only';
import { createHash } from 'node:crypto';
import type { Service } from './service';

const THIS_MACHINE = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;

/**
 * Returns the id of the account with an address and key, from which the key cannot be derived. The port of a service on
 * this machine is ignored, as ours uses another one at every start.
 */
export function accountOf({ base, key }: Pick<Service, 'base' | 'key'>): string {
  const origin = THIS_MACHINE.test(base.hostname) ? 'this machine' : base.origin;
  return digest(`${origin} ${base.pathname} ${digest(key)}`);
}

/** Returns a short hash. */
export function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 32);
}
