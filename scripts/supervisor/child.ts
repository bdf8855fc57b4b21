import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { openLog } from './log-file';

export interface Child {
  readonly name: string;
  readonly pid: number;
  /** The file that holds what the process prints. */
  readonly log: string;
  /** Resolves when the process has ended, with the last lines it printed. */
  readonly ended: Promise<{ code: number | null; tail: string }>;
  /** SIGTERM, and SIGKILL for one that has not gone after ten seconds. */
  stop(): Promise<void>;
}

interface Start {
  name: string;
  /** Arguments of this very Node.js. */
  args: string[];
  env?: Record<string, string | undefined>;
  logFolder: string;
  /** Print what it prints, beside logging it. */
  verbose?: boolean | undefined;
  /** Told each line of its standard output. */
  onLine?: ((line: string) => void) | undefined;
}

const GRACE_MS = 10_000;

/**
 * Starts a process in a group of its own, so that Ctrl-C reaches the supervisor alone, and with a channel to it: a
 * child whose supervisor was killed sees the channel close and ends.
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
  const ended = once(child, 'close').then(([code]) => {
    file.end();
    return { code: code as number | null, tail: tail.trim() };
  });
  return { name, pid: child.pid ?? 0, log, ended, stop: () => stop(child, ended) };
}

async function stop(child: ChildProcess, ended: Promise<unknown>) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGTERM');
  const timer = setTimeout(() => child.kill('SIGKILL'), GRACE_MS);
  await ended;
  clearTimeout(timer);
}
