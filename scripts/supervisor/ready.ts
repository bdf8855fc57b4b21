import { setTimeout as pause } from 'node:timers/promises';
import type { Child } from './child';

/** A child ended before it was ready. The message is its last output. */
export class ChildEnded extends Error {
  constructor(
    message: string,
    readonly code: number | null,
  ) {
    super(message);
  }
}

/** Waits until `probe` succeeds. Throws ChildEnded if the child ends before, and stops it after a timeout. */
export async function whenReady(child: Child, probe: () => Promise<boolean>, seconds = 120): Promise<void> {
  const ended = child.ended.then(({ code, tail }) => {
    throw new ChildEnded(lastMessage(tail) || `The ${child.name} ended at its start. See ${child.log}.`, code);
  });
  const ready = pollUntil(probe, seconds).then((ok) => {
    if (ok) return;
    void child.stop();
    throw new Error(`The ${child.name} did not answer within ${seconds} s. See ${child.log}.`);
  });
  await Promise.race([ready, ended]);
}

/** Polls until `probe` succeeds or the time is up. Returns whether it succeeded. */
export async function pollUntil(probe: () => Promise<boolean>, seconds: number) {
  for (const end = Date.now() + seconds * 1000; Date.now() < end; await pause(100))
    if (await probe().catch(() => false)) return true;
  return false;
}

/** Returns whether a GET of an address answers 2xx. */
export async function answers(url: string, headers: Record<string, string> = {}): Promise<boolean> {
  const response = await fetch(url, { headers, signal: AbortSignal.timeout(2000) });
  await response.body?.cancel();
  return response.ok;
}

function lastMessage(tail: string) {
  return tail
    .split('\n')
    .filter((line) => line && !/^\s+at |^node:|^Node\.js v/.test(line))
    .slice(-6)
    .join('\n');
}
