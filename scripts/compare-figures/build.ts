import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import type { Collection } from '@/lib/contract/collection';
import { fetchQuery } from '../fetch-query';
import { freePort } from '../supervisor/preflight';

/** A running checkout of the project. */
export interface Build {
  url: string;
  stop(): Promise<void>;
}

const POLL_MS = 500;

/**
 * Starts a checkout like `npm start`, and waits until its plan is collected. The checkout needs its dependencies and
 * its build.
 * @param sampleArgs options of `delivery sample` for a new folder
 */
export async function startBuild(checkout: string, dataDir: string, sampleArgs: readonly string[]): Promise<Build> {
  const port = await freePort();
  const command = `exec node scripts/test/launch.mjs ${sampleArgs.join(' ')}`;
  const child = spawn('npm', ['exec', '--silent', '-c', command], {
    cwd: checkout,
    env: { ...process.env, DATA_DIR: dataDir, PORT: String(port), COLLECT: 'on' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  const url = `http://127.0.0.1:${port}`;
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
  };
  const lines: string[] = [];
  for await (const line of createInterface({ input: child.stdout })) {
    lines.push(line);
    if (!line.includes('Endcap is open at')) continue;
    child.stdout.resume();
    await untilCollected(url);
    return { url, stop };
  }
  throw new Error(`${checkout} did not start:\n${lines.join('\n')}`);
}

async function untilCollected(url: string): Promise<void> {
  for (;;) {
    const { status } = await getJson<Collection>(`${url}/api/collection`);
    if (status.problem) throw new Error(`The collection failed: ${status.problem.title}`);
    if (status.isDone && status.running.length === 0 && status.waiting.tasks === 0) return;
    await pause(POLL_MS);
  }
}

/** Returns an answer as JSON, once its days are collected. A refusal is also an answer. */
export async function askQuery({ url }: Build, query: string, search: string): Promise<unknown> {
  for (;;) {
    const response = await fetchQuery(url, query, search);
    if (!response.ok) return { refused: response.status };
    const { answer, coverage } = (await response.json()) as { answer: unknown; coverage: { pending: boolean }[] };
    if (!coverage.some(({ pending }) => pending)) return answer;
    await pause(POLL_MS);
  }
}

async function getJson<T>(url: string): Promise<T> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return (await response.json()) as T;
}
