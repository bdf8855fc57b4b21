import { QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import { NuqsTestingAdapter } from 'nuqs/adapters/testing';
import type { ReactNode } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { useDownloads } from '@/components/downloads/use-downloads';
import { createQueryClient } from '@/lib/client/query-client';

vi.mock('next/navigation', () => ({ useSearchParams: () => new URLSearchParams() }));

const DATE = '2026-06-30';
const FETCHED = '2026-06-30T08:00:00.000Z';
const PLACE = { dataset: 'rating', date: DATE };

afterEach(() => vi.unstubAllGlobals());

/** Ratings, whose list is asked for until `answer` is called; then two of its hours have a file. */
function beforeTheList() {
  let told: (status: number) => void = () => {};
  const list = new Promise<number>((resolve) => {
    told = resolve;
  });
  let listed = false;
  const body = (value: object) =>
    [{ type: 'meta', fetchedAt: FETCHED }, { type: 'value', value }, { type: 'end' }]
      .map((event) => `${JSON.stringify(event)}\n`)
      .join('');
  const days = () => ({
    ...{ today: DATE, from: DATE, until: DATE, rules: [] },
    datasets: [
      {
        ...{ name: 'rating', title: 'Ratings', listed: true, listedAt: listed ? FETCHED : null, newest: null, odd: [] },
        days: [
          { date: DATE, hours: (listed ? '---aa---' : '').padEnd(24, listed ? '-' : '?'), bytes: null, compared: 0 },
        ],
      },
    ],
  });
  vi.stubGlobal('fetch', async (url: string) => {
    if (!url.startsWith('/api/downloads/calendar')) return new Response(body(days()));
    const status = await list;
    return status === 200
      ? new Response(
          body({ ...{ dataset: 'rating', listed: true, listedAt: FETCHED, newest: DATE, rules: [] }, days: [] }),
        )
      : new Response('no', { status });
  });
  const client = createQueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>
      <NuqsTestingAdapter hasMemory>{children}</NuqsTestingAdapter>
    </QueryClientProvider>
  );
  const { result } = renderHook(useDownloads, { wrapper });
  return {
    result,
    answer(status = 200) {
      listed = status === 200;
      told(status);
    },
  };
}

it('takes of a day that is chosen before its list has come the hours that have a file', async () => {
  const { result, answer } = beforeTheList();
  await waitFor(() => expect(result.current.shown).not.toBeNull());
  act(() => result.current.togglePlaces(PLACE, PLACE));
  expect(result.current).toMatchObject({ chosen: [], waiting: [PLACE] });
  answer();
  await waitFor(() => expect(result.current.chosen).toEqual(['rating/2026-06-30/03', 'rating/2026-06-30/04']));
  expect(result.current.waiting).toEqual([]);
});

it('takes every hour where the list cannot be had, and none of a day that was left out again', async () => {
  const { result, answer } = beforeTheList();
  await waitFor(() => expect(result.current.shown).not.toBeNull());
  act(() => result.current.togglePlaces(PLACE, PLACE));
  act(() => result.current.togglePlaces(PLACE, PLACE));
  expect(result.current.waiting).toEqual([]);
  act(() => result.current.togglePlaces(PLACE, PLACE));
  answer(404);
  await waitFor(() => expect(result.current.chosen).toHaveLength(24));
});
