import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { WaitsFor } from '@/components/downloads/queue-row';
import { ownJson } from '@/lib/client/query/test-response';

const NOW = new Date('2026-06-30T05:00:00Z');
const LIMIT = { calls: 60, seconds: 60 };
const FREE = { limit: null, left: null, nextFreeAt: null, refusedUntil: null, waiting: 0 };

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** Renders what a download waits for. */
function show(budget: object, isStill = true): HTMLElement {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
  vi.stubGlobal('fetch', async () => ownJson({ now: NOW, service: { problem: null }, budget: { ...FREE, ...budget } }));
  const { container } = render(
    <QueryClientProvider client={new QueryClient()}>
      <WaitsFor isStill={isStill} />
    </QueryClientProvider>,
  );
  return container;
}

it('shows when a refused request is retried', async () => {
  const refused = { refusedUntil: '2026-06-30T05:00:12Z' };
  const sentence = ' · the service allows no more requests for now (429), retry in 12 s';
  const texts = [show(refused), show(refused, false)];
  await waitFor(() => expect(texts.map(({ textContent }) => textContent)).toEqual([sentence, sentence]));
});

it('shows the limit only while a download waits for its turn', async () => {
  const turn = { limit: LIMIT, left: 0, nextFreeAt: '2026-06-30T05:00:07Z', waiting: 3 };
  const row = show(turn);
  await waitFor(() => expect(row).toHaveTextContent('60 requests in 60 s are used, next in 7 s'));
  const rowOfNone = show({ ...turn, waiting: 0 });
  await waitFor(() => expect(rowOfNone).toHaveTextContent('waiting for the service'));
});
