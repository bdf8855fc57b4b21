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

interface Patience {
  /** Seconds after which the child is stopped. */
  seconds?: number;
  /** Called each minute with a message while the child is not ready. */
  say?: ((line: string) => void) | undefined;
}

const MINUTE_MS = 60_000;

/** Waits until `probe` succeeds. Throws ChildEnded if the child ends before, and stops it after a timeout. */
export async function whenReady(
  child: Child,
  probe: () => Promise<boolean>,
  { seconds = 120, say }: Patience = {},
): Promise<void> {
  const settled = new AbortController();
  const startedAt = Date.now();
  const ended = child.ended.then(({ code, tail }) => {
    throw new ChildEnded(lastMessage(tail) || `The ${child.name} ended at its start. See ${child.log}.`, code);
  });
  const ready = pollUntil(probe, seconds, settled.signal).then((ok) => {
    if (ok || settled.signal.aborted) return;
    void child.stop();
    throw new Error(`The ${child.name} did not answer within ${seconds} s. See ${child.log}.`);
  });
  const reports = setInterval(() => {
    const minutes = Math.round((Date.now() - startedAt) / MINUTE_MS);
    say?.(`The ${child.name} has been starting for ${minutes} min. See ${child.log}.`);
  }, MINUTE_MS);
  try {
    await Promise.race([ready, ended]);
  } finally {
    settled.abort();
    clearInterval(reports);
  }
}

/** Polls until `probe` succeeds, the time is up or `stop` aborts. Returns whether it succeeded. */
export async function pollUntil(probe: () => Promise<boolean>, seconds: number, stop?: AbortSignal) {
  for (const end = Date.now() + seconds * 1000; Date.now() < end && !stop?.aborted; await pause(100))
    if (await probe().catch(() => false)) return true;
  return false;
}

/** Returns whether a GET of an address answers 2xx. */
export async function answers(url: string, headers: Record<string, string> = {}): Promise<boolean> {
  const response = await fetch(url, { headers, signal: AbortSignal.timeout(2000) });
  await response.body?.cancel();
  return response.ok;
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
}

function lastMessage(tail: string) {
  return tail
    .split('\n')
    .filter((line) => line && !/^\s+at |^node:|^Node\.js v/.test(line))
    .slice(-6)
    .join('\n');
}
