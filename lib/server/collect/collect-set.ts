import 'server-only';
import type { Priority } from '../budget/budget';
import { fetchAnswer } from '../sets/fetch-answer';
import { loadAnswer } from '../sets/load';
import type { Question } from '../sets/question';
import { findAnswer } from '../snapshots/find-answer';
import { isFresh } from '../snapshots/freshness';
import { bestEffort } from '../store/best-effort';
import { database } from '../store/database';
import type { Service } from '../upstream/service';
import { placesOf, readPlaces } from './ledger';

interface Options {
  priority: Priority;
  /** Since when the ledger is known not to have it; else it is read. */
  plannedAt?: number;
  /** Somebody wants what has failed to be asked for once more. */
  anew?: boolean;
  signal?: AbortSignal;
}

/**
 * Has the answer to a question collected, unless the ledger has all its days: what a person waits for while it is fresh,
 * or, asked for anew, could not be had. Resolves when the service has answered; `written` when it stands in the ledger. Rejects
 * with ProblemError.
 */
export async function collectSet(
  service: Service,
  question: Question,
  { priority, plannedAt, anew = false, signal = new AbortController().signal }: Options,
): Promise<{ written: Promise<void> }> {
  const nothing = { written: Promise.resolve() };
  if (plannedAt === undefined && !(await isMissing(question, anew))) return nothing;
  const earlier = await bestEffort('finding an answer', () => findAnswer(question, signal), null);
  // A person has asked for it since.
  if (earlier && plannedAt !== undefined && Date.parse(earlier.meta.fetchedAt) > plannedAt) return nothing;
  const options = { load: loadAnswer, earlier, priority, signal, onProgress: () => undefined };
  const { collected } = await fetchAnswer(service, question, options);
  return { written: collected };
}

async function isMissing(question: Question, anew: boolean): Promise<boolean> {
  const now = new Date();
  const places = placesOf(question, now.toISOString());
  const rows = await readPlaces(await database(), places);
  return places.some(({ day }) => {
    const row = rows.get(day);
    if (!row) return true;
    return row.problem === '' ? !isFresh(question, new Date(row.fetched_at), now) : anew;
  });
}
