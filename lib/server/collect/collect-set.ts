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
import { type LedgerRow, placesOf, readPlaces } from './ledger';

interface Options {
  priority: Priority;
  /** Whether something that stands in the ledger is asked for again. */
  isDue?: (row: LedgerRow, question: Question, now: Date) => boolean;
  signal?: AbortSignal;
}

/**
 * Has the answer to a question collected, unless the ledger has all its days: what a person waits for while it is fresh,
 * or as far as it could not be had. Resolves when the service has answered; `written` when it stands in the ledger. Rejects
 * with ProblemError.
 */
export async function collectSet(
  service: Service,
  question: Question,
  { priority, isDue = isStale, signal = new AbortController().signal }: Options,
): Promise<{ written: Promise<void> }> {
  const now = new Date();
  const places = placesOf(question, now.toISOString());
  const rows = await readPlaces(await database(), places);
  const needed = places.some(({ day }) => {
    const row = rows.get(day);
    return row === undefined || isDue(row, question, now);
  });
  if (!needed) return { written: Promise.resolve() };
  const earlier = await bestEffort('finding an answer', () => findAnswer(question, signal), null);
  const options = { load: loadAnswer, earlier, priority, signal, onProgress: () => undefined };
  const { collected } = await fetchAnswer(service, question, options);
  return { written: collected };
}

function isStale(row: LedgerRow, question: Question, now: Date): boolean {
  return row.problem === '' && !isFresh(question, new Date(row.fetched_at), now);
}
