import { randomBytes } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import {
  type Announcement,
  announceOutage,
  endAnnouncement,
  isAlive,
  readAnnouncement,
  writeAnnouncement,
} from './announcement';
import { prepareFolder } from './folder';
import { DamagedData } from './health/messages';
import { keepRunning } from './keep-running';
import type { Assignment } from './messages';
import { startWorker, type Worker } from './start-worker';

/** Maximum wait for an engine that finishes its statements before it closes the folder. */
const LOCK_PATIENCE_MS = 30_000;

/**
 * Keeps an engine running on `dataDir/engine` until `stop` aborts. `ended` resolves when it has stopped completely.
 * Resolves once the engine answers. URL, username and password do not change when the worker restarts, and are those of
 * the previous engine, so that waiting clients find it. Throws an error with a message for users if the folder cannot
 * be used. With `wait`, it waits up to 30 s for another engine on the folder instead of failing at once. A `keeper`
 * restarts the engine when it ends, so that other processes wait instead of starting one.
 */
export async function supervise(
  dataDir: string,
  stop: AbortSignal,
  { wait = false, keeper }: { wait?: boolean; keeper?: number | undefined } = {},
): Promise<{ announcement: Announcement; ended: Promise<void> }> {
  const folder = prepareFolder(dataDir);
  if (!wait) await ensureAlone(dataDir);
  const { worker, assignment } = await firstWorker(dataDir, folder, stop, wait);
  const { port, username, password } = assignment;
  const announcement = { url: `http://127.0.0.1:${port}`, username, password, pid: process.pid, keeper };
  writeAnnouncement(dataDir, announcement);
  const ended = keepRunning(worker, {
    start: () => startWorker(assignment),
    stop,
    onOutage: (outage) => writeAnnouncement(dataDir, { ...announcement, outage }),
  }).finally(() => endAnnouncement(dataDir, announcement));
  return { announcement, ended };
}

async function firstWorker(
  dataDir: string,
  folder: string,
  stop: AbortSignal,
  wait: boolean,
): Promise<{ worker: Worker; assignment: Assignment }> {
  const deadline = Date.now() + LOCK_PATIENCE_MS;
  let before = addressBefore(dataDir);
  for (let attempt = 1; ; attempt++) {
    const assignment = { folder, ...(before ?? newAddress()) };
    const start = await startWorker(assignment);
    if (start.type === 'ready') return { worker: start.worker, assignment };
    if (start.reason === 'damaged') throw new DamagedData(start.message);
    if (start.reason === 'broken') {
      announceOutage(dataDir, { cause: start.cause, until: Date.now() });
      throw new Error(start.message);
    }
    if (start.reason === 'port-taken') before = undefined;
    if (start.reason === 'locked') {
      if (!wait) await ensureAlone(dataDir);
      if (Date.now() > deadline) throw new Error(alreadyServed(dataDir, readAnnouncement(dataDir)?.pid));
      if (attempt === 1) console.error(`The engine waits for ${folder}, which another process still uses.`);
      before = addressBefore(dataDir);
    }
    await delay(200, undefined, { signal: stop });
  }
}

type Address = Pick<Assignment, 'port' | 'username' | 'password'>;

/** Ports below the range of outgoing connections, which could otherwise take the port while the worker restarts. */
const LOWEST_PORT = 10_240;
const PORTS = 20_000;

/** Returns the address of the previous engine, if its port is in the range of engines. */
function addressBefore(dataDir: string): Address | undefined {
  const last = readAnnouncement(dataDir);
  const port = last && URL.canParse(last.url) ? Number(new URL(last.url).port) : 0;
  if (!last || port < LOWEST_PORT || port >= LOWEST_PORT + PORTS) return undefined;
  return { port, username: last.username, password: last.password };
}

function newAddress(): Address {
  const port = LOWEST_PORT + Math.floor(Math.random() * PORTS);
  return { port, username: 'endcap', password: randomBytes(24).toString('base64url') };
}

async function ensureAlone(dataDir: string): Promise<void> {
  const running = readAnnouncement(dataDir);
  if (running && (await isAlive(running))) throw new Error(alreadyServed(dataDir, running.pid));
}

function alreadyServed(dataDir: string, pid: number | undefined): string {
  const holder = pid ? ` (process ${pid})` : '';
  return `Another engine${holder} already works on ${dataDir}: stop it, or set DATA_DIR to another folder.`;
}
