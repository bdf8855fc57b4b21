import 'server-only';
import { setTimeout as pause } from 'node:timers/promises';
import { eventLine } from './event-line';
import type { Progress } from './read-pages';

/** Silence before the first word, then between two, so that no proxy takes a waiting stream for a dead one. */
const FIRST_WORD_MS = 1_000;
const HEARTBEAT_MS = 15_000;

/** Yields progress lines while the work goes on, and returns its result. */
export async function* withProgress<T>(
  work: (onProgress: (progress: Progress) => void) => Promise<T>,
): AsyncGenerator<string, T> {
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
  const still = () => false;
  for (let silence = FIRST_WORD_MS; ; silence = HEARTBEAT_MS) {
    const timer = new AbortController();
    const woken = new Promise<void>((resolve) => {
      wake = resolve;
    });
    const waited = pause(silence, undefined, { signal: timer.signal });
    const done = await Promise.race([settled, woken.then(still), waited.then(still, still)]);
    timer.abort();
    if (done) return await result;
    yield eventLine({ type: 'progress', ...latest });
  }
}
