import { expect, it } from 'vitest';
import type { Page } from '@/lib/contract/page';
import { ProblemError } from '../base/problem-error';
import type { Priority, Urgency } from '../service/budget';
import { createPageSizes } from './page-sizes';

const refusal = () =>
  new ProblemError({
    code: 'bad_request',
    title: 'No.',
    upstreamStatus: 422,
    retryable: false,
    errors: [{ name: 'page_size', message: 'too large' }],
  });

const EMPTY = { items: [], total: 0, page_size: 1, current_page: 1, page_count: 0 };

/** A service that accepts pages of at most `cap` rows, and answers when the test calls `answer`. */
function service(cap: number, stored: Record<string, number> = {}) {
  const writes: [string, number][] = [];
  const calls: { endpoint: string; size: number; priority: Urgency; answer(): void; fail(error: Error): void }[] = [];
  const sizes = createPageSizes({
    read: async () => new Map(Object.entries(stored)),
    write: (endpoint, size) => writes.push([endpoint, size]),
  });
  let joins = 0;
  const ask = (endpoint: string, priority: Priority = 'background', signal?: AbortSignal) =>
    sizes
      .firstPage(
        endpoint,
        (size, urgency) =>
          new Promise<Page<unknown>>((resolve, reject) => {
            const answer = () => (size > cap ? reject(refusal()) : resolve(EMPTY));
            calls.push({ endpoint, size, priority: urgency, answer, fail: reject });
          }),
        { priority, signal, onJoin: () => joins++ },
      )
      .then(
        ({ size }) => size,
        (error: Error) => error.message,
      );
  const requested = () => calls.map(({ endpoint, size }) => `${endpoint} ${size}`);
  /** Answers all calls, including those that follow from the answers. */
  const answerAll = async () => {
    for (let index = 0; index < calls.length; index++) {
      calls[index]?.answer();
      await settle();
    }
  };
  return { ask, requested, calls, answerAll, written: writes, joins: () => joins };
}

const settle = () => new Promise((resolve) => setImmediate(resolve));

it('searches for a size with one task at a time, and uses it for all endpoints', async () => {
  const { ask, requested, answerAll, written } = service(100);
  const tasks = [ask('a'), ask('a'), ask('b'), ask('c')];
  await settle();
  expect(requested()).toEqual(['a 1000']);
  await answerAll();
  expect(await Promise.all(tasks)).toEqual([100, 100, 100, 100]);
  expect(requested().slice(0, 3)).toEqual(['a 1000', 'a 500', 'a 100']);
  expect(requested().slice(3).sort()).toEqual(['a 100', 'b 100', 'c 100']);
  expect(written.sort()).toEqual([
    ['a', 100],
    ['b', 100],
    ['c', 100],
  ]);
});

it('starts with the size that the endpoint accepted before, without waiting for others', async () => {
  const { ask, requested, answerAll } = service(1000, { a: 50, b: 500 });
  const tasks = [ask('c'), ask('c'), ask('a'), ask('a')];
  await settle();
  expect(requested().sort()).toEqual(['a 50', 'a 50', 'c 500']);
  await answerAll();
  expect(await Promise.all(tasks)).toEqual([500, 500, 50, 50]);
});

it('steps down once for all tasks if a size is no longer accepted', async () => {
  const { ask, requested, answerAll } = service(10, { a: 100 });
  const tasks = [ask('a'), ask('a')];
  await settle();
  await answerAll();
  expect(await Promise.all(tasks)).toEqual([10, 10]);
  expect(requested()).toEqual(['a 100', 'a 100', 'a 50', 'a 10', 'a 10']);
});

it('gives the search the priority of a user who waits for it', async () => {
  const { ask, calls, joins } = service(1000);
  const priorityOf = (urgency?: Urgency) => (typeof urgency === 'function' ? urgency() : urgency);
  void ask('a');
  await settle();
  expect(priorityOf(calls[0]?.priority)).toBe('background');
  const leaves = new AbortController();
  const person = ask('b', 'person', leaves.signal);
  await settle();
  expect(priorityOf(calls[0]?.priority)).toBe('person');
  expect(joins()).toBe(2);
  leaves.abort(new Error('left'));
  expect(await person).toBe('left');
  expect(priorityOf(calls[0]?.priority)).toBe('background');
});

it('continues with the next task if the search fails', async () => {
  const { ask, requested, calls, answerAll } = service(1000);
  const tasks = [ask('a'), ask('b')];
  await settle();
  calls[0]?.fail(new Error('broken'));
  await settle();
  await answerAll();
  expect(await Promise.all(tasks)).toEqual(['broken', 1000]);
  expect(requested()).toEqual(['a 1000', 'b 1000']);
});
