import { appendFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createBudget } from './budget';
import { openCallLog } from './call-log';

const LIMIT = { calls: 10, seconds: 60 };
let path: string;
let uptime = 0;
const clocks = { now: () => Date.now(), uptime: () => uptime };

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 5, 30) });
  uptime = 1_000_000;
  path = join(mkdtempSync(join(tmpdir(), 'endcap-calls-')), 'calls', 'account.log');
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  rmSync(join(path, '..', '..'), { recursive: true });
});

/** Advances both clocks. */
async function pass(ms: number) {
  uptime += ms;
  await vi.advanceTimersByTimeAsync(ms);
}

/** Creates the budget of a new process. The previous process is treated as killed. */
const start = (limit: typeof LIMIT | null = LIMIT) => createBudget(limit, { log: openCallLog(path, clocks) });

async function call(budget: ReturnType<typeof start>, count: number) {
  const started: number[] = [];
  for (let index = 0; index < count; index++) void budget.take('person').then(() => started.push(Date.now()));
  await pass(0);
  return started;
}

describe('a limit after a kill', () => {
  it('counts the calls of the last minute, and no older ones', async () => {
    await call(start(), 4);
    await pass(50_000);
    await call(start(), 3);
    expect(start().state().left).toBe(3);
    await pass(10_200);
    expect(start().state().left).toBe(7);
  });

  it('never allows more calls in any minute, whenever the kills happen', async () => {
    const all: number[] = [];
    for (let kill = 0; kill < 12; kill++) {
      const killed = new AbortController();
      const budget = start();
      for (let index = 0; index < 6; index++)
        budget.take('person', killed.signal).then(
          () => all.push(Date.now()),
          () => undefined,
        );
      await pass(7_000);
      killed.abort();
    }
    expect(all.length).toBeGreaterThan(10);
    for (const [index, time] of all.entries()) expect((all[index + 10] ?? Infinity) - time).toBeGreaterThan(60_000);
  });

  it('keeps the pause of a 429 and the limit learned from it', async () => {
    const budget = start(null);
    await call(budget, 6);
    budget.refused(20);
    await pass(5_000);
    expect(start(null).state()).toMatchObject({
      limit: { calls: 5, seconds: 60, learned: true },
      refusedUntil: '2026-06-30T00:00:20.000Z',
    });
    await pass(600_000);
    expect(start(null).state()).toMatchObject({ limit: null, refusedUntil: null });
  });
});

describe('a recorded pause', () => {
  it.each([
    ['without an upper bound', [630_720_000, 5, 60]],
    ['with a limit without an upper bound', [20, 1, 1e12]],
  ])('%s ends after an hour', async (_, refusal) => {
    mkdirSync(join(path, '..'), { recursive: true });
    const entries = [
      [Date.now(), uptime],
      [Date.now(), uptime, ...refusal],
    ].map((entry) => JSON.stringify(entry));
    writeFileSync(path, `${entries.join('\n')}\n`);
    await pass(5_000);
    const budget = start(null);
    const started = await call(budget, 1);
    expect(Date.parse(budget.state().nextFreeAt ?? '')).toBeLessThanOrEqual(Date.UTC(2026, 5, 30, 1, 0, 1));
    await pass(3_600_000);
    expect(started).toHaveLength(1);
  });
});

describe('a clock that is set', () => {
  it.each([
    ['a day ahead', 86_400_000],
    ['a day back', -86_400_000],
  ])('%s frees no call, and blocks none for longer than a minute', async (_, ms) => {
    await call(start(), 10);
    vi.setSystemTime(Date.now() + ms);
    expect(start().state().left).toBe(0);
    const budget = start();
    await pass(60_200);
    expect(budget.state().left).toBe(10);
  });

  it('frees no call while the dashboard runs', async () => {
    const budget = start();
    await call(budget, 10);
    vi.setSystemTime(Date.now() + 3_600_000);
    expect(budget.state().left).toBe(0);
    vi.setSystemTime(Date.now() - 2 * 3_600_000);
    await pass(60_200);
    expect(budget.state().left).toBe(10);
  });

  it('is used alone after a reboot', async () => {
    await call(start(), 10);
    await pass(30_000);
    uptime = 5_000;
    expect(start().state().left).toBe(0);
    await pass(30_200);
    expect(start().state().left).toBe(10);
  });
});

describe('a damaged file', () => {
  it.each([
    ['bytes', Buffer.from([0, 255, 10, 0, 0, 10])],
    ['half a line', '[1782777600000,10'],
    ['other JSON', '{"calls":3}\n[-5,"x"]\nnull\n'],
  ])('with %s uses up the limit once, and is repaired', async (_, damage) => {
    await call(start(), 3);
    appendFileSync(path, damage);
    expect(start().state().left).toBe(0);
    const budget = start();
    expect(budget.state().left).toBe(7);
    await call(budget, 2);
    expect(start().state().left).toBe(5);
  });

  it('that is a folder does not stop calls, and is reported once', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue();
    mkdirSync(path, { recursive: true });
    const budget = start(null);
    budget.refused(0);
    budget.refused(0);
    expect(log.mock.calls.filter(([text]) => /cannot be recorded in .*account\.log/.test(text))).toHaveLength(1);
  });
});

describe('the file', () => {
  it('is written once a second without a limit', async () => {
    await call(start(null), 50);
    expect(existsSync(path)).toBe(false);
    await pass(1_000);
    expect(readFileSync(path, 'utf8').trim().split('\n')).toHaveLength(50);
  });

  it('stays small, and keeps the newest calls', async () => {
    const log = openCallLog(path, clocks);
    for (let index = 0; index < 30_000; index++) log.call(true);
    const bytes = [path, `${path}.1`].reduce((sum, file) => sum + readFileSync(file).length, 0);
    expect(bytes).toBeLessThan(600_000);
    expect(openCallLog(path, clocks).read().ages.length).toBeGreaterThan(8_000);
  });

  it('may be empty', () => {
    mkdirSync(join(path, '..'), { recursive: true });
    writeFileSync(path, '');
    expect(openCallLog(path, clocks).read()).toEqual({ ages: [], refusal: null, isDamaged: false });
  });
});
