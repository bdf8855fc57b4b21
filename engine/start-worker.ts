import { fork } from 'node:child_process';
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

export type WorkerStart = { type: 'ready'; worker: Worker } | Extract<WorkerReport, { type: 'failed' }>;

/** Starts a process hosting the engine and waits until it serves or says why it cannot. */
export function startWorker(assignment: Assignment): Promise<WorkerStart> {
  const child = fork(fileURLToPath(new URL('./worker.ts', import.meta.url)), {
    execArgv: ['--import', import.meta.resolve('tsx')],
    env: { ...process.env, UV_THREADPOOL_SIZE: NATIVE_THREADS },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
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
  child.send(assignment);

  return new Promise((resolve) => {
    child.once('message', (report: WorkerReport) => {
      if (report.type === 'ready') resolve({ type: 'ready', worker });
      else void ended.then(() => resolve(report));
    });
    child.once('exit', (code, signal) => {
      resolve({ type: 'failed', reason: 'broken', message: `The engine ended while starting (${signal ?? code}).` });
    });
  });
}
