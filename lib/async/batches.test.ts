import { expect, it } from 'vitest';
import { createBatches } from './batches';

/** Batches that end when `release` is called. */
function heldBatches(most?: number) {
  const batches: { items: readonly string[]; end: (error?: Error) => void }[] = [];
  const add = createBatches<string, string>(
    (items) =>
      new Promise((resolve, reject) =>
        batches.push({
          items,
          end: (error) => (error ? reject(error) : resolve(items.map((item) => item.toUpperCase()))),
        }),
      ),
    most,
  );
  return { batches, add };
}

const owner = {};
const nextBatch = (batches: readonly unknown[], count: number) => expect.poll(() => batches.length).toBe(count);

it('works together on items that arrive while a batch runs, each with its result', async () => {
  const { batches, add } = heldBatches();
  const first = add(owner, 'k', 'a');
  await nextBatch(batches, 1);
  const later = [add(owner, 'k', 'b'), add(owner, 'k', 'c')];
  batches[0]?.end();
  expect(await first).toBe('A');
  await nextBatch(batches, 2);
  expect(batches[1]?.items).toEqual(['b', 'c']);
  batches[1]?.end();
  expect(await Promise.all(later)).toEqual(['B', 'C']);
});

it('runs batches of other keys and owners at the same time', async () => {
  const { batches, add } = heldBatches();
  for (const [who, key] of [
    [owner, 'k'],
    [owner, 'l'],
    [{}, 'k'],
  ] as const)
    void add(who, key, 'a');
  await nextBatch(batches, 3);
  expect(batches.map(({ items }) => items)).toEqual([['a'], ['a'], ['a']]);
});

it('limits the items of a batch', async () => {
  const { batches, add } = heldBatches(2);
  const results = ['a', 'b', 'c'].map((item) => add(owner, 'k', item));
  await nextBatch(batches, 1);
  expect(batches[0]?.items).toEqual(['a', 'b']);
  batches[0]?.end();
  await nextBatch(batches, 2);
  batches[1]?.end();
  expect(await Promise.all(results)).toEqual(['A', 'B', 'C']);
});

it('fails for the items of a batch only', async () => {
  const { batches, add } = heldBatches(1);
  const [failed, next] = [add(owner, 'k', 'a'), add(owner, 'k', 'b')];
  await nextBatch(batches, 1);
  batches[0]?.end(new Error('broken'));
  await expect(failed).rejects.toThrow('broken');
  await nextBatch(batches, 2);
  batches[1]?.end();
  expect(await next).toBe('B');
});
