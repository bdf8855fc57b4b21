import { setTimeout as delay } from 'node:timers/promises';
import { connectionCode, engineError } from './error';

/** Maximum wait for a restart, which usually takes a second or two, and longer with a slow data folder. */
const PATIENCE_MS = 30_000;
const FIRST_PAUSE_MS = 50;
const LONGEST_PAUSE_MS = 1_000;

/**
 * Retries `work` for up to 30 s while the engine cannot be reached, so that its restart is only a delay. With
 * `repeatable` false, it retries only refused connections, as nothing was sent then. Throws the last failure, converted
 * by `engineError`, or the signal's reason.
 */
export async function whileUnreachable<T>(
  work: () => Promise<T>,
  { repeatable, signal }: { repeatable: boolean; signal?: AbortSignal | undefined },
): Promise<T> {
  const deadline = Date.now() + PATIENCE_MS;
  for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(pause * 2, LONGEST_PAUSE_MS)) {
    signal?.throwIfAborted();
    try {
      return await work();
    } catch (error) {
      signal?.throwIfAborted();
      const code = connectionCode(error);
      const canRetry = code === 'ECONNREFUSED' || (code !== undefined && repeatable);
      if (!canRetry || Date.now() > deadline) throw engineError(error);
      await delay(pause, undefined, { signal });
    }
  }
}
