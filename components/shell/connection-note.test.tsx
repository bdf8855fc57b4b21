import { onlineManager, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ConnectionNote } from '@/components/shell/connection-note';
import { createQueryClient } from '@/lib/client/query/query-client';
import { ownJson } from '@/lib/client/query/test-response';
import { useAnswer } from '@/lib/client/query/use-answer';
import { useStatus } from '@/lib/client/query/use-status';

/** What becomes of a request: the dashboard answers, holds it or is unreachable. */
let fate: 'answers' | 'holds' | 'unreachable' = 'answers';

const STATUS = { budget: { waiting: 0, left: 5 }, service: { state: 'answering', problem: null, backAt: null } };

beforeEach(() => {
  vi.useFakeTimers();
  fate = 'answers';
  vi.stubGlobal('fetch', async (path: string) => {
    if (fate === 'unreachable') throw new TypeError('Failed to fetch');
    if (path === '/api/status') return ownJson({ ...STATUS, collecting: null, isPlanning: false });
    if (fate === 'holds') return new Promise(() => undefined);
    return ownJson({ answer: path, coverage: [], provenance: [] });
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  onlineManager.setOnline(true);
});

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

function Page({ date }: { date: string }) {
  useStatus();
  const { kind } = useAnswer('visibility/tiles', { date } as never);
  return (
    <>
      <ConnectionNote />
      <p>{kind}</p>
    </>
  );
}

async function open() {
  const client = createQueryClient();
  const page = (date: string) => (
    <QueryClientProvider client={client}>
      <Page date={date} />
    </QueryClientProvider>
  );
  const { rerender } = render(page('2026-06-30'));
  await pass(100);
  expect(screen.getByText('content')).toBeInTheDocument();
  return { go: (date: string) => rerender(page(date)) };
}

it('says nothing about answers within a moment', async () => {
  const { go } = await open();
  go('2026-06-29');
  await pass(100);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

it('says within a second that it waits, and after five seconds that the service is slow', async () => {
  const { go } = await open();
  fate = 'holds';
  go('2026-06-29');
  await pass(900);
  expect(screen.getByRole('status')).toHaveTextContent('Waiting for the service…');
  await pass(4_200);
  expect(screen.getByRole('status')).toHaveTextContent('The service is slow.');
});

it('finds within a second that the browser is offline, dims the page, and recovers by itself', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await open();
  fate = 'unreachable';
  onlineManager.setOnline(false);
  await pass(900);
  expect(screen.getByRole('status')).toHaveTextContent('You are offline. The figures are those loaded before.');
  expect(document.documentElement).toHaveAttribute('data-unreachable');
  await pass(120_000);
  expect(screen.getByRole('status')).toHaveTextContent('Retrying automatically…');
  fate = 'answers';
  await pass(6_000);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  expect(document.documentElement).not.toHaveAttribute('data-unreachable');
});

it('reaches a dashboard on the same machine without a network', async () => {
  const { go } = await open();
  onlineManager.setOnline(false);
  go('2026-06-29');
  await pass(900);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

it('repeats a request that the dashboard does not answer', async () => {
  const { go } = await open();
  fate = 'unreachable';
  go('2026-06-29');
  await pass(900);
  expect(screen.getByRole('status')).toHaveTextContent('The dashboard does not answer.');
  fate = 'answers';
  await pass(6_000);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});
