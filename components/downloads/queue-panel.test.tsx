import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { QueuePanel } from '@/components/downloads/queue-panel';
import { newItem, type QueueItem } from '@/lib/client/files/queue-item';

const items = vi.hoisted(() => ({ current: [] as QueueItem[] }));
vi.mock('@/lib/client/files/use-queue', () => ({ useQueue: () => items.current }));

beforeEach(() => {
  // The status of the server stays unknown.
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
});
afterEach(() => vi.unstubAllGlobals());

it('announces the end of a download, and not its progress', () => {
  const source = { url: '/api/downloads/file', body: '{"files":[]}' } as QueueItem['source'];
  const show = (over: Partial<QueueItem>) => {
    items.current = [{ ...newItem({ id: '1', label: 'Prices', source }, 'page'), ...over }];
    return (
      <QueryClientProvider client={new QueryClient()}>
        <QueuePanel />
      </QueryClientProvider>
    );
  };
  const { rerender } = render(show({ state: 'running', received: 1_000 }));
  const announced = () => screen.getByRole('status').textContent;
  expect(announced()).toBe('Downloads: 1, Done: 0, Failed: 0');
  rerender(show({ state: 'running', received: 2_000 }));
  expect(announced()).toBe('Downloads: 1, Done: 0, Failed: 0');
  rerender(show({ state: 'done', received: 3_000 }));
  expect(announced()).toBe('Downloads: 0, Done: 1, Failed: 0');
});
