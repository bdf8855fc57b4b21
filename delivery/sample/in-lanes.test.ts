import { expect, it } from 'vitest';
import { inLanes } from './in-lanes';

it('starts items in order, and limits concurrency to the number of lanes', async () => {
  const begun: number[] = [];
  let busy = 0;
  let busiest = 0;
  await inLanes(2, [1, 2, 3, 4, 5], async (item) => {
    begun.push(item);
    busiest = Math.max(busiest, ++busy);
    await Promise.resolve();
    busy--;
  });
  expect([begun, busiest]).toEqual([[1, 2, 3, 4, 5], 2]);
});

it('starts nothing after a failure, and throws it once the others have ended', async () => {
  const ended: number[] = [];
  const work = inLanes(2, [1, 2, 3, 4], async (item) => {
    if (item === 1) throw new Error('broken');
    await Promise.resolve();
    ended.push(item);
  });
  await expect(work).rejects.toThrow('broken');
  expect(ended).toEqual([2]);
});
