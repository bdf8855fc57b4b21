import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { WaitsFor } from '@/components/downloads/queue-row';

const NOW = new Date('2026-06-30T05:00:00Z');
const LIMIT = { calls: 60, seconds: 60 };
const FREE = { limit: null, left: null, nextFreeAt: null, refusedUntil: null, waiting: 0 };

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

async function told(budget: object, isStill = true): Promise<string> {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
  vi.stubGlobal('fetch', async () => Response.json({ service: { problem: null }, budget: { ...FREE, ...budget } }));
  const { container } = render(
    <QueryClientProvider client={new QueryClient()}>
      <WaitsFor isStill={isStill} />
    </QueryClientProvider>,
  );
  await expect.poll(() => container.textContent).toBeTruthy();
  return container.textContent ?? '';
}

it('a service that allows no more calls is said with the time until it is asked again, of what still comes, too', async () => {
  const refused = { refusedUntil: '2026-06-30T05:00:12Z' };
  const sentence = ' · the service allows no more calls for now (429), asked again in 12 s';
  expect(await told(refused)).toBe(sentence);
  expect(await told(refused, false)).toContain(sentence);
});

it('a turn to come is said with the limit, and nothing of it where the service alone is waited for', async () => {
  const turn = { limit: LIMIT, left: 0, nextFreeAt: '2026-06-30T05:00:07Z', waiting: 3 };
  expect(await told(turn)).toBe(' · 60 calls in 60 s are used, next in 7 s');
  expect(await told({ ...turn, waiting: 0 })).toContain(' · waiting for the first byte');
});
