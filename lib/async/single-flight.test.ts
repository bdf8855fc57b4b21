import { describe, expect, it, vi } from 'vitest';
import { createSingleFlight, type Waiting, type Work } from './single-flight';

function flightOf() {
  const join = createSingleFlight<string, number>();
  const started: { signal: AbortSignal; waiting: Waiting<number>; land(value: string): void }[] = [];
  const work: Work<string, number> = (signal, waiting) =>
    new Promise((land, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason));
      started.push({ signal, waiting, land });
    });
  const ask = (signal?: AbortSignal, onProgress = vi.fn(), isPerson = true) =>
    join('key', work, { signal, isPerson, onProgress });
  return { ask, started };
}

const aTick = () => new Promise((resolve) => setImmediate(resolve));

describe('a single flight', () => {
  it('answers all concurrent callers, and starts again afterwards', async () => {
    const { ask, started } = flightOf();
    const answers = Promise.all([ask(), ask()]);
    await aTick();
    started[0]?.land('answer');
    expect(await answers).toEqual(['answer', 'answer']);
    void ask();
    await aTick();
    expect(started).toHaveLength(2);
  });

  it('runs one task for each key', async () => {
    const join = createSingleFlight<string>();
    const task = (name: string) => async () => name;
    expect(await Promise.all([join('a', task('first')), join('b', task('second'))])).toEqual(['first', 'second']);
  });

  it('passes a failure to all concurrent callers, and starts again afterwards', async () => {
    const join = createSingleFlight<string>();
    const fail = vi.fn(() => Promise.reject<string>(new Error('broken')));
    for (const { status } of await Promise.allSettled([join('key', fail), join('key', fail)]))
      expect(status).toBe('rejected');
    expect(fail).toHaveBeenCalledOnce();
    expect(await join('key', async () => 'answer')).toBe('answer');
  });

  it('starts nothing for a caller that has already left', async () => {
    const { ask, started } = flightOf();
    await expect(ask(AbortSignal.abort(new Error('gone')))).rejects.toThrow('gone');
    await aTick();
    expect(started).toHaveLength(0);
  });

  it('reports the current progress to a late caller', async () => {
    const { ask, started } = flightOf();
    void ask();
    await aTick();
    started[0]?.waiting.report(340);
    const late = vi.fn();
    void ask(undefined, late);
    started[0]?.waiting.report(680);
    expect(late.mock.calls).toEqual([[340], [680]]);
  });

  it('continues while a caller waits, and is aborted if the last one leaves before it has begun', async () => {
    const { ask, started } = flightOf();
    const [first, second] = [new AbortController(), new AbortController()];
    const rejections = [ask(first.signal), ask(second.signal)].map((result) => expect(result).rejects.toThrow());
    await aTick();
    first.abort();
    expect(started[0]?.signal.aborted).toBe(false);
    second.abort();
    expect(started[0]?.signal.aborted).toBe(true);
    await Promise.all(rejections);
  });

  it('continues without callers once it has begun, and the next caller joins it', async () => {
    const { ask, started } = flightOf();
    const leave = new AbortController();
    const rejection = expect(ask(leave.signal)).rejects.toThrow();
    await aTick();
    started[0]?.waiting.begin();
    expect(started[0]?.waiting.isAwaited).toBe(true);
    leave.abort();
    expect([started[0]?.signal.aborted, started[0]?.waiting.isAwaited]).toEqual([false, false]);
    const next = ask();
    expect(started[0]?.waiting.isAwaited).toBe(true);
    started[0]?.land('answer');
    expect(await next).toBe('answer');
    expect(started).toHaveLength(1);
    await rejection;
  });

  it('is awaited while a user is among its callers', async () => {
    const { ask, started } = flightOf();
    const background = ask(undefined, vi.fn(), false);
    await aTick();
    expect(started[0]?.waiting.isAwaited).toBe(false);
    const leave = new AbortController();
    const rejection = expect(ask(leave.signal)).rejects.toThrow();
    expect(started[0]?.waiting.isAwaited).toBe(true);
    leave.abort();
    expect([started[0]?.signal.aborted, started[0]?.waiting.isAwaited]).toEqual([false, false]);
    started[0]?.land('answer');
    expect(await background).toBe('answer');
    await rejection;
  });

  it('does not pass an aborted result to the next caller', async () => {
    const { ask, started } = flightOf();
    const leave = new AbortController();
    const rejection = expect(ask(leave.signal)).rejects.toThrow();
    await aTick();
    leave.abort();
    const next = ask();
    await aTick();
    started[1]?.land('fresh');
    expect(await next).toBe('fresh');
    await rejection;
  });
});
