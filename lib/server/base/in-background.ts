import 'server-only';
import { bestEffort } from './best-effort';
import { processWide } from './process-wide';

const running = processWide('background', () => new Set<Promise<void>>());

/** Starts best-effort work on the store without waiting for it. */
export function inBackground(label: string, work: () => Promise<unknown>): Promise<void> {
  const task = bestEffort(label, work, undefined).then(() => {
    running().delete(task);
  });
  running().add(task);
  return task;
}

/** Resolves when all background work has ended, including work that starts meanwhile. */
export async function settleBackground(): Promise<void> {
  while (running().size > 0) await Promise.all(running());
}
