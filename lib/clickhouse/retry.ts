import { setTimeout as delay } from 'node:timers/promises';
import { connectionCode, EngineOutage, engineError } from './error';
import type { Outage } from './note';

/** Maximum wait for a restart, which usually takes a second or two, and longer with a slow data folder. */
const PATIENCE_MS = 30_000;
const FIRST_PAUSE_MS = 50;
const LONGEST_PAUSE_MS = 1_000;
/** Longer outages are reported at once, as users should not wait without a reason. */
const SHORT_OUTAGE_MS = 5_000;

/** Returns whether the engine is started again too late to wait for it. */
export function isLongOutage(outage: Outage | undefined): outage is Outage {
  return outage !== undefined && outage.until - Date.now() > SHORT_OUTAGE_MS;
}

interface Retries {
  /** With false, only refused connections are retried, as nothing was sent then. */
  repeatable: boolean;
  signal?: AbortSignal | undefined;
  /** Reads why the engine does not run. */
  readOutage?: (() => Promise<Outage | undefined>) | undefined;
}

/**
 * Retries `work` for up to 30 s while the engine cannot be reached, so that its restart is only a delay. Throws the last
 * failure, converted by `engineError`, an EngineOutage, or the signal's reason.
 */
export async function whileUnreachable<T>(
  work: () => Promise<T>,
  { repeatable, signal, readOutage }: Retries,
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
      const isLate = Date.now() > deadline;
      const outage = code && (await readOutage?.());
      if (outage && (isLate || isLongOutage(outage))) throw new EngineOutage(outage, { cause: error });
      if (!canRetry || isLate) throw engineError(error);
      await delay(pause, undefined, { signal });
    }
  }
}
