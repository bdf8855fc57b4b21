import 'server-only';
import type { Problem } from '@/lib/contract/problem';
import type { Priority } from '../budget/budget';
import { ProblemError } from '../problem-error';
import { findAnswer, type KeptAnswer, readLines } from '../snapshots/find-answer';
import { isFresh } from '../snapshots/freshness';
import { bestEffort } from '../store/best-effort';
import type { Service } from '../upstream/service';
import { eventLine } from './event-line';
import { fetchAnswer } from './fetch-answer';
import { type Load, loadAnswer } from './load';
import type { Question } from './question';
import { withProgress } from './with-progress';

export interface AskOptions {
  /** Ask the service even where a kept answer would do. */
  refresh: boolean;
  /** Whether a person waits for it; so it is unless told otherwise. */
  priority?: Priority;
  signal: AbortSignal;
  load?: Load;
}

/**
 * The event stream of a question, piece by piece: the kept answer while it is fresh, else what the service says now.
 * When the service cannot be asked for the moment, the older answer is given and says so. Rejects with ProblemError.
 */
export async function* answerLines(
  service: Service,
  question: Question,
  { refresh, priority = 'person', signal, load = loadAnswer }: AskOptions,
): AsyncGenerator<string | Uint8Array> {
  const kept = await bestEffort('finding an answer', () => findAnswer(question, signal), null);
  if (kept && !refresh && isFresh(question, new Date(kept.meta.fetchedAt), new Date()))
    return yield* replay(kept, signal);
  try {
    const answer = yield* withProgress((onProgress) =>
      fetchAnswer(service, question, { load, earlier: kept, priority, signal, onProgress }),
    );
    yield eventLine({ type: 'meta', ...answer.meta, source: 'upstream' });
    for (const line of answer.lines) yield `${line}\n`;
    yield eventLine({ type: 'end' });
  } catch (error) {
    if (!kept || !(error instanceof ProblemError) || !error.problem.retryable) throw error;
    yield* replay(kept, signal, error.problem);
  }
}

async function* replay(kept: KeptAnswer, signal: AbortSignal, refreshProblem?: Problem) {
  yield eventLine({ type: 'meta', ...kept.meta, source: 'snapshot', ...(refreshProblem && { refreshProblem }) });
  yield* readLines(kept, signal);
  yield eventLine({ type: 'end' });
}
