import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { isAlive, readAnnouncement } from './announcement';
import { rows, startTestEngine, temporaryFolder, testClient } from './testing/engine';

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/** Returns the ids of the processes that a process has started. */
function childrenOf(pid = 0): number[] {
  const text = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim();
  return text === '' ? [] : text.split(' ').map(Number);
}

describe('the engine', () => {
  it('restarts at the same address with the same data when its worker is killed under load', async () => {
    const engine = await startTestEngine();
    await engine.client.command({ query: 'CREATE TABLE kept (n UInt32) ENGINE = MergeTree ORDER BY n' });
    await engine.client.insert({ table: 'kept', values: [{ n: 1 }, { n: 2 }], format: 'JSONEachRow' });
    const load = Array.from({ length: 5 }, () =>
      rows(engine.client, 'SELECT sum(cityHash64(number)) FROM numbers(1e11)'),
    );
    const first = await engine.workerPid();
    process.kill(first, 'SIGKILL');
    for (const { status } of await Promise.allSettled(load)) expect(status).toBe('rejected');

    await expect.poll(() => isAlive(engine)).toBe(true);
    expect(await rows(engine.client, 'SELECT n FROM kept ORDER BY n')).toEqual([{ n: 1 }, { n: 2 }]);
    expect(await engine.workerPid()).not.toBe(first);
    await engine.stop();
  });

  it('announces why it does not run when its worker is killed at every start, and serves once that is over', async () => {
    const engine = await startTestEngine();
    const killed = new Set<number>();
    const killWorker = () => {
      for (const pid of childrenOf(engine.supervisor.pid)) {
        killed.add(pid);
        process.kill(pid, 'SIGKILL');
      }
      return readAnnouncement(engine.dataDir)?.outage;
    };
    // Earlier, five failed starts ended it.
    await expect.poll(() => killWorker() && killed.size, { interval: 20, timeout: 60_000 }).toBeGreaterThan(6);
    expect(readAnnouncement(engine.dataDir)?.outage).toMatchObject({
      cause: expect.stringMatching(/^(it ended while it opened its data \(SIGKILL\)|its process cannot be started)$/),
      until: expect.any(Number),
    });
    await expect.poll(() => isAlive(engine), { timeout: 60_000 }).toBe(true);
    expect(await rows(engine.client, 'SELECT 1 AS n')).toEqual([{ n: 1 }]);
    await expect.poll(() => readAnnouncement(engine.dataDir)?.outage).toBeUndefined();
    await engine.stop();
  }, 120_000);

  it.each(['SIGTERM', 'SIGKILL'] as const)('restarts at its address after %s, for waiting clients', async (signal) => {
    const first = await startTestEngine();
    const file = join(first.dataDir, 'engine.json');
    expect(statSync(file).mode & 0o777).toBe(0o600);
    first.supervisor.kill(signal);
    await once(first.supervisor, 'exit');

    const second = await startTestEngine(first.dataDir);
    expect(second).toMatchObject({ url: first.url, username: first.username, password: first.password });
    expect(await rows(first.client, 'SELECT 1 AS n')).toEqual([{ n: 1 }]);
    await first.client.close();
    await second.stop();
  });

  it('uses another address and password if another process listens on its own', async () => {
    const first = await startTestEngine();
    first.supervisor.kill('SIGTERM');
    await once(first.supervisor, 'exit');
    expect(first.supervisor.exitCode).toBe(0);
    expect(readAnnouncement(first.dataDir)).not.toHaveProperty('pid');
    const other = createServer().listen(Number(new URL(first.url).port), '127.0.0.1');
    await once(other, 'listening');

    const second = await startTestEngine(first.dataDir);
    expect(second.url).not.toBe(first.url);
    expect(second.password).not.toBe(first.password);
    await first.client.close();
    await second.stop();
    other.close();
  });

  it('waits for a folder that a stopping engine still uses', async () => {
    const dataDir = temporaryFolder();
    const hold = `const { Session } = require('chdb'); new Session(process.argv[1]); process.send('held'); setInterval(() => {}, 1e6);`;
    const holder = spawn(process.execPath, ['-e', hold, join(dataDir, 'engine')], {
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    onTestFinished(() => void holder.kill('SIGKILL'));
    await once(holder, 'message');
    const engine = await startTestEngine(dataDir, (line) => line.includes('waits for') && holder.kill('SIGKILL'));
    expect(holder.killed).toBe(true);
    expect(await rows(engine.client, 'SELECT 1 AS n')).toEqual([{ n: 1 }]);
    await engine.stop();
  });

  it('refuses a folder that another engine uses, in one sentence', async () => {
    const engine = await startTestEngine();
    await expect(startTestEngine(engine.dataDir)).rejects.toThrow(
      /^Another engine \(process \d+\) already works on [^\n]+$/,
    );
    expect(await rows(engine.client, 'SELECT 1 AS n')).toEqual([{ n: 1 }]);
    await engine.stop();
  });

  it('ends with its supervisor, and the next one opens the folder with its data', async () => {
    const first = await startTestEngine();
    await first.client.command({ query: 'CREATE TABLE kept (n UInt32) ENGINE = MergeTree ORDER BY n' });
    await first.client.command({ query: 'INSERT INTO kept VALUES (7)' });
    const worker = await first.workerPid();
    first.supervisor.kill('SIGKILL');
    await once(first.supervisor, 'exit');
    await first.client.close();
    expect(readAnnouncement(first.dataDir)?.pid).toBe(first.pid);

    const second = await startTestEngine(first.dataDir);
    expect(await rows(second.client, 'SELECT n FROM kept')).toEqual([{ n: 7 }]);
    await expect.poll(() => isRunning(worker)).toBe(false);
    await second.stop();
  });

  it('ends with the process that started it, even after kill -9', async () => {
    const dataDir = temporaryFolder();
    const script = `const { spawn } = require('node:child_process');
      spawn(process.execPath, ['--import', 'tsx', 'engine/main.ts'], { stdio: ['ignore', 'ignore', 'ignore', 'ipc'], detached: true });`;
    const parent = spawn(process.execPath, ['-e', script], {
      env: { ...process.env, DATA_DIR: dataDir },
      stdio: 'ignore',
    });
    await expect.poll(() => readAnnouncement(dataDir)).toBeDefined();
    const announced = readAnnouncement(dataDir);
    const client = testClient(announced ?? { url: '', username: '', password: '' });
    expect(await rows(client, 'SELECT 1 AS n')).toEqual([{ n: 1 }]);
    await client.close();

    parent.kill('SIGKILL');
    await expect.poll(() => isRunning(announced?.pid ?? 0)).toBe(false);
    expect(readAnnouncement(dataDir)).not.toHaveProperty('pid');
    rmSync(dataDir, { recursive: true });
  });

  it('reports in one sentence that it cannot write', async () => {
    const parent = mkdtempSync(join(tmpdir(), 'endcap-engine-'));
    const file = join(parent, 'file');
    writeFileSync(file, '');
    await expect(startTestEngine(join(file, 'data'))).rejects.toThrow(
      /^The engine cannot write to [^\n]+ENOTDIR[^\n]+$/,
    );
    rmSync(parent, { recursive: true });
  });
});
