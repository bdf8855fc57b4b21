import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ensureBuild } from '../setup/build.mjs';
import { freePort } from '../supervisor/preflight';
import { processesOf, startStack } from './stack';

const dataDir = mkdtempSync(join(tmpdir(), 'endcap-kill-'));
let port: number;
let whole: string;

beforeAll(async () => {
  ensureBuild();
  port = await freePort();
  await startStack(dataDir, port);
  whole = await fileThroughDashboard();
}, 300_000);

afterAll(() => {
  for (const { pid } of processesOf(dataDir)) process.kill(pid, 'SIGKILL');
  rmSync(dataDir, { recursive: true });
});

/** The digest of the newest file of ratings, through dashboard, service and engine. */
async function fileThroughDashboard(): Promise<string> {
  const list = await (await fetch(`http://127.0.0.1:${port}/api/bulk/rating/files`)).text();
  const [, date, time] = /"date":"([\d-]+)","time":"(\d\d)"/.exec(list) ?? [];
  const file = await fetch(`http://127.0.0.1:${port}/api/bulk/rating?date=${date}&time=${Number(time)}`);
  expect(file.status).toBe(200);
  return createHash('sha256')
    .update(Buffer.from(await file.arrayBuffer()))
    .digest('hex');
}

function kill(part: RegExp): number {
  const found = processesOf(dataDir).find(({ command }) => part.test(command));
  expect(found, `a process like ${part}`).toBeDefined();
  process.kill(found?.pid ?? 0, 'SIGKILL');
  return found?.pid ?? 0;
}

describe('kill -9', () => {
  it.each([
    ['npm', /^npm /],
    ['the supervisor', /^node \S*launch\.mjs/],
    ['the engine', / engine\/main\.ts$/],
    ['the service', / delivery\/main\.ts serve /],
    ['the dashboard', /^endcap-dashboard/],
  ])(
    'of %s leaves nothing running and the data as it was',
    async (_, part) => {
      kill(part);
      await expect.poll(() => processesOf(dataDir), { timeout: 60_000 }).toEqual([]);
      await startStack(dataDir, port);
      expect(await fileThroughDashboard()).toBe(whole);
    },
    300_000,
  );

  it("of the engine's worker costs a moment", async () => {
    const worker = /engine\/worker\.ts$/;
    const killed = kill(worker);
    expect(await fileThroughDashboard()).toBe(whole);
    const [now] = processesOf(dataDir).filter(({ command }) => worker.test(command));
    expect(now?.pid).not.toBe(killed);
  });
});
