import { expect, it, vi } from 'vitest';
import { memoize } from './memoize';

it('loads a value once per key', async () => {
  const cache = new Map<string, Promise<string>>();
  const load = vi.fn(async () => 'value');
  expect(await Promise.all([memoize(cache, 'a', load), memoize(cache, 'a', load)])).toEqual(['value', 'value']);
  expect(await memoize(cache, 'a', load)).toBe('value');
  expect(await memoize(cache, 'b', async () => 'other')).toBe('other');
  expect(load).toHaveBeenCalledOnce();
});

it('shares a failure with concurrent callers, and loads again afterwards', async () => {
  const cache = new Map<string, Promise<string>>();
  const load = vi.fn(() => Promise.reject<string>(new Error('broken')));
  const callers = [memoize(cache, 'a', load), memoize(cache, 'a', load)];
  for (const result of await Promise.allSettled(callers)) expect(result.status).toBe('rejected');
  expect(load).toHaveBeenCalledOnce();
  expect(await memoize(cache, 'a', async () => 'value')).toBe('value');
});

it('keeps a newer value when an earlier load fails', async () => {
  const cache = new Map<string, Promise<string>>();
  let fail = (_: Error) => {};
  const load = () =>
    new Promise<string>((_, reject) => {
      fail = reject;
    });
  const earlier = memoize(cache, 'a', load);
  cache.delete('a');
  const later = memoize(cache, 'a', async () => 'newer');
  fail(new Error('broken'));
  await expect(earlier).rejects.toThrow('broken');
  expect(memoize(cache, 'a', async () => 'newest')).toBe(later);
});
