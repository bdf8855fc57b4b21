import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Outage } from './announcement';
import { DamagedData } from './health/messages';
import { keepRunning } from './keep-running';
import type { Worker, WorkerStart } from './start-worker';

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Creates a worker that ends after some seconds. */
function livesFor(seconds: number, signal: NodeJS.Signals | null = 'SIGKILL'): Worker {
  const ended = new Promise<NodeJS.Signals | null>((resolve) => setTimeout(() => resolve(signal), seconds * 1000));
  return { pid: 1, ended, stop: async () => undefined };
}

const ready = (worker: Worker): WorkerStart => ({ type: 'ready', worker });
const killedAtStart: WorkerStart = { type: 'failed', reason: 'broken', message: 'It ended.', cause: 'killed at start' };

/** Returns the time since `from` in seconds, to tenths, as a timer of 0 ms takes a millisecond. */
function tenths(from: number, time = Date.now()): number {
  return Math.round((time - from) / 100) / 10;
}

/** Runs `keepRunning` for ten minutes. Returns the times of starts in seconds, the outages, and how it ended. */
async function watch(first: Worker, start: (attempt: number) => WorkerStart, stop = new AbortController()) {
  const from = Date.now();
  const starts: number[] = [];
  const outages: (Outage | undefined)[] = [];
  let result: unknown = 'running';
  const running = keepRunning(first, {
    start: async () => {
      starts.push(tenths(from));
      return start(starts.length);
    },
    stop: stop.signal,
    onOutage: (outage) => outages.push(outage && { ...outage, until: tenths(from, outage.until) }),
  }).then(
    () => {
      result = 'stopped';
    },
    (error: unknown) => {
      result = error;
    },
  );
  await vi.advanceTimersByTimeAsync(600_000);
  const ended = result;
  stop.abort();
  await running;
  return {
    starts,
    pauses: starts.map((time, index) => Math.round(time * 10 - (starts[index - 1] ?? 0) * 10) / 10),
    outages,
    ended,
  };
}

describe('a worker that ends', () => {
  it('is started without end when it is killed at every start, with pauses of up to a minute', async () => {
    const { starts, pauses, ended } = await watch(livesFor(0), () => killedAtStart);
    expect(pauses.slice(0, 5)).toEqual([0, 0.1, 0.3, 0.7, 1.5]);
    expect(Math.max(...pauses)).toBe(60);
    expect([starts.length > 15, ended]).toEqual([true, 'running']);
  });

  it('is started without end when it crashes soon after every start', async () => {
    const { starts, pauses, ended } = await watch(livesFor(0, 'SIGSEGV'), () => ready(livesFor(1, 'SIGSEGV')));
    expect([starts.length > 15, Math.max(...pauses), ended]).toEqual([true, 61, 'running']);
  });

  it('is started within five seconds when it is killed while it serves', async () => {
    const { pauses } = await watch(livesFor(0), () => ready(livesFor(1)));
    expect(Math.max(...pauses)).toBe(6);
  });

  it('is started at once after it has run for more than a minute', async () => {
    const { starts } = await watch(livesFor(70), () => ready(livesFor(70, 'SIGSEGV')));
    expect(starts).toEqual([70, 140, 210, 280, 350, 420, 490, 560]);
  });

  it('reports why it does not run and when it is started again, until it serves', async () => {
    const { outages } = await watch(livesFor(1, 'SIGBUS'), (attempt) =>
      attempt < 3 ? killedAtStart : ready(livesFor(1000)),
    );
    expect(outages).toEqual([
      { cause: 'it was ended by SIGBUS', until: 1 },
      { cause: 'killed at start', until: 1.1 },
      { cause: 'killed at start', until: 1.4 },
      undefined,
    ]);
  });

  it('is started again even if its outage cannot be recorded', async () => {
    let starts = 0;
    const stop = new AbortController();
    const running = keepRunning(livesFor(1), {
      start: async () => {
        starts += 1;
        return ready(livesFor(1000));
      },
      stop: stop.signal,
      onOutage: () => {
        throw new Error('ENOSPC');
      },
    });
    await vi.advanceTimersByTimeAsync(5000);
    stop.abort();
    await running;
    expect(starts).toBe(1);
  });

  it('is not started again when its data is damaged', async () => {
    const damaged: WorkerStart = { type: 'failed', reason: 'damaged', message: 'Damaged.', cause: 'damaged' };
    const { starts, ended } = await watch(livesFor(0), () => damaged);
    expect([starts.length, ended]).toEqual([1, new DamagedData('Damaged.')]);
  });

  it('is not started again once everything is being stopped', async () => {
    const stop = new AbortController();
    setTimeout(() => stop.abort(), 500);
    const { starts, ended } = await watch(livesFor(0), () => killedAtStart, stop);
    expect([starts, ended]).toEqual([[0, 0.1, 0.4], 'stopped']);
  });
});
