import 'server-only';
import type { Problem } from '@/lib/contract/problem';
import type { Priority } from '../budget/budget';
import { ProblemError } from '../problem-error';
import { type CachedAnswer, findAnswer, readLines } from '../snapshots/find-answer';
import { isFresh } from '../snapshots/freshness';
import { bestEffort } from '../store/best-effort';
import type { Service } from '../upstream/service';
import { eventLine } from './event-line';
import { fetchAnswer } from './fetch-answer';
import { type Load, loadAnswer } from './load';
import type { Question } from './question';
import { withProgress } from './with-progress';

export interface AnswerOptions {
  /** Requests the answer from the service even if a fresh one is cached. */
  refresh: boolean;
  /** `person` by default. */
  priority?: Priority;
  signal: AbortSignal;
  load?: Load;
}

/**
 * Yields the event stream of a question: the cached answer while it is fresh, otherwise the answer of the service. If a
 * request fails and can be retried, the older answer is sent with the problem. Rejects with ProblemError.
 */
export async function* answerLines(
  service: Service,
  question: Question,
  { refresh, priority = 'person', signal, load = loadAnswer }: AnswerOptions,
): AsyncGenerator<string | Uint8Array> {
  const cached = await bestEffort('finding an answer', () => findAnswer(question, signal), null);
  if (cached && !refresh && isFresh(question, new Date(cached.meta.fetchedAt), new Date()))
    return yield* replay(cached, signal);
  try {
    const answer = yield* withProgress((onProgress) =>
      fetchAnswer(service, question, { load, earlier: cached, priority, refetch: refresh, signal, onProgress }),
    );
    yield eventLine({ type: 'meta', ...answer.meta, source: 'upstream' });
    for (const line of answer.lines) yield `${line}\n`;
    yield eventLine({ type: 'end' });
  } catch (error) {
    if (!cached || !(error instanceof ProblemError) || !error.problem.retryable) throw error;
    yield* replay(cached, signal, error.problem);
  }
}

async function* replay(cached: CachedAnswer, signal: AbortSignal, refreshProblem?: Problem) {
  yield eventLine({ type: 'meta', ...cached.meta, source: 'snapshot', ...(refreshProblem && { refreshProblem }) });
  yield* readLines(cached, signal);
  yield eventLine({ type: 'end' });
}
