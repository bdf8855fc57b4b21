import { fork } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { DamagedData, openFailure, waysOut } from './health/messages';
import type { Assignment, WorkerReport } from './messages';

const STOP_PATIENCE_MS = 10_000;

/** Every running statement occupies a thread of libuv's pool. With the default of four, exports would block pages. */
const NATIVE_THREADS = '48';

export interface Worker {
  pid: number | undefined;
  /** Resolves when the process has ended, with its signal. */
  ended: Promise<NodeJS.Signals | null>;
  /** Stops the process cleanly, and kills it after ten seconds. */
  stop(): Promise<void>;
}

export type WorkerStart =
  | { type: 'ready'; worker: Worker }
  | {
      type: 'failed';
      reason: 'locked' | 'port-taken' | 'broken' | 'damaged';
      message: string;
      /** The reason for pages: see `Outage`. */
      cause: string;
    };

/** Returns whether chDB has printed that another engine uses the folder. */
export function saysLocked(line: string): boolean {
  return /Cannot lock file|Another server instance in same directory/.test(line);
}

/** Starts a process with the engine, and waits until it serves or fails. */
export function startWorker(assignment: Assignment): Promise<WorkerStart> {
  const child = fork(fileURLToPath(new URL('./worker.ts', import.meta.url)), {
    execArgv: ['--import', import.meta.resolve('tsx')],
    env: { ...process.env, UV_THREADPOOL_SIZE: NATIVE_THREADS },
    stdio: ['ignore', 'inherit', 'pipe', 'ipc'],
  });
  const ended = new Promise<NodeJS.Signals | null>((resolve) => child.once('exit', (_, signal) => resolve(signal)));
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
  // chDB prints why it cannot open a folder, but its error has no reason, so a failed start uses the output as its
  // message.
  let printed: string | undefined = '';
  if (child.stderr)
    createInterface({ input: child.stderr }).on('line', (line) => {
      if (printed === undefined) process.stderr.write(`${line}\n`);
      else printed += `${line}\n`;
    });
  return new Promise((resolve) => {
    let report: WorkerReport | undefined;
    // The process cannot be started, such as at the limit of processes, or was killed before it could be assigned.
    child.on('error', (error) => {
      const message = `The engine cannot be started: ${error.message}`;
      resolve(failed('broken', message, 'its process cannot be started'));
    });
    child.send(assignment);
    child.once('message', (message: WorkerReport) => {
      report = message;
      if (message.type !== 'ready') return;
      process.stderr.write(printed ?? '');
      printed = undefined;
      resolve({ type: 'ready', worker });
    });
    // 'close' instead of 'exit', as the last lines of stderr may arrive after 'exit'.
    child.once('close', (code, signal) => {
      resolve(startFailure(assignment.folder, report, printed ?? '', signal ?? `exit code ${code}`));
    });
  });
}

function startFailure(folder: string, report: WorkerReport | undefined, printed: string, end: string): WorkerStart {
  if (saysLocked(printed)) return failed('locked', printed, 'another process uses its data folder');
  if (report?.type !== 'failed') {
    const message = `The engine ended while it opened ${folder} (${end}). If that happens again, its data may be damaged. ${waysOut(folder)}`;
    return failed('broken', message, `it ended while it opened its data (${end})`);
  }
  const { reason, message } = report;
  if (reason === 'port-taken') return failed(reason, message, 'another program uses its port');
  if (reason !== 'unopened') return failed(reason, message, 'it cannot listen on its port');
  const error = openFailure(folder, `${printed}${message}`);
  const isDamaged = error instanceof DamagedData;
  return failed(
    isDamaged ? 'damaged' : 'broken',
    error.message,
    isDamaged ? 'its data is damaged' : String(error.cause),
  );
}

function failed(
  reason: Extract<WorkerStart, { type: 'failed' }>['reason'],
  message: string,
  cause: string,
): WorkerStart {
  return { type: 'failed', reason, message, cause };
}
