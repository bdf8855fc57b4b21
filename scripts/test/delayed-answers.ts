import { vi } from 'vitest';

/**
 * Delays each answer of a stubbed `fetch` by a random time of at most TEST_DELAY milliseconds, if it is set. Finds tests
 * that only pass if answers arrive at once, or in the order of their requests.
 */
export function delayAnswers(limit = Number(process.env.TEST_DELAY ?? 0)): void {
  if (limit === 0) return;
  const stubGlobal = vi.stubGlobal.bind(vi);
  vi.stubGlobal = (name, value) =>
    stubGlobal(name, name === 'fetch' && typeof value === 'function' ? delayed(value as typeof fetch, limit) : value);
}

function delayed(answer: typeof fetch, limit: number): typeof fetch {
  return async (...request) => {
    const response = await answer(...request);
    await new Promise((resolve) => setTimeout(resolve, Math.random() * limit));
    return response;
  };
}
