import { createHash } from 'node:crypto';
import { chmodSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ensureBuild } from '../setup/build.mjs';
import { freePort } from '../supervisor/preflight';
import { openToOthers } from './open-to-others';
import { processesOf, startStack } from './stack';

/** Timeout of a start on a busy machine. */
const STARTS_MS = 300_000;

const dataDir = mkdtempSync(join(tmpdir(), 'endcap-kill-'));
let port: number;
let whole: string;

beforeAll(async () => {
  await ensureBuild();
  chmodSync(dataDir, 0o755);
  port = await freePort();
  await startStack(dataDir, port);
  whole = await fileThroughDashboard();
}, STARTS_MS);

// Some tests end everything, and their order may change.
beforeEach(async () => {
  if (processesOf(dataDir).length === 0) await startStack(dataDir, port);
}, STARTS_MS);

afterAll(() => {
  for (const { pid } of processesOf(dataDir)) process.kill(pid, 'SIGKILL');
  rmSync(dataDir, { recursive: true });
});

/** Returns the digest of the newest ratings file, through dashboard, service and engine. */
async function fileThroughDashboard(): Promise<string> {
  const list = await (await fetch(`http://127.0.0.1:${port}/api/bulk/rating/files`)).text();
  const [, date, time] = /"date":"([\d-]+)","time":"(\d\d)"/.exec(list) ?? [];
  const file = await fetch(`http://127.0.0.1:${port}/api/bulk/rating?date=${date}&time=${Number(time)}`);
  expect(file.status).toBe(200);
  const body = Buffer.from(await file.arrayBuffer());
  expect(file.headers.get('content-length')).toBe(String(body.length));
  return createHash('sha256').update(body).digest('hex');
}

const WORKER = /engine\/worker\.ts$/;
const ENGINE = / engine\/main\.ts\b/;

function pidsOf(part: RegExp): number[] {
  return processesOf(dataDir).flatMap(({ pid, command }) => (part.test(command) ? pid : []));
}

function kill(part: RegExp): number {
  const [pid] = pidsOf(part);
  if (pid === undefined) throw new Error(`There is no process like ${part}.`);
  process.kill(pid, 'SIGKILL');
  return pid;
}

it('closes the data folder and all files in it to other users', () => {
  expect(readdirSync(dataDir)).toEqual(
    expect.arrayContaining(['engine', 'files', 'logs', 'sample.key', 'sample.made']),
  );
  expect(openToOthers(dataDir)).toEqual([]);
});

it('answers an unknown request with our own message, in the stack of `npm start`', async () => {
  const ask = async (path: string, method = 'GET') => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, { method });
    return { status: answer.status, allow: answer.headers.get('allow'), text: await answer.text() };
  };
  for (const path of ['/%', '/%ff', '/%zz', '/api/%ff'])
    expect(await ask(path), path).toMatchObject({ status: 400, text: expect.stringContaining('cannot be read') });
  for (const path of ['/', '/prices', '/api/price', '/api/bulk/rating', '/api/call'])
    for (const method of ['POST', 'PUT', 'DELETE', 'PROPFIND'])
      expect(await ask(path, method), `${method} ${path}`).toMatchObject({
        status: 405,
        allow: 'GET, HEAD, OPTIONS',
        text: expect.stringContaining(`${method} is not served here.`),
      });
  expect((await ask('/api/downloads/zip', 'POST')).status).toBe(403);
});

describe('kill -9', () => {
  it.each([
    ['npm', /^npm /],
    ['the supervisor', /^node \S*launch\.mjs/],
  ])(
    'of %s leaves nothing running and the data as it was',
    async (_, part) => {
      kill(part);
      await expect.poll(() => processesOf(dataDir), { timeout: 60_000 }).toEqual([]);
      await startStack(dataDir, port);
      expect(await fileThroughDashboard()).toBe(whole);
    },
    STARTS_MS,
  );

  it.each([
    ['the engine', ENGINE],
    ["the engine's worker", WORKER],
    ['the service', / delivery\/main\.ts serve /],
    ['the dashboard', /^endcap-dashboard/],
  ])(
    'of %s costs a moment',
    async (_, part) => {
      const killed = kill(part);
      await expect.poll(fileThroughDashboard, { timeout: STARTS_MS }).toBe(whole);
      expect(pidsOf(part)).toHaveLength(1);
      expect(pidsOf(part)).not.toContain(killed);
    },
    STARTS_MS,
  );

  it(
    "of the engine's worker at every start is reported by the pages, and the engine starts once it is over",
    async () => {
      const killed = new Set<number>();
      const problem = async () => {
        for (const pid of pidsOf(WORKER)) {
          killed.add(pid);
          process.kill(pid, 'SIGKILL');
        }
        // It answers within the patience of clients once a pause is long.
        const answer = await fetch(`http://127.0.0.1:${port}/api/collection`, { signal: AbortSignal.timeout(200) });
        return answer.json().catch(() => null);
      };
      const outage = {
        status: 500,
        title: expect.stringMatching(/^The data engine does not run: it ended while it opened its data \(SIGKILL\)/),
        retryAfter: expect.any(Number),
      };
      await expect.poll(() => problem().catch(() => null), { interval: 20, timeout: STARTS_MS }).toMatchObject(outage);
      expect(killed.size).toBeGreaterThan(5);
      expect((await fetch(`http://127.0.0.1:${port}/overview`)).status).toBe(200);
      await expect.poll(() => fileThroughDashboard().catch(() => ''), { timeout: STARTS_MS }).toBe(whole);
    },
    STARTS_MS,
  );
});
