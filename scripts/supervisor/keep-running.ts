import type { Child } from './child';
import { ChildEnded } from './ready';

/** Exit code of an engine with damaged data (engine/main.ts). */
const EXIT_DAMAGED = 65;
const MINUTE_MS = 60_000;
const MOST_DEATHS = 5;
const FIRST_PAUSE_MS = 250;

interface KeepRunning {
  /** Restarts the child at the same address. Rejects if that fails. */
  start: () => Promise<Child>;
  /** Aborts when everything is being stopped. */
  stop: AbortSignal;
  say: (line: string) => void;
}

/**
 * Restarts a child whenever it ends, after a delay that doubles with every end in the last minute. Resolves with the
 * last lines of its output after the fifth end in a minute, or if a restart cannot help, and with undefined once
 * everything is being stopped.
 */
export async function keepRunning(first: Child, { start, stop, say }: KeepRunning): Promise<string | undefined> {
  let deaths: number[] = [];
  for (let ended = first.ended; ; ) {
    const { code, tail } = await ended;
    if (stop.aborted) return undefined;
    if (code === EXIT_DAMAGED) return tail;
    const now = Date.now();
    deaths = [...deaths.filter((death) => death > now - MINUTE_MS), now];
    if (deaths.length >= MOST_DEATHS) return tail;
    say(`The ${first.name} ended unexpectedly and is being restarted. See ${first.log}.`);
    await pause(FIRST_PAUSE_MS * 2 ** (deaths.length - 1), stop);
    if (stop.aborted) return undefined;
    ended = start().then(
      (child) => child.ended,
      (error: unknown) => ({
        code: error instanceof ChildEnded ? error.code : null,
        tail: error instanceof Error ? error.message : String(error),
      }),
    );
  }
}

function pause(ms: number, stop: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      stop.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    stop.addEventListener('abort', end);
  });
}
