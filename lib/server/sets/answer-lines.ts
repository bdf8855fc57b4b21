import 'server-only';
import { setTimeout as pause } from 'node:timers/promises';
import type { SetEvent } from '@/lib/contract/events';
import { processWide } from '../process-wide';
import type { Service } from '../upstream/service';
import { type Answer, load } from './load';
import type { Progress } from './load-pages';
import { LARGEST_PAGE } from './page-size';
import type { Question } from './question';
import { createSingleFlight } from './single-flight';

const flights = processWide('flights', () => createSingleFlight<Answer, Progress>());
const pageSizes = processWide('page-sizes', () => new Map<string, number>());

/** Silence before the first word, then between two, so that no proxy takes a waiting stream for a dead one. */
const FIRST_WORD_MS = 1_000;
const HEARTBEAT_MS = 15_000;

/** The event stream of a question, a line at a time. Rejects with ProblemError. */
export async function* answerLines(
  service: Service,
  question: Question,
  { signal }: { signal: AbortSignal },
): AsyncGenerator<string> {
  const { endpoint } = question;
  const pageSize = {
    start: pageSizes().get(endpoint.name) ?? LARGEST_PAGE,
    learned: (size: number) => void pageSizes().set(endpoint.name, size),
  };
  const answer = yield* withProgress((onProgress) =>
    flights()(
      question.key,
      (flightSignal, report) =>
        load(service, question, { priority: 'person', signal: flightSignal, onProgress: report, pageSize }),
      { signal, onProgress },
    ),
  );
  yield line({ type: 'meta', ...answer.meta, source: 'upstream' });
  for (const text of answer.lines) yield `${text}\n`;
  yield line({ type: 'end' });
}

/** Yields progress while the work goes on, and returns its result. */
async function* withProgress<T>(work: (onProgress: (progress: Progress) => void) => Promise<T>) {
  let latest: Progress = { loaded: 0, total: null };
  let wake = () => {};
  const result = work((progress) => {
    latest = progress;
    wake();
  });
  const settled = result.then(
    () => true,
    () => true,
  );
  for (let silence = FIRST_WORD_MS; ; silence = HEARTBEAT_MS) {
    const timer = new AbortController();
    const still = () => false;
    const woken = new Promise<void>((resolve) => {
      wake = resolve;
    });
    const waited = pause(silence, undefined, { signal: timer.signal });
    const done = await Promise.race([settled, woken.then(still), waited.then(still, still)]);
    timer.abort();
    if (done) return await result;
    yield line({ type: 'progress', ...latest });
  }
}

function line(event: SetEvent): string {
  return `${JSON.stringify(event)}\n`;
}
