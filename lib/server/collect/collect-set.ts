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
import { placeOf, readPlace } from './ledger';

/**
 * Has the answer to a question collected, unless the ledger has it fresh or says that it could not be had: then it is
 * asked for again by `refresh` alone. Resolves when the service has answered; what it
 * answered, or why it did not, then goes to the ledger. Rejects with ProblemError.
 */
export async function collectSet(
  service: Service,
  question: Question,
  { priority, refresh = false }: { priority: Priority; refresh?: boolean },
): Promise<void> {
  const now = new Date();
  const row = await readPlace(await database(), placeOf(question, now.toISOString()));
  if (row && !refresh && (row.problem !== '' || isFresh(question, new Date(row.fetched_at), now))) return;
  const signal = new AbortController().signal;
  const earlier = await bestEffort('finding an answer', () => findAnswer(question, signal), null);
  await fetchAnswer(service, question, { load: loadAnswer, earlier, priority, signal, onProgress: () => undefined });
}
