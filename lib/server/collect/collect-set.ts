import 'server-only';
import type { RefetchMode } from '@/lib/contract/own-http';
import type { Priority } from '../budget/budget';
import { fetchAnswer } from '../sets/fetch-answer';
import { loadAnswer } from '../sets/load';
import { type Question, question } from '../sets/question';
import type { Progress } from '../sets/read-pages';
import { findAnswer } from '../snapshots/find-answer';
import { isFresh } from '../snapshots/freshness';
import { bestEffort } from '../store/best-effort';
import { database } from '../store/database';
import type { Service } from '../upstream/service';
import { lookUpLedger, placesOf, readPlaces } from './ledger';
import { withDays } from './plan';

interface Options {
  priority: Priority;
  /** Since when the ledger is known not to have it; else it is read. */
  plannedAt?: number;
  /** Somebody wants what has failed, or all of it, to be asked for once more. */
  refetch?: RefetchMode | undefined;
  signal?: AbortSignal;
  onProgress?: (progress: Progress) => void;
}

/**
 * Has the answer to a question collected, unless the ledger has all its days: what a person waits for while it is fresh,
 * and not requested again. Resolves when the service has answered; `written` when it stands in the ledger. Rejects
 * with ProblemError.
 */
export async function collectSet(
  service: Service,
  wanted: Question,
  { priority, plannedAt, refetch, signal = new AbortController().signal, onProgress = () => undefined }: Options,
): Promise<{ written: Promise<void> }> {
  const nothing = { written: Promise.resolve() };
  const asked = plannedAt === undefined ? await whatIsMissing(service, wanted, refetch) : wanted;
  if (!asked) return nothing;
  const earlier = await bestEffort('finding an answer', () => findAnswer(asked, signal), null);
  // A person has asked for it since.
  if (earlier && plannedAt !== undefined && Date.parse(earlier.meta.fetchedAt) > plannedAt) return nothing;
  const options = { load: loadAnswer, earlier, priority, signal, onProgress };
  const { collected } = await fetchAnswer(service, asked, options);
  return { written: collected };
}

/** Of a range whose days have an answer each, the part that is missing; null where nothing is. */
async function whatIsMissing(
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
    const asked = { params: places.length > 1 ? { date: day } : wanted.params };
    return row.problem === '' ? !isFresh(asked, new Date(row.fetched_at), now) : refetch !== undefined;
  });
  const [first, last] = [missing[0], missing.at(-1)];
  if (!first || !last) return null;
  if (missing.length === places.length) return wanted;
  return question(service, wanted.endpoint, withDays(wanted.endpoint, wanted.params, first.day, last.day));
}
