import type { Outage } from './announcement';
import { DamagedData } from './health/messages';
import type { Worker, WorkerStart } from './start-worker';

const LONGEST_PAUSE_MS = 60_000;
/** After a kill of a worker that had started: by the system when memory is short, or by a user. */
const LONGEST_PAUSE_AFTER_KILL_MS = 5_000;
const HEALTHY_AFTER_MS = 60_000;

interface KeepRunning {
  /** Starts a worker at the same address. */
  start: () => Promise<WorkerStart>;
  stop: AbortSignal;
  /** Called before each pause, and with undefined once a worker serves again. */
  onOutage: (outage: Outage | undefined) => void;
}

/**
 * Restarts the worker whenever it ends, without a limit. The pause doubles with every end and every failed start until
 * a worker has run for a minute. Resolves when stopped. Throws if the data is damaged.
 */
export async function keepRunning(first: Worker, { start, stop, onOutage }: KeepRunning): Promise<void> {
  const stopped = new Promise<'stopped'>((resolve) => {
    if (stop.aborted) resolve('stopped');
    stop.addEventListener('abort', () => resolve('stopped'), { once: true });
  });
  let pause = 0;

  /** A failed report, such as on a full disk, must not end the engine. */
  function report(outage: Outage | undefined): void {
    try {
      onOutage(outage);
    } catch (error) {
      console.error(error);
    }
  }

  /** Waits, then starts a worker, until one serves. Null once stopped. */
  async function restart(cause: string): Promise<Worker | null> {
    for (let reason = cause; ; pause = nextPause(pause, LONGEST_PAUSE_MS)) {
      console.error(`The engine does not run: ${reason}. Starting it again in ${Math.ceil(pause / 1000)} s.`);
      report({ cause: reason, until: Date.now() + pause });
      await Promise.race([new Promise((resolve) => setTimeout(resolve, pause)), stopped]);
      if (stop.aborted) return null;
      const started = await start();
      if (started.type === 'ready') return started.worker;
      if (started.reason === 'damaged') throw new DamagedData(started.message);
      console.error(started.message);
      reason = started.cause;
    }
  }

  for (let worker: Worker | null = first; worker; ) {
    const startedAt = Date.now();
    const signal = await Promise.race([worker.ended, stopped]);
    if (signal === 'stopped' || stop.aborted) return worker.stop();
    if (Date.now() - startedAt > HEALTHY_AFTER_MS) pause = 0;
    worker = await restart(signal ? `it was ended by ${signal}` : 'it ended unexpectedly');
    pause = nextPause(pause, signal === 'SIGKILL' ? LONGEST_PAUSE_AFTER_KILL_MS : LONGEST_PAUSE_MS);
    if (worker) report(undefined);
  }
}

function nextPause(pause: number, longest: number): number {
  return Math.min(pause * 2 + 100, longest);
}
