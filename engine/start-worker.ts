import { fork } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { Assignment, WorkerReport } from './messages';

const STOP_PATIENCE_MS = 10_000;

/** Every running statement occupies one thread of libuv's pool; the default of four would queue pages behind exports. */
const NATIVE_THREADS = '48';

export interface Worker {
  pid: number | undefined;
  /** Resolves when the process is gone, for whatever reason. */
  ended: Promise<void>;
  /** Asks it to finish cleanly; ends it when it does not within ten seconds. */
  stop(): Promise<void>;
}

export type WorkerStart =
  | { type: 'ready'; worker: Worker }
  | { type: 'failed'; reason: 'locked' | 'port-taken' | 'broken'; message: string };

/** Whether a line of the engine says that another one holds the folder. */
export function saysLocked(line: string): boolean {
  return /Cannot lock file|Another server instance in same directory/.test(line);
}

/** Starts a process hosting the engine and waits until it serves or says why it cannot. */
export function startWorker(assignment: Assignment): Promise<WorkerStart> {
  const child = fork(fileURLToPath(new URL('./worker.ts', import.meta.url)), {
    execArgv: ['--import', import.meta.resolve('tsx')],
    env: { ...process.env, UV_THREADPOOL_SIZE: NATIVE_THREADS },
    stdio: ['ignore', 'inherit', 'pipe', 'ipc'],
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const worker: Worker = {
    pid: child.pid,
    ended,
    stop: async () => {
      child.kill('SIGTERM');
      const force = setTimeout(() => child.kill('SIGKILL'), STOP_PATIENCE_MS);
      await ended;
      clearTimeout(force);
    },
  };
  // chDB prints why it cannot open a folder; what it throws says only that it cannot.
  let locked = false;
  if (child.stderr)
    createInterface({ input: child.stderr }).on('line', (line) => {
      if (saysLocked(line)) locked = true;
      else process.stderr.write(`${line}\n`);
    });
  child.send(assignment);

  return new Promise((resolve) => {
    let report: WorkerReport | undefined;
    child.once('message', (message: WorkerReport) => {
      report = message;
      if (message.type === 'ready') resolve({ type: 'ready', worker });
    });
    // Not 'exit': what it printed may still be on its way then.
    child.once('close', (code, signal) => {
      const failure = report?.type === 'failed' ? report : undefined;
      const message = failure?.message ?? `The engine ended while starting (${signal ?? code}).`;
      resolve({ type: 'failed', reason: locked ? 'locked' : (failure?.reason ?? 'broken'), message });
    });
  });
}
