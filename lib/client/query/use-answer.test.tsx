import { focusManager, QueryClientProvider } from '@tanstack/react-query';
import { renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { createQueryClient } from '@/lib/client/query/query-client';
import { ownJson } from '@/lib/client/query/test-response';
import { useAnswer } from '@/lib/client/query/use-answer';

afterEach(() => {
  focusManager.setFocused(undefined);
  vi.unstubAllGlobals();
});

it('looks for a newer day when the user returns to the page, and leaves its figures', async () => {
  const requests: string[] = [];
  vi.stubGlobal('fetch', async (path: string) => {
    requests.push(path.split('?')[0] ?? '');
    return ownJson({ answer: { newest: '2026-06-30', days: [] }, coverage: [], provenance: [] });
  });
  const client = createQueryClient();
  renderHook(
    () => [useAnswer('shelf/days', {}), useAnswer('banners/tiles', { date: '2026-06-30' })].map(({ kind }) => kind),
    { wrapper: ({ children }) => <QueryClientProvider client={client}>{children}</QueryClientProvider> },
  );
  await waitFor(() => expect(client.isFetching()).toBe(0));
  requests.length = 0;
  // As after hours in another tab.
  await client.invalidateQueries({ refetchType: 'none' });
  focusManager.setFocused(false);
  focusManager.setFocused(true);
  await waitFor(() => expect(requests).toEqual(['/api/query/shelf/days']));
});
