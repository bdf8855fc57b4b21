import { afterAll, vi } from 'vitest';

/**
 * Contract tests of a worker share the modules that they import, as importing them again for each file takes a third of
 * the time. So each file leaves the environment, the clock and the values of the process as it found them.
 */
afterAll(() => {
  vi.unstubAllEnvs();
  vi.useRealTimers();
  vi.restoreAllMocks();
  for (const key of Object.getOwnPropertySymbols(globalThis))
    if (Symbol.keyFor(key)?.startsWith('endcap.')) Reflect.deleteProperty(globalThis, key);
});
