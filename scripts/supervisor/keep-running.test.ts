import { getEventListeners } from 'node:events';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Child } from './child';
import { keepRunning } from './keep-running';
import { ChildEnded } from './ready';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Creates a child that ends after some seconds. */
function livesFor(seconds: number, tail = 'its last words', code = 1): Child {
  const ended = new Promise<{ code: number; tail: string }>((resolve) => {
    setTimeout(() => resolve({ code, tail }), seconds * 1000);
  });
  return { name: 'engine', pid: 1, log: 'engine.log', ended, stop: async () => undefined };
}

/** Runs `keepRunning` for at most ten minutes. Returns the times of restarts, its messages and its result. */
async function watch(first: Child, start: () => Promise<Child>, stop = new AbortController().signal) {
  const starts: number[] = [];
  const lines: string[] = [];
  let lastWords: string | undefined;
  const done = keepRunning(first, {
    start: () => {
      starts.push(Date.now());
      return start();
    },
    stop,
    say: (line) => lines.push(line),
  }).then((words) => {
    lastWords = words;
  });
  const from = Date.now();
  await vi.advanceTimersByTimeAsync(600_000);
  return { starts: starts.map((time) => time - from), lines, lastWords, done };
}

describe('a child that dies', () => {
  it('is restarted without end, with pauses that double up to a minute', async () => {
    const { starts, lastWords } = await watch(livesFor(0), async () => livesFor(1));
    const pauses = starts.map((time, index) => (index === 0 ? time : time - (starts[index - 1] ?? 0) - 1000));
    expect(pauses).toEqual([250, 500, 1000, 2000, 4000, 8000, 16_000, 32_000, ...Array(8).fill(60_000)]);
    expect(lastWords).toBeUndefined();
  });

  it('is restarted at once if it runs for longer', async () => {
    const stop = new AbortController();
    const { starts, lastWords } = await watch(livesFor(20), async () => livesFor(20), stop.signal);
    expect([starts.length, starts[0], starts[1], lastWords]).toEqual([29, 20_250, 40_500, undefined]);
    expect(getEventListeners(stop.signal, 'abort')).toEqual([]);
  });

  it('counts a failed start as another end, and is restarted after it', async () => {
    let attempts = 0;
    const start = async () => {
      if (++attempts < 9) throw new ChildEnded('Killed.', null);
      return livesFor(1000);
    };
    const { starts, lastWords } = await watch(livesFor(0), start);
    expect([starts.length, starts.at(-1), lastWords]).toEqual([9, 123_750, undefined]);
  });

  it('is reported with the pause, and with the last line of a failed start', async () => {
    const failed = () => Promise.reject(new Error('See the log.\nPort 3000 is in use.'));
    const { lines } = await watch(livesFor(0), failed);
    expect(lines.slice(0, 4)).toEqual([
      'The engine ended unexpectedly. Starting it again now. See engine.log.',
      'The engine could not be started (Port 3000 is in use). Starting it again now. See engine.log.',
      'The engine could not be started (Port 3000 is in use). Starting it again in 1 s. See engine.log.',
      'The engine could not be started (Port 3000 is in use). Starting it again in 2 s. See engine.log.',
    ]);
  });

  it('is not restarted if its data is damaged', async () => {
    const { starts, lastWords } = await watch(livesFor(0, 'damaged', 65), async () => livesFor(1));
    expect([starts, lastWords]).toEqual([[], 'damaged']);
  });

  it('is not restarted if it cannot start on damaged data', async () => {
    const start = () => Promise.reject(new ChildEnded('damaged', 65));
    const { starts, lastWords } = await watch(livesFor(0), start);
    expect([starts, lastWords]).toEqual([[250], 'damaged']);
  });

  it('is not restarted while everything is being stopped', async () => {
    const stop = new AbortController();
    setTimeout(() => stop.abort(), 1100);
    const { starts, lastWords, done } = await watch(livesFor(1), async () => livesFor(1), stop.signal);
    await done;
    expect([starts, lastWords]).toEqual([[], undefined]);
  });
});
