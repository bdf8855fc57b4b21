import 'server-only';
import { join } from 'node:path';
import type { PathMap } from '@/lib/config/path-map';
import { type Endpoint, requestTarget } from '@/lib/contract/endpoint';
import type { Problem } from '@/lib/contract/problem';
import { type Budget, createBudget } from '../budget/budget';
import { openCallLog } from '../budget/call-log';
import { config } from '../config/config';
import { processWide } from '../process-wide';
import { accountOf } from '../sets/question';
import { createOutage, type Outage } from './outage';

/** Time limits in milliseconds, sizes in bytes. */
export interface Limits {
  /** Until a connection stands. */
  connect: number;
  /** From the request to the first byte of its answer: a file may be made first. */
  headers: number;
  /** Between two parts of an answer. */
  idle: number;
  /** Of a JSON answer, decompressed. */
  jsonBytes: number;
  /** First pause before a retry; the next is twice as long. */
  retryPause: number;
  /** From the first refused connection: so long a service is waited for that may just be started again. */
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

/** The delivery service as this process reaches it: where, as whom, how often, and how its last call went. */
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
  of: Pick<Service, 'base' | 'key'> & { paths?: PathMap; budget?: Budget; limits?: Partial<Limits> },
): Service {
  const { base, key, paths = {}, budget = createBudget(null) } = of;
  const limits = { ...LIMITS, ...of.limits };
  return { base, key, paths, budget, limits, outage: createOutage(base, limits), last: null };
}

const configured = processWide('service', () => {
  const { service: base, key, paths, rateLimit, dataDir } = config();
  const log = openCallLog(join(dataDir, 'calls', `${accountOf({ base, key })}.log`));
  return createService({ base, key, paths, budget: createBudget(rateLimit, { log }) });
});

/** The service of the configuration. */
export function service(): Service {
  return configured();
}

/** The address of a call: base URL with its prefix, the path of the path map, the parameters. */
export function addressOf({ base, paths }: Service, endpoint: Endpoint, params: Record<string, unknown>): URL {
  const prefix = base.pathname.replace(/\/+$/, '');
  return new URL(prefix + requestTarget(endpoint, params, paths[endpoint.name]), base.origin);
}
