import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createBudget, type Priority } from './budget';

beforeEach(() => void vi.useFakeTimers({ now: Date.UTC(2026, 5, 30) }));
afterEach(() => void vi.useRealTimers());

/** Requests calls and records when each starts, in seconds. */
function timekeeper(budget: ReturnType<typeof createBudget>) {
  const began = Date.now();
  const starts: [string, number][] = [];
  function ask(name: string, priority: Priority = 'person', signal?: AbortSignal): void {
    budget.take(priority, signal).then(
      () => starts.push([name, (Date.now() - began) / 1000]),
      () => starts.push([`${name} left`, (Date.now() - began) / 1000]),
    );
  }
  return { ask, starts };
}

describe('a budget', () => {
  it('starts all calls at once without a limit', async () => {
    const budget = createBudget(null);
    const { ask, starts } = timekeeper(budget);
    for (let call = 0; call < 100; call++) ask('call');
    await vi.advanceTimersByTimeAsync(0);
    expect(starts).toHaveLength(100);
    expect(budget.state()).toEqual({ limit: null, left: null, nextFreeAt: null, refusedUntil: null, waiting: 0 });
  });

  it('never starts more calls than allowed in any window', async () => {
    const { ask, starts } = timekeeper(createBudget({ calls: 10, seconds: 60 }));
    for (let call = 0; call < 25; call++) ask('call');
    await vi.advanceTimersByTimeAsync(200_000);
    expect(starts).toHaveLength(25);
    const times = starts.map(([, time]) => time);
    for (const [index, time] of times.entries()) expect((times[index + 10] ?? Infinity) - time).toBeGreaterThan(60);
    expect(times.at(-1)).toBeLessThan(122);
  });

  it('counts a call that did not reach the service from its next start, once', async () => {
    const budget = createBudget({ calls: 2, seconds: 1 });
    const began = Date.now();
    const repeats: number[] = [];
    const repeat = async (unsent: number) => {
      await budget.take('person', undefined, unsent);
      repeats.push(Date.now() - began);
    };
    const firstStarts: number[] = [];
    for (let call = 0; call < 6; call++) void budget.take('person').then((start) => firstStarts.push(start));
    await vi.advanceTimersByTimeAsync(10_000);
    for (const start of firstStarts) void repeat(start);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(repeats).toEqual([10_000, 10_000, 11_100, 11_100, 12_200, 12_200]);
    expect(budget.made().reduce((sum, { requests }) => sum + requests, 0)).toBe(6);
  });

  it('keeps the place of a call that did not reach the service within the period', async () => {
    const budget = createBudget({ calls: 1, seconds: 60 });
    const unsent = await budget.take('person');
    await budget.take('person', undefined, unsent);
    expect(budget.state().left).toBe(0);
  });

  it('returns the calls left, the time of the next one and the number of waiting calls', async () => {
    const budget = createBudget({ calls: 2, seconds: 60 });
    const { ask } = timekeeper(budget);
    expect(budget.state()).toMatchObject({ left: 2, nextFreeAt: null });
    ask('first');
    ask('second');
    ask('third');
    expect(budget.state()).toEqual({
      limit: { calls: 2, seconds: 60, learned: false },
      left: 0,
      nextFreeAt: '2026-06-30T00:01:00.100Z',
      refusedUntil: null,
      waiting: 1,
    });
  });

  it('counts the calls of the last half hour by intervals of five minutes', async () => {
    const budget = createBudget(null);
    const { ask } = timekeeper(budget);
    const counts = () => budget.made().map(({ requests }) => requests);
    for (const calls of [3, 0, 2]) {
      for (let call = 0; call < calls; call++) ask('call');
      await vi.advanceTimersByTimeAsync(5 * 60_000);
    }
    expect(budget.made().at(-1)).toEqual({ from: Date.UTC(2026, 5, 30, 0, 15), requests: 0 });
    expect(counts()).toEqual([0, 0, 3, 0, 2, 0]);
    await vi.advanceTimersByTimeAsync(15 * 60_000);
    expect(counts()).toEqual([0, 2, 0, 0, 0, 0]);
  });

  it('starts a call of a user before background calls that wait longer', async () => {
    const { ask, starts } = timekeeper(createBudget({ calls: 1, seconds: 10 }));
    ask('first');
    ask('background', 'background');
    ask('person');
    await vi.advanceTimersByTimeAsync(30_000);
    expect(starts.map(([name]) => name)).toEqual(['first', 'person', 'background']);
  });

  it('reserves a fifth of the calls for users', async () => {
    const { ask, starts } = timekeeper(createBudget({ calls: 10, seconds: 60 }));
    for (let call = 0; call < 10; call++) ask('background', 'background');
    await vi.advanceTimersByTimeAsync(0);
    expect(starts).toHaveLength(8);
    ask('person');
    await vi.advanceTimersByTimeAsync(0);
    expect(starts.at(-1)?.[0]).toBe('person');
  });

  it('waits for the Retry-After of a 429, and derives a limit from it', async () => {
    const budget = createBudget(null);
    const { ask, starts } = timekeeper(budget);
    for (let call = 0; call < 6; call++) ask('before');
    budget.refused(20);
    ask('after');
    await vi.advanceTimersByTimeAsync(19_000);
    expect(starts).toHaveLength(6);
    expect(budget.state()).toMatchObject({
      limit: { calls: 5, seconds: 60, learned: true },
      left: 0,
      refusedUntil: '2026-06-30T00:00:20.000Z',
    });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(starts).toHaveLength(7);
    await vi.advanceTimersByTimeAsync(600_000);
    expect(budget.state().limit).toBeNull();
  });

  it('doubles the pause of a 429 without Retry-After, until a call is accepted', async () => {
    const budget = createBudget(null);
    const pauses: number[] = [];
    for (let refusal = 0; refusal < 9; refusal++) {
      const seconds = budget.refused(undefined);
      pauses.push(seconds);
      await vi.advanceTimersByTimeAsync(seconds * 1000);
    }
    expect(pauses).toEqual([30, 60, 120, 240, 480, 960, 1920, 3600, 3600]);
    budget.accepted();
    expect(budget.refused(undefined)).toBe(30);
  });

  it('counts calls that are refused together as one refusal', async () => {
    const budget = createBudget(null);
    budget.refused(undefined);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(budget.refused(undefined)).toBe(25);
    budget.accepted();
    await vi.advanceTimersByTimeAsync(25_000);
    expect([budget.state().refusedUntil, budget.refused(undefined)]).toEqual([null, 60]);
  });

  it.each([3601, 86_400 * 365, Number.POSITIVE_INFINITY])('pauses an hour for a Retry-After of %s', async (seconds) => {
    const budget = createBudget(null);
    expect(budget.refused(seconds)).toBe(3600);
    expect(budget.state().refusedUntil).toBe('2026-06-30T01:00:00.000Z');
    const { ask, starts } = timekeeper(budget);
    ask('after');
    await vi.advanceTimersByTimeAsync(3_600_000);
    expect(starts).toEqual([['after', 3600]]);
  });

  it('starts the next call if a waiting one is aborted', async () => {
    const { ask, starts } = timekeeper(createBudget({ calls: 1, seconds: 10 }));
    const leave = new AbortController();
    ask('first');
    ask('second', 'person', leave.signal);
    ask('third');
    leave.abort();
    await vi.advanceTimersByTimeAsync(11_000);
    expect(starts.map(([name]) => name)).toEqual(['first', 'second left', 'third']);
  });
});
