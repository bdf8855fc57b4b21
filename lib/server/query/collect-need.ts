import 'server-only';
import { LRUCache } from 'lru-cache';
import type { Endpoint } from '@/lib/contract/endpoint';
import type { RefetchMode } from '@/lib/contract/own-http';
import type { Need } from '@/lib/queries/query';
import { daysFrom } from '@/lib/queries/shared/dates';
import { inBackground } from '../base/in-background';
import { ProblemError } from '../base/problem-error';
import { processWide } from '../base/process-wide';
import { collectSet } from '../collect/collect-set';
import { collector } from '../collect/collector';
import { countLastCalls } from '../collect/last-calls';
import { ledgerKeysOf } from '../collect/ledger';
import { type Question, question } from '../collect/question';
import { service } from '../service/service';
import { endpointOf } from './coverage';

/** What is collected of a need's missing days. */
export interface NeedCollection {
  /** Whether missing days are being collected. */
  pending: boolean;
  /**
   * Estimated calls of the missing days that are only collected when a user requests it, without those that an earlier
   * need of the query has counted. Null if there are none.
   */
  offeredCalls: number | null;
}

export interface CollectOptions {
  /** Days that are not collected. */
  missing: readonly string[];
  /** The page and day of the query, which share the limit of sets outside the plan. */
  opening: string;
  /** Keys of offered requests of the query, which are counted once if several needs share them. */
  offered: Set<string>;
  /** Keys of the requests of users that were running before the missing days were looked up, see `runningRequests`. */
  running: ReadonlySet<string>;
  /** Set if a user has requested the days: failed ones, missing ones or all are collected without a limit. */
  refetch?: RefetchMode | undefined;
}

/** Sets outside the plan that are collected for an opened page and day without a request of a user. */
const SETS_PER_OPENING = 2;
const OPENING_MS = 10 * 60_000;
const openings = processWide('openings', () => new LRUCache<string, Set<string>>({ max: 1000, ttl: OPENING_MS }));
/** Keys of running requests that a user has started. Pages wait for their answers. */
const requested = processWide('requested questions', () => new Set<string>());

/**
 * Returns the keys of the requests that users have started and that still run. One that ends before the days of a query are
 * checked may end after they were looked up, so the query has to be answered again.
 */
export function runningRequests(): ReadonlySet<string> {
  return new Set(requested());
}

/**
 * Starts collecting days of a need that are missing or stale. An opened page collects two of its sets outside the plan
 * at once, because any link can open a page. The user is offered the others, and those of needs on request, with their
 * cost.
 */
export async function collectNeed(
  { view, params, from, to, onRequest = false }: Need,
  { missing, opening, offered, running, refetch }: CollectOptions,
): Promise<NeedCollection> {
  let pending = false;
  const offeredRequests: Question<Endpoint>[] = [];
  let isOffered = false;
  for (const request of questionsOf(endpointOf(view), params, from, to)) {
    const isMissing = ledgerKeysOf(request).some(({ day }) => missing.includes(day));
    const isRunning = () => requested().has(request.key) || (isMissing && running.has(request.key));
    const isWanted = refetch || !isMissing || (await collector().isPlanned(request));
    if (isWanted || (!onRequest && isAllowed(opening, request.key))) start(request, refetch);
    else if (!isRunning()) {
      isOffered = true;
      if (!offered.has(request.key)) offeredRequests.push(request);
      offered.add(request.key);
      continue;
    }
    pending ||= isMissing || isRunning();
  }
  return { pending, offeredCalls: isOffered ? await countLastCalls(offeredRequests) : null };
}

function isAllowed(opening: string, key: string): boolean {
  const sets = openings().get(opening) ?? new Set();
  if (sets.has(key)) return true;
  if (sets.size >= SETS_PER_OPENING) return false;
  openings().set(opening, sets.add(key));
  return true;
}

/** Returns the requests of a need: one for each day, or one for a whole range. */
function questionsOf(endpoint: Endpoint, params: Need['params'], from: string, to: string): Question<Endpoint>[] {
  const ask = (days: Record<string, unknown>) => question(service(), endpoint, { ...params, ...days });
  if (!('start_date' in endpoint.params.shape)) return daysFrom(from, to).map((date) => ask({ date }));
  return [ask('start_date' in params ? {} : { start_date: from, end_date: to })];
}

function start(request: Question<Endpoint>, refetch: RefetchMode | undefined): void {
  if (refetch) requested().add(request.key);
  void inBackground('collecting', () =>
    collectSet(service(), request, { priority: 'person', refetch })
      .then(({ written }) => written)
      .catch((error) => {
        if (!(error instanceof ProblemError)) throw error;
      })
      .finally(() => refetch && requested().delete(request.key)),
  );
}
