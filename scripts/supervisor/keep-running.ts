import type { Child } from './child';
import { ChildEnded } from './ready';

/** Exit code of an engine with damaged data (engine/main.ts). */
const EXIT_DAMAGED = 65;
const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 60_000;
/** A child that has run for this long starts with the first pause again. */
const HEALTHY_AFTER_MS = 10_000;

interface End {
  code: number | null;
  tail: string;
  isFailedStart?: boolean;
}

interface KeepRunning {
  /** Restarts the child at the same address. Rejects if that fails. */
  start: () => Promise<Child>;
  /** Aborts when everything is being stopped. */
  stop: AbortSignal;
  say: (line: string) => void;
}

/**
 * Restarts a child whenever it ends, without a limit. The pause doubles with each end and each failed start in a row,
 * up to a minute. Resolves with the last lines of its output if its data is damaged, as a restart cannot help, and with
 * undefined once everything is being stopped.
 */
export async function keepRunning(first: Child, { start, stop, say }: KeepRunning): Promise<string | undefined> {
  let pauseMs = FIRST_PAUSE_MS;
  let startedAt = Date.now();
  let ended: Promise<End> = first.ended;
  for (;;) {
    const { code, tail, isFailedStart } = await ended;
    if (stop.aborted) return undefined;
    if (code === EXIT_DAMAGED) return tail;
    if (Date.now() - startedAt >= HEALTHY_AFTER_MS) pauseMs = FIRST_PAUSE_MS;
    const end = isFailedStart ? `could not be started (${lastLine(tail)})` : 'ended unexpectedly';
    say(`The ${first.name} ${end}. Starting it again ${inSeconds(pauseMs)}. See ${first.log}.`);
    await pause(pauseMs, stop);
    if (stop.aborted) return undefined;
    pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS);
    ended = start().then(
      (child) => {
        startedAt = Date.now();
        return child.ended;
      },
      (error: unknown) => {
        startedAt = Date.now();
        const code = error instanceof ChildEnded ? error.code : null;
        return { code, tail: error instanceof Error ? error.message : String(error), isFailedStart: true };
      },
    );
  }
}

const LONGEST_QUOTE = 300;

function lastLine(tail: string): string {
  const line = tail.split('\n').at(-1) ?? '';
  return line.trim().slice(0, LONGEST_QUOTE).replace(/\.$/, '');
}

function inSeconds(ms: number): string {
  return ms < 1000 ? 'now' : `in ${Math.round(ms / 1000)} s`;
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
