import 'server-only';
import type { Endpoint } from '@/lib/contract/endpoint';
import type { RefetchMode } from '@/lib/contract/own-http';
import type { Priority } from '../budget/budget';
import { fetchAnswer, isArriving } from '../sets/fetch-answer';
import { loadAnswer } from '../sets/load';
import { type Question, question } from '../sets/question';
import type { Progress } from '../sets/read-pages';
import { findAnswer } from '../snapshots/find-answer';
import { isFresh } from '../snapshots/freshness';
import { bestEffort } from '../store/best-effort';
import { database } from '../store/database';
import type { Service } from '../upstream/service';
import { collectFile } from './collect-file';
import { lookUpLedger, placesOf, readPlaces } from './ledger';
import { withDays } from './plan';

export interface CollectOptions {
  priority: Priority;
  /** When the plan found the answer missing from the ledger, in milliseconds. Without it, the ledger is read. */
  plannedAt?: number;
  /** Requests failed days, or all days, again. */
  refetch?: RefetchMode | undefined;
  signal?: AbortSignal;
  onProgress?: (progress: Progress) => void;
}

/**
 * Collects the answer to a question, unless the ledger already has all of its days: fresh ones if a user waits for
 * them, and no refetch was requested. Resolves when the service has answered, `written` when the ledger has the answer.
 * Rejects with ProblemError.
 */
export async function collectSet(
  service: Service,
  wanted: Question<Endpoint>,
  options: CollectOptions,
): Promise<{ written: Promise<void> }> {
  const { endpoint, ...rest } = wanted;
  if (endpoint.kind === 'json') return collectAnswer(service, { endpoint, ...rest }, options);
  await collectFile(service, { endpoint, ...rest }, options);
  return { written: Promise.resolve() };
}

async function collectAnswer(
  service: Service,
  wanted: Question,
  { priority, plannedAt, refetch, signal = new AbortController().signal, onProgress = () => undefined }: CollectOptions,
): Promise<{ written: Promise<void> }> {
  const nothing = { written: Promise.resolve() };
  const since = plannedAt ?? Date.now();
  const options = { load: loadAnswer, priority, refetch: refetch === 'all', signal, onProgress };
  // The ledger lacks an answer until it is written.
  const isPending = (question: Question) => !options.refetch && isArriving(question);
  const isLookedUp = plannedAt === undefined && !isPending(wanted);
  const missing = isLookedUp ? await missingPart(service, wanted, refetch) : wanted;
  if (!missing) return nothing;
  const earlier = isPending(missing)
    ? null
    : await bestEffort('finding an answer', () => findAnswer(missing, signal), null);
  // Another request has fetched it meanwhile.
  if (earlier && Date.parse(earlier.meta.fetchedAt) > since && !isPending(missing)) return nothing;
  const { collected } = await fetchAnswer(service, missing, { ...options, earlier });
  return { written: collected };
}

/** Returns the part of a range that is missing, if each of its days has an answer. Null if nothing is missing. */
async function missingPart(
  service: Service,
  wanted: Question,
  refetch: RefetchMode | undefined,
): Promise<Question | null> {
  if (refetch === 'all') return wanted;
  const now = new Date();
  const places = placesOf(wanted, now.toISOString());
  const rows = await readPlaces(await database(), places, lookUpLedger);
  const missing = places.filter(({ day }) => {
    const row = rows.get(day);
    if (!row) return true;
    const request = { params: places.length > 1 ? { date: day } : wanted.params };
    return row.problem === '' ? !isFresh(request, new Date(row.fetched_at), now) : refetch !== undefined;
  });
  const [first, last] = [missing[0], missing.at(-1)];
  if (!first || !last) return null;
  if (missing.length === places.length) return wanted;
  return question(service, wanted.endpoint, withDays(wanted.endpoint, wanted.params, first.day, last.day));
}
