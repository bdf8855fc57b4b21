import { randomBytes } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { type Announcement, isAlive, readAnnouncement, removeAnnouncement, writeAnnouncement } from './announcement';
import { prepareFolder } from './folder';
import type { Assignment } from './messages';
import { whenParentGone } from './parent';
import { startWorker, type Worker } from './start-worker';

/** A lock of an engine that has just died is released within this time. */
const LOCK_PATIENCE_MS = 10_000;
const LONGEST_PAUSE_MS = 5_000;

/**
 * Keeps one engine running on `dataDir/engine` until this process is told to stop or its parent ends.
 * Resolves once it answers; url, username and password stay the same however often the worker restarts.
 * Throws a sentence for people when the folder cannot be used.
 */
export async function supervise(dataDir: string): Promise<Announcement> {
  const folder = prepareFolder(dataDir);
  const running = readAnnouncement(dataDir);
  if (running && (await isAlive(running))) throw new Error(alreadyServed(dataDir, running.pid));

  const { worker, assignment } = await firstWorker(dataDir, folder);
  const announcement: Announcement = {
    url: `http://127.0.0.1:${assignment.port}`,
    username: assignment.username,
    password: assignment.password,
    pid: process.pid,
  };
  writeAnnouncement(dataDir, announcement);
  keepRunning(worker, assignment, () => removeAnnouncement(dataDir, process.pid));
  return announcement;
}

async function firstWorker(dataDir: string, folder: string): Promise<{ worker: Worker; assignment: Assignment }> {
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
    await delay(200);
  }
}

function keepRunning(first: Worker, assignment: Assignment, stopped: () => void): void {
  let worker: Worker | undefined = first;
  let stopping = false;

  const stop = async (): Promise<void> => {
    if (stopping) return;
    stopping = true;
    stopped();
    await worker?.stop();
    process.exit(0);
  };
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, stop);
  whenParentGone(stop);

  const watch = async (): Promise<void> => {
    let pause = 0;
    while (!stopping) {
      const startedAt = Date.now();
      await worker?.ended;
      if (stopping) return;
      worker = undefined;
      pause = Date.now() - startedAt > 10 * LONGEST_PAUSE_MS ? 0 : pause;
      console.error('The engine stopped unexpectedly and is started again.');
      await delay(pause);
      pause = Math.min(pause * 2 + 100, LONGEST_PAUSE_MS);
      const start = await startWorker(assignment);
      if (start.type === 'ready') worker = start.worker;
      else console.error(start.message);
    }
  };
  void watch();
}

/** Below the range of outgoing connections, so that none of them can hold it while the worker restarts. */
function randomPort(): number {
  return 10_240 + Math.floor(Math.random() * 20_000);
}

function alreadyServed(dataDir: string, pid: number | undefined): string {
  const holder = pid ? ` (process ${pid})` : '';
  return `Another engine${holder} already works on ${dataDir}: stop it, or set DATA_DIR to another folder.`;
}
