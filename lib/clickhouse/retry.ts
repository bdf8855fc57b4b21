import { setTimeout as delay } from 'node:timers/promises';
import { connectionCode, engineError } from './error';

/** An engine that died is back within a second or two; half a minute covers a folder that opens slowly. */
const PATIENCE_MS = 30_000;
const FIRST_PAUSE_MS = 50;
const LONGEST_PAUSE_MS = 1_000;

/**
 * Runs `work` again while the engine cannot be reached, for up to 30 s, so that its restart is a wait and no error.
 * With `repeatable` false only a refused connection is tried again: then nothing had been sent.
 * Throws what `engineError` makes of the last failure, or the signal's reason.
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
      const again = code === 'ECONNREFUSED' || (code !== undefined && repeatable);
      if (!again || Date.now() > deadline) throw engineError(error);
      await delay(pause, undefined, { signal });
    }
  }
}
