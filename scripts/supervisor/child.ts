import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { openLog } from './log-file';

export interface Child {
  readonly name: string;
  readonly pid: number;
  /** Path of the log file. */
  readonly log: string;
  /** Resolves with the last lines of output when the process has ended, or with the reason if it could not start. */
  readonly ended: Promise<{ code: number | null; tail: string }>;
  /** Sends SIGTERM, and SIGKILL after ten seconds. */
  stop(): Promise<void>;
}

interface Start {
  name: string;
  /** Arguments of Node.js. */
  args: string[];
  env?: Record<string, string | undefined>;
  logFolder: string;
  /** Prints the output in addition to logging it. */
  verbose?: boolean | undefined;
  /** Called with each line of standard output. */
  onLine?: ((line: string) => void) | undefined;
}

const GRACE_MS = 10_000;

/**
 * Starts a process in a separate process group, so that Ctrl-C only reaches the supervisor, and with an IPC channel, so
 * that the child ends if the supervisor is killed.
 */
export function startChild({ name, args, env, logFolder, verbose = false, onLine }: Start): Child {
  mkdirSync(logFolder, { recursive: true, mode: 0o700 });
  const log = join(logFolder, `${name}.log`);
  const file = openLog(log);
  const child = spawn(process.execPath, args, {
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1', ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    detached: true,
  });
  let tail = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => {
      tail = (tail + chunk).slice(-4000);
      file.write(chunk);
      if (verbose) process.stdout.write(chunk);
    });
  if (onLine && child.stdout) createInterface({ input: child.stdout }).on('line', onLine);
  // It rejects if the process cannot be started, such as at the limit of processes.
  const ended = once(child, 'close').then(
    ([code]) => {
      file.end();
      return { code: code as number | null, tail: tail.trim() };
    },
    (error: Error) => {
      file.end();
      return { code: null, tail: error.message };
    },
  );
  return { name, pid: child.pid ?? 0, log, ended, stop: () => stop(child, ended) };
}

async function stop(child: ChildProcess, ended: Promise<unknown>) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGTERM');
  const timer = setTimeout(() => child.kill('SIGKILL'), GRACE_MS);
  await ended;
  clearTimeout(timer);
}
