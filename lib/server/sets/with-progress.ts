import 'server-only';
import { setTimeout as pause } from 'node:timers/promises';
import { eventLine } from './event-line';
import type { Progress } from './read-pages';

/** Delay of the first progress line, then between two, so that no proxy closes a waiting stream as idle. */
const FIRST_LINE_MS = 1_000;
const HEARTBEAT_MS = 15_000;

/** Yields progress lines while the work runs, and returns its result. */
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
  for (let delay = FIRST_LINE_MS; ; delay = HEARTBEAT_MS) {
    const timer = new AbortController();
    const woken = new Promise<void>((resolve) => {
      wake = resolve;
    });
    const waited = pause(delay, undefined, { signal: timer.signal });
    const done = await Promise.race([settled, woken.then(still), waited.then(still, still)]);
    timer.abort();
    if (done) return await result;
    yield eventLine({ type: 'progress', ...latest });
  }
}
