import { expect, it, onTestFinished, vi } from 'vitest';
import { untilDone } from './until-done';

it('work on the store that fails is tried again every minute until it succeeds', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  vi.spyOn(console, 'error').mockReturnValue();
  const work = vi.fn().mockRejectedValueOnce(new Error('no engine')).mockRejectedValueOnce(new Error('no engine'));
  await untilDone('filling tables', work);
  const attempts: number[] = [];
  for (const _ of [1, 2, 3, 4]) {
    attempts.push(work.mock.calls.length);
    await vi.advanceTimersByTimeAsync(60_000);
  }
  expect(attempts).toEqual([1, 2, 3, 3]);
});
