import { afterEach, expect, it, vi } from 'vitest';
import { withLock } from './locks';

afterEach(() => vi.unstubAllGlobals());

it.each([
  ['locks are missing, as over plain http', {}],
  ['the user blocks site data', { locks: { request: () => Promise.reject(new DOMException('', 'SecurityError')) } }],
])('runs once if %s', async (_, navigator) => {
  vi.stubGlobal('navigator', navigator);
  const run = vi.fn();
  await withLock('a', run, { ifAvailable: true });
  expect(run.mock.calls).toEqual([[true]]);
});

it('reports that another page has the lock', async () => {
  vi.stubGlobal('navigator', { locks: { request: (_: string, __: object, run: (lock: null) => void) => run(null) } });
  const run = vi.fn();
  await withLock('a', run, { ifAvailable: true });
  expect(run.mock.calls).toEqual([[false]]);
});

it('passes on the failure of what runs, without running it again', async () => {
  vi.stubGlobal('navigator', {
    locks: { request: async (_: string, __: object, run: (lock: object) => void) => run({}) },
  });
  const run = vi.fn().mockRejectedValue(new Error('failed'));
  await expect(withLock('a', run)).rejects.toThrow('failed');
  expect(run).toHaveBeenCalledOnce();
});
