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

/** Runs `keepRunning` for at most ten minutes. Returns the times of restarts and its result. */
async function watch(first: Child, start: () => Promise<Child>, stop = new AbortController().signal) {
  const starts: number[] = [];
  let lastWords: string | undefined;
  const done = keepRunning(first, {
    start: () => {
      starts.push(Date.now());
      return start();
    },
    stop,
    say: () => undefined,
  }).then((words) => {
    lastWords = words;
  });
  const from = Date.now();
  await vi.advanceTimersByTimeAsync(600_000);
  return { starts: starts.map((at) => at - from), lastWords, done };
}

describe('a child that dies', () => {
  it('is restarted with growing delays, and not after the fifth end in a minute', async () => {
    const { starts, lastWords } = await watch(livesFor(0), async () => livesFor(1));
    expect(starts).toEqual([250, 1750, 3750, 6750]);
    expect(lastWords).toBe('its last words');
  });

  it('is restarted at once, and without limit, if it runs for longer', async () => {
    const stop = new AbortController();
    const { starts, lastWords } = await watch(livesFor(70), async () => livesFor(70), stop.signal);
    expect([starts.length, starts[0], lastWords]).toEqual([8, 70_250, undefined]);
    expect(getEventListeners(stop.signal, 'abort')).toEqual([]);
  });

  it('counts a failed start as another end', async () => {
    const { starts, lastWords } = await watch(livesFor(0), () => Promise.reject(new Error('Port 3000 is in use.')));
    expect([starts.length, lastWords]).toEqual([4, 'Port 3000 is in use.']);
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
