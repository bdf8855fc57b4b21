import { setTimeout as delay } from 'node:timers/promises';
import type { Session } from 'chdb';

const AGAIN_AFTER_MS = 20;

/**
 * Runs native work on the session tagged `tag`, and stops it once `signal` aborts. chDB settles an aborted call at once
 * but keeps computing, so the statement is killed from another session until it has ended.
 */
export async function killable<T>(
  control: Session,
  tag: string,
  signal: AbortSignal,
  work: () => Promise<T>,
): Promise<T> {
  let settled = false;
  let killing = Promise.resolve();
  const kill = (): void => {
    killing = killUntil(control, tag, () => settled);
  };
  if (signal.aborted) kill();
  signal.addEventListener('abort', kill, { once: true });
  try {
    return await work();
  } finally {
    settled = true;
    signal.removeEventListener('abort', kill);
    // A late kill must not hit the session's next statement.
    await killing;
  }
}

async function killUntil(control: Session, tag: string, isDone: () => boolean): Promise<void> {
  while (!isDone()) {
    await control.queryAsync(`KILL QUERY WHERE Settings['log_comment'] = '${tag}' ASYNC`).catch(() => undefined);
    await delay(AGAIN_AFTER_MS);
  }
}
