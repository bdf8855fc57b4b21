import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { useTrendAnswers } from '@/components/scorecards/use-trend-answers';
import { ownResponse } from '@/lib/client/test-response';

afterEach(() => vi.unstubAllGlobals());

const PERIOD = { start_date: '2026-06-24', end_date: '2026-06-30' };
const KEPT = { pageSize: 1000, answers: [{ params: PERIOD, free: true, total: null }] };

/** Answers come one by one, as the test lets them. */
function waiting() {
  const answer = new Map<string, (value: unknown) => void>();
  vi.stubGlobal('fetch', (url: string) => {
    const name = new URL(url, 'http://localhost').pathname;
    return new Promise<Response>((resolve) => {
      answer.set(name, (value) => {
        const events = [
          { type: 'meta', fetchedAt: '2026-06-30T08:00:00.000Z' },
          { type: 'value', value },
          { type: 'end' },
        ];
        resolve(ownResponse(events.map((event) => `${JSON.stringify(event)}\n`).join('')));
      });
    });
  });
  const client = new QueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const { result } = renderHook(() => useTrendAnswers(PERIOD, '', false), { wrapper });
  return { result, answer };
}

it('knows what is missing only once every kept range has come', async () => {
  const { result, answer } = waiting();
  expect(result.current.missing).toBeNull();
  await act(async () => answer.get('/api/kept')?.(KEPT));
  await waitFor(() => expect(answer.has('/api/scorecard')).toBe(true));
  expect(result.current.missing).toBeNull();
  await act(async () => answer.get('/api/scorecard')?.([]));
  await waitFor(() => expect(result.current.missing).toBe(11));
});
