import { setTimeout as delay } from 'node:timers/promises';
import type { Session } from 'chdb';

/**
 * Runs native work on the session tagged `tag`. chDB settles an aborted call at once and keeps computing, so
 * on abort the statement is killed from another session, again and again until the work has come back.
 */
export async function killable<T>(
  control: Session,
  tag: string,
  signal: AbortSignal,
  work: () => Promise<T>,
): Promise<T> {
  signal.throwIfAborted();
  let settled = false;
  let killing = Promise.resolve();
  const onAbort = (): void => {
    killing = killUntil(control, tag, () => settled);
  };
  signal.addEventListener('abort', onAbort, { once: true });
  try {
    return await work();
  } finally {
    settled = true;
    signal.removeEventListener('abort', onAbort);
    // The session's next statement must not meet a kill that was meant for this one.
    await killing;
  }
}

async function killUntil(control: Session, tag: string, done: () => boolean): Promise<void> {
  while (!done()) {
    await control.queryAsync(`KILL QUERY WHERE Settings['log_comment'] = '${tag}' ASYNC`).catch(() => undefined);
    await delay(20);
  }
}
