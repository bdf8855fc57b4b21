import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { ownResponse } from '@/lib/client/test-response';
import { useCollect } from '@/lib/client/use-collect';
import { type Holding, WHOLE_SET, WHOLE_VALUE } from '@/lib/client/use-sets';

const EVENTS = [
  { type: 'meta', fetchedAt: '2026-06-30T08:00:00.000Z' },
  { type: 'rows', rows: [{ a: 1 }] },
  { type: 'end' },
];
const BODY = EVENTS.map((event) => `${JSON.stringify(event)}\n`).join('');

afterEach(() => vi.unstubAllGlobals());

/** `answer` is asked for each address in turn. */
function collecting(answer: (url: string) => Promise<Response>, holding: Holding<{ url: string }> = WHOLE_SET) {
  const asked: string[] = [];
  vi.stubGlobal('fetch', (url: string, { signal }: { signal: AbortSignal }) => {
    asked.push(url);
    return Promise.race([
      answer(url),
      new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
    ]);
  });
  const client = new QueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const { result } = renderHook(() => useCollect(holding), { wrapper });
  return {
    asked,
    result,
    held: (url: string) => client.getQueryData<{ rows?: unknown[]; value?: unknown; url: string }>(['set', url]),
  };
}

it('asks in the background and keeps each set under its own address', async () => {
  const { asked, result, held } = collecting(async () => ownResponse(BODY));
  await act(() => result.current.collect(['/api/x?date=1', '/api/x?date=2']));
  expect(asked).toEqual(['/api/x?date=1&background=1', '/api/x?date=2&background=1']);
  expect(held('/api/x?date=2')).toMatchObject({ url: '/api/x?date=2', rows: [{ a: 1 }] });
  expect(result.current).toMatchObject({ progress: null, problem: null });
});

it('keeps a single object where a question is answered by one', async () => {
  const body = BODY.replace('"rows","rows":[{"a":1}]', '"value","value":{"a":1}');
  const { result, held } = collecting(async () => ownResponse(body), WHOLE_VALUE);
  await act(() => result.current.collect(['/api/x?date=1']));
  expect(held('/api/x?date=1')).toMatchObject({ url: '/api/x?date=1', value: { a: 1 } });
});

it('stops at a failure, says it, and keeps what had come', async () => {
  const { asked, result, held } = collecting(async (url) =>
    url.includes('date=2') ? new Response('no', { status: 502 }) : ownResponse(BODY),
  );
  await act(() => result.current.collect(['/api/x?date=1', '/api/x?date=2', '/api/x?date=3']));
  expect(asked).toHaveLength(2);
  expect(held('/api/x?date=1')?.rows).toHaveLength(1);
  expect(result.current.problem).not.toBeNull();
});

it('stops when told to, which is no failure', async () => {
  const { asked, result } = collecting(() => new Promise(() => {}));
  let ended: Promise<void> = Promise.resolve();
  act(() => {
    ended = result.current.collect(['/api/x?date=1', '/api/x?date=2']);
  });
  await waitFor(() => expect(result.current.progress).toEqual({ done: 0, of: 2 }));
  await act(async () => {
    result.current.stop();
    await ended;
  });
  expect(asked).toHaveLength(1);
  expect(result.current).toMatchObject({ progress: null, problem: null });
});
