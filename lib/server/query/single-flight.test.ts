import { expect, it } from 'vitest';
import { createSingleFlight } from './single-flight';

function work() {
  const begun: { signal: AbortSignal; end: (text: string) => void; fail: (error: Error) => void }[] = [];
  const begin = (signal: AbortSignal) =>
    new Promise<string>((end, fail) => {
      begun.push({ signal, end, fail });
    });
  return { begun, begin };
}

it('runs work once for callers at the same time, and again for later ones', async () => {
  const { begun, begin } = work();
  const singleFlight = createSingleFlight<string>();
  const both = [singleFlight('a', undefined, begin), singleFlight('a', undefined, begin)];
  const other = singleFlight('b', undefined, begin);
  expect(begun).toHaveLength(2);
  begun[0]?.end('made');
  begun[1]?.end('another');
  expect(await Promise.all([...both, other])).toEqual(['made', 'made', 'another']);
  const later = singleFlight('a', undefined, begin);
  begun[2]?.fail(new Error('broken'));
  await expect(later).rejects.toThrow('broken');
  void singleFlight('a', undefined, begin);
  expect(begun).toHaveLength(4);
});

it('continues while a caller waits, and stops when the last one leaves', async () => {
  const { begun, begin } = work();
  const singleFlight = createSingleFlight<string>();
  const [first, second, third] = [new AbortController(), new AbortController(), new AbortController()];
  const left = singleFlight('a', first.signal, begin);
  const stays = singleFlight('a', second.signal, begin);
  first.abort(new Error('gone'));
  await expect(left).rejects.toThrow('gone');
  expect(begun[0]?.signal.aborted).toBe(false);
  second.abort(new Error('gone, too'));
  await expect(stays).rejects.toThrow('gone, too');
  expect(begun[0]?.signal.aborted).toBe(true);
  const again = singleFlight('a', third.signal, begin);
  begun[1]?.end('made');
  expect(await again).toBe('made');
});
