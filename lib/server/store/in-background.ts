import 'server-only';
import { processWide } from '../process-wide';
import { bestEffort } from './best-effort';

const running = processWide('background', () => new Set<Promise<void>>());

/** Begins work on the store that nobody waits for, except `settleBackground`. */
export function inBackground(what: string, work: () => Promise<unknown>): Promise<void> {
  const done = bestEffort(what, work, undefined).then(() => {
    running().delete(done);
  });
  running().add(done);
  return done;
}

/** Resolves when all work in the background has come to its end, whatever began while waiting included. */
export async function settleBackground(): Promise<void> {
  while (running().size > 0) await Promise.all(running());
}
