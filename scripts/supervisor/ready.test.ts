import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Child } from './child';
import { ChildEnded, whenReady } from './ready';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Creates a child that runs until it is stopped or ended by the test. */
function running() {
  let end: (code: number) => void = () => undefined;
  const ended = new Promise<{ code: number; tail: string }>((resolve) => {
    end = (code) => resolve({ code, tail: 'its last words' });
  });
  const stop = vi.fn(async () => end(0));
  const child: Child = { name: 'engine', pid: 1, log: 'engine.log', ended, stop };
  return { child, stop, end };
}

const minutes = (count: number) => vi.advanceTimersByTimeAsync(count * 60_000);

it('waits without a limit for a child that may need long, and reports it each minute', async () => {
  const { child, stop } = running();
  const say = vi.fn();
  let isOpen = false;
  const done = vi.fn();
  void whenReady(child, async () => isOpen, { seconds: Number.POSITIVE_INFINITY, say }).then(done);
  await minutes(30);
  expect(say).toHaveBeenCalledTimes(30);
  expect(say).toHaveBeenLastCalledWith('The engine has been starting for 30 min. See engine.log.');
  expect(stop).not.toHaveBeenCalled();
  isOpen = true;
  await minutes(2);
  expect(done).toHaveBeenCalled();
  expect(say).toHaveBeenCalledTimes(30);
});

it('stops other children that do not answer within two minutes', async () => {
  const { child, stop } = running();
  const failure = whenReady(child, async () => false).catch((error: Error) => error);
  await minutes(3);
  expect(await failure).toEqual(new Error('The engine did not answer within 120 s. See engine.log.'));
  expect(stop).toHaveBeenCalledOnce();
});

it('stops waiting when the child ends', async () => {
  const { child, stop, end } = running();
  const probe = vi.fn(async () => false);
  const failure = whenReady(child, probe, { seconds: Number.POSITIVE_INFINITY }).catch((error: Error) => error);
  await minutes(1);
  end(65);
  expect(await failure).toEqual(new ChildEnded('its last words', 65));
  const probes = probe.mock.calls.length;
  await minutes(10);
  expect(probe.mock.calls.length - probes).toBeLessThanOrEqual(1);
  expect([stop.mock.calls.length, vi.getTimerCount()]).toEqual([0, 0]);
});
