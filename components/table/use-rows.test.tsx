import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { loadedRows } from '@/components/table/grid-rows';
import { useRows } from '@/components/table/use-rows';
import { ownJson } from '@/lib/client/query/test-response';

afterEach(() => vi.unstubAllGlobals());

/** Serves a table of 500 rows, which are named by their set and position. Returns the offsets of its requests. */
function serveRows(setOf: (requests: number) => string): number[] {
  const offsets: number[] = [];
  vi.stubGlobal('fetch', async (path: string) => {
    const offset = Number(new URL(path, 'http://local').searchParams.get('offset'));
    const set = setOf(offsets.push(offset));
    const rows = Array.from({ length: 100 }, (_, index) => ({ banner: `${set} ${offset + index}` }));
    return ownJson({ answer: { rows, total: 500, offset, sort: '' }, coverage: [], provenance: [{ fetchedAt: set }] });
  });
  return offsets;
}

/** Shows the rows in a range. `states` has the names of the rows 0 and 240 after each render. */
function showRows(range: { first: number; last: number }) {
  const client = new QueryClient();
  const options = { query: 'banners/placements', params: { date: '2026-06-30' }, sort: '', search: '' } as const;
  const states: (string | null | undefined)[][] = [];
  const hook = renderHook(
    (range) => {
      const rows = useRows({ ...options, ...range });
      states.push([0, 240].map((index) => rows.rowAt(index)?.banner));
      return rows;
    },
    {
      initialProps: range,
      wrapper: ({ children }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>,
    },
  );
  return { ...hook, client, states };
}

const allLoaded = (rowAt: ReturnType<typeof useRows<'banners/placements'>>['rowAt']) =>
  loadedRows({ rowAt, total: 500, isStale: false, version: '' });

it('keeps the rows that were in sight before, so that print begins with the first row', async () => {
  serveRows(() => 'A');
  const { result, rerender } = showRows({ first: 80, last: 120 });
  await waitFor(() => expect(result.current.rowAt(120)?.banner).toBe('A 120'));
  rerender({ first: 210, last: 240 });
  await waitFor(() => expect(result.current.rowAt(240)?.banner).toBe('A 240'));
  expect(allLoaded(result.current.rowAt)).toHaveLength(300);
});

it('shows only rows of one set while the server replaces it, and no gaps', async () => {
  let set = 'A';
  const offsets = serveRows(() => set);
  const { result, rerender, states } = showRows({ first: 80, last: 120 });
  await waitFor(() => expect(result.current.rowAt(120)?.banner).toBe('A 120'));
  set = 'B';
  rerender({ first: 210, last: 240 });
  await waitFor(() => expect(result.current.rowAt(240)?.banner).toBe('B 240'));
  for (const [first, later] of states.slice(states.findIndex(([name]) => name)))
    expect([first, later]).toEqual(later ? ['B 0', 'B 240'] : ['A 0', undefined]);
  expect(offsets.filter((offset) => offset === 0)).toHaveLength(2);
  // The second hundred rows are of the earlier set.
  expect(allLoaded(result.current.rowAt)).toHaveLength(100);
});

it('shows rows of several sets, and stops fetching them, if the server replaces its set with each request', async () => {
  const offsets = serveRows(String);
  const { result, rerender, client } = showRows({ first: 0, last: 20 });
  await waitFor(() => expect(result.current.rowAt(0)?.banner).toBe('1 0'));
  rerender({ first: 210, last: 240 });
  await waitFor(() => expect(offsets).toHaveLength(8));
  await waitFor(() => expect(client.isFetching()).toBe(0));
  rerender({ first: 211, last: 241 });
  await waitFor(() => expect(client.isFetching()).toBe(0));
  expect(offsets).toHaveLength(8);
  expect([0, 240].map((index) => result.current.rowAt(index)?.banner)).toEqual(['7 0', '8 240']);
});
