import 'server-only';
import { join } from 'node:path';
import type { PathMap } from '@/lib/config/path-map';
import { type Endpoint, requestTarget } from '@/lib/contract/endpoint';
import type { Problem } from '@/lib/contract/problem';
import { config } from '../base/config';
import { processWide } from '../base/process-wide';
import { accountOf } from './account';
import { type Budget, createBudget } from './budget';
import { openCallLog } from './call-log';
import { createOutage, type Outage } from './outage';

/** Time limits in milliseconds, sizes in bytes. */
export interface Limits {
  /** Time to connect. */
  connect: number;
  /** Time from the request to the response headers, as the service may create a file first. */
  headers: number;
  /** Time between two parts of a response. */
  idle: number;
  /** Maximum size of a JSON response, decompressed. */
  jsonBytes: number;
  /** Delay of the first retry. Each further one doubles it. */
  retryPause: number;
  /** Time to wait for a service that refuses connections, as it may be restarting. */
  outage: number;
}

const LIMITS: Limits = {
  connect: 5_000,
  headers: 60_000,
  idle: 30_000,
  jsonBytes: 64 * 2 ** 20,
  retryPause: 300,
  outage: 10_000,
};

/** The connection to the delivery service: address, key, rate limit and the result of the last call. */
export interface Service {
  readonly base: URL;
  readonly key: string;
  readonly paths: PathMap;
  readonly budget: Budget;
  readonly limits: Limits;
  readonly outage: Outage;
  last: { at: Date; problem: Problem | null } | null;
}

export function createService(
  options: Pick<Service, 'base' | 'key'> & { paths?: PathMap; budget?: Budget; limits?: Partial<Limits> },
): Service {
  const { base, key, paths = {}, budget = createBudget(null) } = options;
  const limits = { ...LIMITS, ...options.limits };
  return { base, key, paths, budget, limits, outage: createOutage(base, limits), last: null };
}

const configured = processWide('service', () => {
  const { service: base, key, paths, rateLimit, dataDir } = config();
  const log = openCallLog(join(dataDir, 'calls', `${accountOf({ base, key })}.log`));
  return createService({ base, key, paths, budget: createBudget(rateLimit, { log }) });
});

/** Returns the configured service. */
export function service(): Service {
  return configured();
}

/** Returns the id of the account of the configured service. */
export function configuredAccount(): string {
  return accountOf(configured());
}

/** Returns the URL of a call: base URL with its prefix, path of the path map, parameters. */
export function addressOf({ base, paths }: Service, endpoint: Endpoint, params: Record<string, unknown>): URL {
  const prefix = base.pathname.replace(/\/+$/, '');
  // The origin is in the text, as a path that begins with // would otherwise name another host.
  return new URL(base.origin + prefix + requestTarget(endpoint, params, paths[endpoint.name]));
}
