import 'server-only';
import type { Endpoint } from '@/lib/contract/endpoint';
import type { RefetchMode } from '@/lib/contract/own-http';
import { database } from '../base/database';
import { timeOfVersion } from '../base/next-version';
import type { Priority } from '../service/budget';
import type { Service } from '../service/service';
import { collectFile } from './collect-file';
import { type FetchedSet, fetchSet, isArriving } from './fetch-set';
import { isFresh } from './freshness';
import { ledgerKeysOf, lookUpLedger, readLedgerRows } from './ledger';
import { withDays } from './plan';
import { type Question, question } from './question';
import type { Progress } from './read-pages';

export interface CollectOptions {
  priority: Priority;
  /** When the plan began to read the ledger, by the clock of versions. Without it, the ledger is read. */
  plannedAt?: number;
  /** Requests failed days, or all days, again. */
  refetch?: RefetchMode | undefined;
  signal?: AbortSignal;
  onProgress?: (progress: Progress) => void;
}

const NOTHING: FetchedSet = { written: Promise.resolve() };

/**
 * Collects the answer to a question, unless the ledger already has all of its days: fresh ones if a user waits for
 * them, and no refetch was requested. Resolves when the service has answered, `written` when the ledger has the answer.
 * Rejects with ProblemError.
 */
export async function collectSet(
  service: Service,
  request: Question<Endpoint>,
  options: CollectOptions,
): Promise<FetchedSet> {
  const { endpoint, ...rest } = request;
  if (endpoint.kind === 'json') return collectAnswer(service, { endpoint, ...rest }, options);
  await collectFile(service, { endpoint, ...rest }, options);
  return NOTHING;
}

async function collectAnswer(
  service: Service,
  request: Question,
  { plannedAt, refetch, ...options }: CollectOptions,
): Promise<FetchedSet> {
  if (refetch === 'all') return fetchSet(service, request, { ...options, refetch: true });
  // The ledger lacks an answer until it is written.
  if (isArriving(request)) return fetchSet(service, request, options);
  const missing =
    plannedAt === undefined
      ? await missingPart(service, request, refetch)
      : (await isCollectedSince(request, plannedAt))
        ? null
        : request;
  return missing ? fetchSet(service, missing, options) : NOTHING;
}

/** Returns whether the ledger has received all days since they were planned, whenever they were requested. */
async function isCollectedSince(request: Question, plannedAt: number): Promise<boolean> {
  const keys = ledgerKeysOf(request, new Date().toISOString());
  const rows = await readLedgerRows(await database(), keys);
  return keys.every(({ day }) => {
    const row = rows.get(day);
    return row?.problem === '' && timeOfVersion(row.version) > plannedAt;
  });
}

/** Returns the part of a range that is missing, if each of its days has an answer. Null if nothing is missing. */
async function missingPart(
  service: Service,
  request: Question,
  refetch: Exclude<RefetchMode, 'all'> | undefined,
): Promise<Question | null> {
  const keys = ledgerKeysOf(request, new Date().toISOString());
  const rows = await readLedgerRows(await database(), keys, lookUpLedger);
  const missing = keys.filter(({ day }) => {
    const row = rows.get(day);
    if (!row) return true;
    const params = keys.length > 1 ? { date: day } : request.params;
    return row.problem === '' ? !isFresh(params, row.fetched_at) : refetch !== undefined;
  });
  const [first, last] = [missing[0], missing.at(-1)];
  if (!first || !last) return null;
  if (missing.length === keys.length) return request;
  return question(service, request.endpoint, withDays(request.endpoint, request.params, first.day, last.day));
}
