import { expect, it } from 'vitest';
import { createSlots } from './slots';

it('admits waiting callers in their order', async () => {
  const acquire = createSlots(1);
  const release = await acquire();
  const order: number[] = [];
  const waiting = [1, 2].map(async (number) => {
    const releaseSlot = await acquire();
    order.push(number);
    releaseSlot();
  });
  expect(order).toEqual([]);
  release();
  await Promise.all(waiting);
  expect(order).toEqual([1, 2]);
});

it('frees a slot once, however often it is released', async () => {
  const acquire = createSlots(1);
  const release = await acquire();
  release();
  release();
  await acquire();
  let isAdmitted = false;
  void acquire().then(() => {
    isAdmitted = true;
  });
  await Promise.resolve();
  expect(isAdmitted).toBe(false);
});

it('skips callers that gave up waiting', async () => {
  const acquire = createSlots(1);
  const release = await acquire();
  const leave = new AbortController();
  const slot = acquire(leave.signal);
  const next = acquire();
  leave.abort(new Error('gone'));
  await expect(slot).rejects.toThrow('gone');
  release();
  await expect(next).resolves.toBeTypeOf('function');
});
