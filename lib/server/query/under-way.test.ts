import { expect, it } from 'vitest';
import { createUnderWay } from './under-way';

function work() {
  const begun: { signal: AbortSignal; end: (text: string) => void; fail: (error: Error) => void }[] = [];
  const begin = (signal: AbortSignal) =>
    new Promise<string>((end, fail) => {
      begun.push({ signal, end, fail });
    });
  return { begun, begin };
}

it('is done once for all who ask for the same meanwhile, and again afterwards', async () => {
  const { begun, begin } = work();
  const underWay = createUnderWay<string>();
  const both = [underWay('a', undefined, begin), underWay('a', undefined, begin)];
  const other = underWay('b', undefined, begin);
  expect(begun).toHaveLength(2);
  begun[0]?.end('made');
  begun[1]?.end('another');
  expect(await Promise.all([...both, other])).toEqual(['made', 'made', 'another']);
  const later = underWay('a', undefined, begin);
  begun[2]?.fail(new Error('broken'));
  await expect(later).rejects.toThrow('broken');
  void underWay('a', undefined, begin);
  expect(begun).toHaveLength(4);
});

it('goes on while somebody waits for it, and stops when the last one leaves', async () => {
  const { begun, begin } = work();
  const underWay = createUnderWay<string>();
  const [first, second, third] = [new AbortController(), new AbortController(), new AbortController()];
  const left = underWay('a', first.signal, begin);
  const stays = underWay('a', second.signal, begin);
  first.abort(new Error('gone'));
  await expect(left).rejects.toThrow('gone');
  expect(begun[0]?.signal.aborted).toBe(false);
  second.abort(new Error('gone, too'));
  await expect(stays).rejects.toThrow('gone, too');
  expect(begun[0]?.signal.aborted).toBe(true);
  const again = underWay('a', third.signal, begin);
  begun[1]?.end('made');
  expect(await again).toBe('made');
});
