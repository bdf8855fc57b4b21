import { randomBytes } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { type Announcement, isAlive, readAnnouncement, removeAnnouncement, writeAnnouncement } from './announcement';
import { prepareFolder } from './folder';
import type { Assignment } from './messages';
import { startWorker, type Worker } from './start-worker';

/** A lock of an engine that has just died is released within this time. */
const LOCK_PATIENCE_MS = 10_000;
const LONGEST_PAUSE_MS = 5_000;
const HEALTHY_AFTER_MS = 60_000;

/**
 * Keeps one engine running on `dataDir/engine` until `stop` aborts; `ended` resolves when nothing of it is left.
 * Resolves once it answers; url, username and password stay the same however often the worker restarts.
 * Throws a sentence for people when the folder cannot be used.
 */
export async function supervise(
  dataDir: string,
  stop: AbortSignal,
): Promise<{ announcement: Announcement; ended: Promise<void> }> {
  const folder = prepareFolder(dataDir);
  const running = readAnnouncement(dataDir);
  if (running && (await isAlive(running))) throw new Error(alreadyServed(dataDir, running.pid));

  const { worker, assignment } = await firstWorker(dataDir, folder, stop);
  const { port, username, password } = assignment;
  const announcement: Announcement = { url: `http://127.0.0.1:${port}`, username, password, pid: process.pid };
  writeAnnouncement(dataDir, announcement);
  const ended = keepRunning(worker, assignment, stop).finally(() => removeAnnouncement(dataDir, process.pid));
  return { announcement, ended };
}

async function firstWorker(
  dataDir: string,
  folder: string,
  stop: AbortSignal,
): Promise<{ worker: Worker; assignment: Assignment }> {
  const deadline = Date.now() + LOCK_PATIENCE_MS;
  const password = randomBytes(24).toString('base64url');
  for (;;) {
    const assignment = { folder, port: randomPort(), username: 'endcap', password };
    const start = await startWorker(assignment);
    if (start.type === 'ready') return { worker: start.worker, assignment };
    if (start.reason === 'broken') throw new Error(start.message);
    if (start.reason === 'locked' && Date.now() > deadline) {
      throw new Error(alreadyServed(dataDir, readAnnouncement(dataDir)?.pid));
    }
    await delay(200, undefined, { signal: stop });
  }
}

async function keepRunning(first: Worker, assignment: Assignment, stop: AbortSignal): Promise<void> {
  const stopped = new Promise<void>((resolve) => {
    if (stop.aborted) resolve();
    stop.addEventListener('abort', () => resolve(), { once: true });
  });
  let worker: Worker | undefined = first;
  for (let pause = 0; ; pause = Math.min(pause * 2 + 100, LONGEST_PAUSE_MS)) {
    const startedAt = Date.now();
    await Promise.race([worker?.ended, stopped]);
    if (stop.aborted) return worker?.stop();
    console.error('The engine stopped unexpectedly and is started again.');
    if (Date.now() - startedAt > HEALTHY_AFTER_MS) pause = 0;
    await Promise.race([delay(pause), stopped]);
    if (stop.aborted) return;
    const start = await startWorker(assignment);
    worker = start.type === 'ready' ? start.worker : undefined;
    if (start.type === 'failed') console.error(start.message);
  }
}

/** Below the range of outgoing connections, so that none of them can hold it while the worker restarts. */
function randomPort(): number {
  return 10_240 + Math.floor(Math.random() * 20_000);
}

function alreadyServed(dataDir: string, pid: number | undefined): string {
  const holder = pid ? ` (process ${pid})` : '';
  return `Another engine${holder} already works on ${dataDir}: stop it, or set DATA_DIR to another folder.`;
}
