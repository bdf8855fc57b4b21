import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { loadedRows } from '@/components/table/grid-rows';
import { useRows } from '@/components/table/use-rows';
import { ownJson } from '@/lib/client/query/test-response';

afterEach(() => vi.unstubAllGlobals());

it('keeps the rows that were in sight before, so that print begins with the first row', async () => {
  vi.stubGlobal('fetch', async (path: string) => {
    const offset = Number(new URL(path, 'http://local').searchParams.get('offset'));
    const rows = Array.from({ length: 100 }, (_, index) => ({ banner: `${offset + index}` }));
    return ownJson({ answer: { rows, total: 500, offset, sort: '' }, coverage: [], provenance: [] });
  });
  const client = new QueryClient();
  const options = { query: 'banners/placements', params: { date: '2026-06-30' }, sort: '', search: '' } as const;
  const { result, rerender } = renderHook((range) => useRows({ ...options, ...range }), {
    initialProps: { first: 80, last: 120 },
    wrapper: ({ children }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>,
  });
  await waitFor(() => expect(result.current.rowAt(120)?.banner).toBe('120'));
  rerender({ first: 210, last: 240 });
  await waitFor(() => expect(result.current.rowAt(240)?.banner).toBe('240'));
  const { rowAt } = result.current;
  expect(loadedRows({ rowAt, total: 500, isStale: false, version: '' })).toHaveLength(300);
});
