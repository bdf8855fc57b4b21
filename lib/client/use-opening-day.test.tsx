import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { ownJson, ownResponse } from '@/lib/client/test-response';
import { useOpeningDay } from '@/lib/client/use-opening-day';

const STATUS = {
  now: '2026-06-30T05:00:00.000Z',
  service: { state: 'untried', at: null, problem: null, backAt: null },
  freshness: { crawledAt: null, fetchedAt: null },
  budget: { limit: null, left: null, nextFreeAt: null, refusedUntil: null, waiting: 0 },
};

afterEach(() => vi.unstubAllGlobals());

/** `rows` is what the service has of a day. */
function opening(chosen: string | null, rows: (url: string) => unknown[]) {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (url: string) => {
    if (url === '/api/status') return ownJson(STATUS);
    asked.push(url);
    const events = [{ type: 'meta', fetchedAt: STATUS.now }, { type: 'rows', rows: rows(url) }, { type: 'end' }];
    return ownResponse(events.map((event) => `${JSON.stringify(event)}\n`).join(''));
  });
  const client = new QueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const { result } = renderHook(() => useOpeningDay(chosen, (day) => `/api/x?date=${day}`), { wrapper });
  return { asked, result };
}

it('is the newest day where the service has it', async () => {
  const { asked, result } = opening(null, () => [{ a: 1 }]);
  await waitFor(() => expect(asked).toEqual(['/api/x?date=2026-06-30']));
  await waitFor(() => expect(result.current).toBe('2026-06-30'));
});

it('is the day before while the newest has nothing yet', async () => {
  const { asked, result } = opening(null, () => []);
  await waitFor(() => expect(result.current).toBe('2026-06-29'));
  expect(asked).toEqual(['/api/x?date=2026-06-30']);
});

it('is the chosen day, whatever the service has of it', async () => {
  const { asked, result } = opening('2026-06-01', () => []);
  await waitFor(() => expect(result.current).toBe('2026-06-01'));
  expect(asked).toEqual([]);
});
